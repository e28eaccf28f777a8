/** Reads typed values that are more than words. */
import { webAddress } from '../links';
import type { Meaning } from '../model/fields';
import { dialed, isPhoneNumber } from '../phone';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The value in the form that pages use; undefined if it has the wrong form. */
export const readMeaning = (typed: string, means: Meaning | undefined): string | undefined => {
  switch (means) {
    case 'webAddress':
      return webAddress(typed);
    case 'email':
      return EMAIL.test(typed) ? typed : undefined;
    case 'phone':
      return isPhoneNumber(typed) ? typed : undefined;
    case 'dialedPhone':
      return dialed(typed) || undefined;
    // The assembly checks links later, because the list of pages is not known yet.
    default:
      return typed;
  }
};
