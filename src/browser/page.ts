/** What is not about one part of a page: pictures that fail, frames on request, printing, the copyright year. */
import { onClick } from './onClick';

/** Starts the handlers of every page. */
export const startPage = (): void => {
  // CSS shows the button for the device's share sheet only with this class.
  if ('share' in navigator) document.documentElement.classList.add('can-share');

  // Browsers draw an icon of their own for a picture that failed to load, over the content below it. The
  // error event does not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && 'hideOnError' in target.dataset)
        target.hidden = true;
    },
    true,
  );

  // A template holds the frame of another site, which covers a drawn map or the still of a video on request. The
  // template is empty afterward, so that there is only one frame.
  onClick('[data-load-frame]', (asked, event) => {
    // A link to a video still opens in a new tab.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const place = asked.closest('.framed');
    const template = place?.querySelector('template');
    if (!template) return;
    event.preventDefault();
    place?.querySelector('.view')?.append(template.content);
    place?.querySelector('iframe')?.focus({ preventScroll: true });
  });

  // The button of a table to fill in on paper (`src/components/RichTable.tsx`).
  onClick('[data-print]', () => print());

  addEventListener('DOMContentLoaded', () => {
    // The copyright year is the current one, whenever the site was built.
    const element = document.querySelector<HTMLElement>('[data-year]');
    if (element)
      element.textContent = (element.textContent ?? '').replace(
        element.dataset.year ?? '',
        String(new Date().getFullYear()),
      );
  });
};
