/**
 * While pages cross-fade (`@view-transition` in src/theme/global.ts), the new page is live below
 * the fading snapshot of the old one. By default a snapshot of both covers it and blocks input.
 */
export const startFade = (): void =>
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    const { style } = document.documentElement;
    style.viewTransitionName = 'none';
    void viewTransition.finished.then(() => (style.viewTransitionName = ''));
  });
