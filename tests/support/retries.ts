/** Repeats a test that failed, and prints why it did; a fault of the product fails every time. */
jest.retryTimes(2, { logErrorsBeforeRetry: true, retryImmediately: true });
