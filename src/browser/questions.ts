import { onClick } from './onClick';

/** Opens the `details` around the target of the address, for example its question. */
const openTarget = (): void => {
  // Not `:target`, which some browsers set only after the page is parsed.
  const target = document.getElementById(location.hash.slice(1));
  let fold = target?.closest('details:not([open])');
  if (!fold) return;
  for (; fold; fold = fold.parentElement?.closest('details:not([open])'))
    fold.setAttribute('open', '');
  target?.scrollIntoView();
};

/** Keeps a tapped question in place: a longer open question of the same section may close above it. */
const holdQuestion = (summary: Element): void => {
  const { top } = summary.getBoundingClientRect();
  requestAnimationFrame(() =>
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' }),
  );
};

/** Opens the question that a link leads to, and keeps a question in place while it opens. */
export const startQuestions = (): void => {
  addEventListener('DOMContentLoaded', openTarget);
  addEventListener('hashchange', openTarget);
  // Following the same link again does not change the address.
  onClick<HTMLAnchorElement>('a', ({ href }) => {
    if (href === location.href) openTarget();
  });
  onClick('details[name] > summary', holdQuestion);
};
