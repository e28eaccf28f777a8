/** Puts the frame of the maps service, which its template holds, in the place of a drawn map when asked to. */
export const startMap = (): void => {
  addEventListener('click', ({ target }) => {
    const map =
      target instanceof Element && target.closest('[data-load-map]')?.closest('.map-frame');
    const template = map && map.querySelector('template');
    if (!template) return;
    map.querySelector('.view')?.replaceChildren(template.content.cloneNode(true));
    map.querySelector('iframe')?.focus({ preventScroll: true });
  });
};
