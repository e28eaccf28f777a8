/**
 * Polls until the answer is yes; for what another program does in its own time.
 *
 * @param limitMs time limit in milliseconds
 * @throws Error that says what did not happen
 */
export const eventually = async (
  what: string,
  ask: () => boolean | Promise<boolean>,
  limitMs = 30_000,
): Promise<void> => {
  const end = Date.now() + limitMs;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error(`It did not happen within ${limitMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
