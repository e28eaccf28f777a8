/**
 * Repeats a test of a page in a browser that failed, and prints why it did: a busy machine delays what a
 * visitor does, and a fault of the page fails every time. Tests of other programs are not repeated, since a
 * failed try can leave behind what the next one should make.
 */
jest.retryTimes(2, { logErrorsBeforeRetry: true, retryImmediately: true });
