import { readStored, writeStored } from './storage';

const KEY = 'counting';

const show = (selector: string, shown: boolean): void => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !shown;
};

/**
 * Asks visitors once whether they may be counted, and again from the footer.
 *
 * @param count starts counting; called at most once on a page, and never before a yes
 */
export const startConsent = (count: () => void): void => {
  // Where nothing can be stored the answer counts until the page is left.
  let answer = readStored(KEY);
  if (answer === 'yes') count();
  addEventListener('DOMContentLoaded', () => {
    show('[data-consent]', answer === null);
    show('[data-consent-change]', true);
  });
  const heed = (given: string | null): void => {
    const before = answer;
    answer = given;
    show('[data-consent]', answer === null);
    if (answer === 'yes' && before !== 'yes') count();
    // What is loaded can only be left behind with the page.
    if (answer !== 'yes' && before === 'yes') location.reload();
  };
  // The visitor may answer in another tab, or on a page later in the history.
  addEventListener('storage', ({ key }) => key === KEY && heed(readStored(KEY)));
  addEventListener('pageshow', ({ persisted }) => persisted && heed(readStored(KEY)));
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-consent-change]')) show('[data-consent]', true);
    const given = target.closest<HTMLElement>('[data-answer]')?.dataset.answer;
    if (given === undefined) return;
    writeStored(KEY, given);
    heed(given);
  });
};
