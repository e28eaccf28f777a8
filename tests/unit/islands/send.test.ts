/** What no visitor of tests/browser does: fill in the trap, and wait for a minute. */
import { sendContact, type ContactMessage } from '../../../src/islands/contactForm/send';

const message: ContactMessage = {
  values: {
    ...{ name: 'Maria', email: 'maria@example.com', phone: '', comment: 'Oak' },
    ...{ service: '', urgency: '', town: '', callback: '' },
  },
  subject: 'Website message',
  submit: 'Submit',
  trap: '',
  photos: [],
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

it.each(['', 'http://spam'])('a trap filled with %p is told to the host', async (trap) => {
  const post = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''));
  await sendContact({ ...message, trap });
  const body = post.mock.calls[0]?.[1]?.body as URLSearchParams;
  expect(body.get('website-url')).toBe(trap || null);
});

it('a server is given a minute, and then the visitor can call', async () => {
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const told = jest.fn();
  void sendContact(message).then(told);
  await jest.advanceTimersByTimeAsync(59_000);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1000);
  expect(told).toHaveBeenCalledWith('failed');
});
