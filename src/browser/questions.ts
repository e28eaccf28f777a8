/** Opens whatever is folded around the part that the address points to, for example its question. */
const openTarget = (): void => {
  // Not `:target`, which some browsers know only after the page is parsed.
  const target = document.getElementById(location.hash.slice(1));
  let fold = target?.closest('details:not([open])');
  if (!fold) return;
  for (; fold; fold = fold.parentElement?.closest('details:not([open])'))
    fold.setAttribute('open', '');
  target?.scrollIntoView();
};

/** Links to a question open it, in the address of the page and later. */
export const startQuestions = (): void => {
  addEventListener('DOMContentLoaded', openTarget);
  addEventListener('hashchange', openTarget);
};
