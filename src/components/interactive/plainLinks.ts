import { navigate } from 'gatsby';

interface PageLoader {
  readonly enqueue: (path: string) => void;
}

/** Gatsby's loader, which the production app puts on the window. */
const loader = (): PageLoader | undefined => (window as { ___loader?: PageLoader }).___loader;

/** The anchor of an event if it leads to another page of this site. */
const pageLink = (event: Event): HTMLAnchorElement | undefined => {
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[href^="/"]')
      : null;
  if (!link || link.target || link.hasAttribute('download') || /\.[a-z0-9]+$/i.test(link.pathname))
    return undefined;
  return link.origin === window.location.origin ? link : undefined;
};

/**
 * Makes links in parts of the page that stayed HTML (see Island) as quick as all others: prefetched
 * when pointed at, opened without a reload. Links that React knows have been handled before.
 */
export const startPlainLinks = (): void => {
  const prefetch = (event: Event): void => {
    const link = pageLink(event);
    if (link) loader()?.enqueue(link.pathname);
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch, { passive: true });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLink(event);
    if (!link || link.pathname === window.location.pathname) return;
    event.preventDefault();
    void navigate(`${link.pathname}${link.search}${link.hash}`);
  });
};
