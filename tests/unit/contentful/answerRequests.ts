/** Answers every request of this process, until Jest restores its mocks. */
export const answerRequests = (
  answer: (request: Request) => { readonly status: number; readonly body: unknown },
): void => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, options) => {
    const { status, body } = answer(new Request(input, options));
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
  });
};

/** A space that is asked over it. */
export const ACCESS = {
  spaceId: 'space',
  accessToken: 'secret-key',
  environment: 'master',
  host: 'cdn.contentful.com',
};
