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
  // Another tab, or a page later in the history, may have taken the answer back. A first answer
  // there counts from the next page on: this one may hold a message.
  const leaveIfTakenBack = (): void => {
    if (answer === 'yes' && readStored(KEY) !== 'yes') location.reload();
  };
  addEventListener('storage', ({ key }) => key === KEY && leaveIfTakenBack());
  addEventListener('pageshow', ({ persisted }) => persisted && leaveIfTakenBack());
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-consent-change]')) show('[data-consent]', true);
    const given = target.closest<HTMLElement>('[data-answer]')?.dataset.answer;
    if (given === undefined) return;
    const before = answer;
    answer = given;
    writeStored(KEY, answer);
    show('[data-consent]', false);
    if (answer === 'yes' && before !== 'yes') count();
    // What is loaded can only be left behind with the page.
    if (answer === 'no' && before === 'yes') location.reload();
  });
};
