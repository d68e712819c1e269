"""The figures that `/metrics` tells, read as Prometheus reads them."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families


def figure(told: str, name: str, **labels: str) -> float:
    """Return a figure, over all of its labels that are not given; 0 where it has not been counted."""
    return sum(
        sample.value
        for family in text_string_to_metric_families(told)
        for sample in family.samples
        if sample.name == name and labels.items() <= sample.labels.items()
    )
