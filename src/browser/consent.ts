import { readStored, writeStored } from '../islands/storage';
import { onClick } from './onClick';

const KEY = 'counting';

const show = (selector: string, shown: boolean): void => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = !shown;
};

/**
 * Asks visitors for consent, once and again from the footer.
 *
 * @param count starts counting; called at most once per page, after consent
 */
export const startConsent = (count: () => void): void => {
  // Without storage the answer is valid until the page is left.
  let answer = readStored(KEY);
  if (answer === 'yes') count();
  addEventListener('DOMContentLoaded', () => {
    show('[data-consent]', answer === null);
    show('[data-consent-change]', true);
  });
  onClick('[data-consent-change]', () => show('[data-consent]', true));
  onClick('[data-answer]', ({ dataset: { answer: given = '' } }) => {
    const before = answer;
    answer = given;
    writeStored(KEY, given);
    show('[data-consent]', false);
    if (given === 'yes' && before !== 'yes') count();
    // Loaded scripts can only be unloaded with the page.
    if (given !== 'yes' && before === 'yes') location.reload();
  });
};
