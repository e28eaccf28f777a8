import { onClick } from './onClick';

/** Puts the frame of the maps service, which its template holds, in the place of a drawn map when asked to. */
export const startMap = (): void => {
  onClick('[data-load-map]', (button) => {
    const map = button.closest('.map-frame');
    const template = map?.querySelector('template');
    if (!template) return;
    map?.querySelector('.view')?.replaceChildren(template.content.cloneNode(true));
    map?.querySelector('iframe')?.focus({ preventScroll: true });
  });
};
