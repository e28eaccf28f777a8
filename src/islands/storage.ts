/** `localStorage`, which may be disabled or full: a failure counts as "nothing stored". */

/** The stored text, or null when there is none or storage is unavailable. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text, or removes it when it is null. */
export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing is stored then.
  }
};
