/** Do something now, and again every so many seconds while the page is in view; to be called while a component begins. */
export function poll(work: () => Promise<void>, seconds: number): void {
    $effect(() => {
        const look = () => {
            if (document.visibilityState === 'visible') void work();
        };
        void work();
        const timer = setInterval(look, seconds * 1000);
        document.addEventListener('visibilitychange', look);
        return () => {
            clearInterval(timer);
            document.removeEventListener('visibilitychange', look);
        };
    });
}
