"""Reports for people: the rates, the ratios, and what is missing and why."""

from collections.abc import Sequence

from benchmarks.harness import Report


def show(report: Report) -> None:
    """Print the report for people: the rates, the ratios, and what is missing and why."""
    if report.summaries:
        table(
            f"Rates per second of CPU time ({report.repeats} rounds of {report.seconds:g} s, measured in turn)",
            ("measure", "game", "contender", "version", "median", "best", "worst", "unit", "games/s", "how"),
            [
                (
                    one.contender.measure,
                    one.contender.game,
                    one.contender.process.peer.label,
                    one.contender.about.get("version", ""),
                    amount(one.median),
                    amount(one.best),
                    amount(one.worst),
                    one.contender.unit,
                    amount(one.games) if one.games else "",
                    one.contender.note,
                )
                for one in report.summaries
            ],
        )
    if report.ratios:
        table(
            "Starboard / peer (of medians; least and greatest within one round)",
            ("measure", "ours", "peer", "ratio", "least", "greatest", "same game"),
            [
                (
                    one.ours.contender.measure,
                    one.ours.contender.label,
                    one.theirs.contender.label,
                    f"{one.median:.2f}",
                    f"{one.spread[0]:.2f}",
                    f"{one.spread[1]:.2f}",
                    "yes" if one.same_game else "no: order of magnitude only",
                )
                for one in report.ratios
            ],
        )
    if report.absent:
        table("Not measured", ("what", "why"), [(one.label, one.reason) for one in report.absent])


def amount(value: float) -> str:
    """Return a rate in a few signs."""
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {letter}" if value < 1000 * size else f"{value / size:.0f} {letter}"
    return f"{value:.3g}"


def table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print a table, plainly where nothing draws one."""
    try:
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        widths = [max(len(cell) for cell in column) for column in zip(header, *rows, strict=True)]
        print(f"\n{title}")
        for row in (header, ["-" * width for width in widths], *rows):
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        return
    drawn = Table(*header, title=title, title_justify="left")
    for row in rows:
        drawn.add_row(*row)
    console = Console()
    if not console.is_terminal:
        console = Console(width=200)
    console.print(drawn)
