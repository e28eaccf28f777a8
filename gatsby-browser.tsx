import type { GatsbyBrowser } from 'gatsby';

/** Tells the boot script that clicks it remembered can be played back now. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  window.dispatchEvent(new Event('app-hydrated'));
};
