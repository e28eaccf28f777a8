/** Makes links to `#top` scroll gently and take the keyboard along. Call once. */
export const startBackToTop = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href="#top"]') : null;
    if (!link || event.defaultPrevented || event.button !== 0) return;
    event.preventDefault();
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    const start = document.querySelector<HTMLElement>('#top, #gatsby-focus-wrapper');
    start?.setAttribute('tabindex', '-1');
    start?.focus({ preventScroll: true });
  });
};
