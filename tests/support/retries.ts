/**
 * Retries a failed browser test, and prints why it failed: a busy machine delays what a visitor does, while a
 * real fault fails every time. Tests of other programs are not retried, since a failed try can leave behind
 * what the next one should make.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true, retryImmediately: true });
