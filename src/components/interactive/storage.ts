/**
 * The device's own storage, which may be switched off, full or blocked: every failure counts as
 * "nothing stored", because a visitor must never lose a page to a storage error.
 */
type Kind = 'localStorage' | 'sessionStorage';

/** The stored text, or null when there is none or storage is unavailable. */
export const readStored = (key: string, kind: Kind = 'localStorage'): string | null => {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text, or removes it when it is null. Tells whether that worked. */
export const writeStored = (
  key: string,
  value: string | null,
  kind: Kind = 'localStorage',
): boolean => {
  try {
    if (value === null) window[kind].removeItem(key);
    else window[kind].setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
