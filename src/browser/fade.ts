/**
 * Where pages fade into each other (`@view-transition` in src/theme/global.ts), the page that comes
 * shows as it is, under the fading picture of the one before. By itself the browser would show a
 * picture of both, and no touch would reach the page before they are gone.
 */
export const startFade = (): void =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    const { style } = document.documentElement;
    style.viewTransitionName = 'none';
    void viewTransition.finished.then(() => (style.viewTransitionName = ''));
  });
