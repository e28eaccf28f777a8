import {
  SEND_TIMEOUT,
  contactBody,
  sendContact,
  type ContactMessage,
} from '../../../src/islands/contactForm/send';

const message: ContactMessage = {
  values: {
    name: 'Maria & Co',
    email: 'maria@example.com',
    phone: '',
    comment: 'Oak, "leaning" é',
    service: '',
    urgency: '',
    town: '',
    callback: '',
  },
  subject: 'Website message',
  submit: 'Submit',
  trap: '',
  photos: [],
};
const photo = (name: string) => ({ name, blob: new Blob([name], { type: 'image/jpeg' }) });

const answer = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));
const online = (onLine: boolean) =>
  Object.defineProperty(globalThis, 'navigator', { value: { onLine }, configurable: true });

beforeEach(() => online(true));
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the posted message', () => {
  it('has the fields of the specification in their order, urlencoded', () => {
    const body = contactBody(message);
    expect(body instanceof URLSearchParams && body.toString()).toBe(
      'form-name=contact&subject=Website+message%3A+Maria+%26+Co&name=Maria+%26+Co&email=maria%40example.com&phone=' +
        '&comment=Oak%2C+%22leaning%22+%C3%A9&submit=Submit',
    );
  });

  it('says in its subject who asks for what and where, and sends what was added', () => {
    const values = { ...message.values, service: 'Tree removal', town: 'Avon' };
    const body = contactBody({ ...message, values });
    expect(body.get('subject')).toBe('Website message: Maria & Co, Tree removal, Avon');
    expect([...body.keys()]).toEqual([
      ...['form-name', 'subject', 'name', 'email', 'phone', 'comment', 'service', 'town', 'submit'],
    ]);
  });

  it('is multipart with one field for each photo when there are photos', () => {
    const body = contactBody({ ...message, photos: [photo('a.jpg'), photo('b.jpg')] });
    if (!(body instanceof FormData)) throw new Error('expected multipart');
    expect([...body.keys()]).toEqual([
      'form-name',
      'subject',
      'name',
      'email',
      'phone',
      'comment',
      'submit',
      'photo-1',
      'photo-2',
    ]);
    const second = body.get('photo-2');
    expect(second instanceof File && [second.name, second.type]).toEqual(['b.jpg', 'image/jpeg']);
  });

  it('carries the trap only when somebody filled it', () => {
    expect(contactBody(message).has('website-url')).toBe(false);
    expect(contactBody({ ...message, trap: 'http://spam' }).get('website-url')).toBe('http://spam');
  });
});

describe('sending', () => {
  it('posts to the root path with the index query', async () => {
    const post = answer(200);
    await expect(sendContact(message)).resolves.toBe('sent');
    expect(post).toHaveBeenCalledTimes(1);
    expect(post.mock.calls[0]?.[0]).toBe('/?index');
    expect(post.mock.calls[0]?.[1]?.method).toBe('POST');
  });

  it.each([
    [404, 'failed'],
    [413, 'tooLarge'],
    [500, 'failed'],
  ])('answers a %i with "%s"', async (status, result) => {
    answer(status);
    await expect(sendContact(message)).resolves.toBe(result);
  });

  it('tells a broken connection from no network at all', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendContact(message)).resolves.toBe('failed');
    online(false);
    await expect(sendContact(message)).resolves.toBe('offline');
  });

  const slow = (after: number) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve(new Response('')), after);
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );

  it('waits for a server that needs thirty seconds', async () => {
    jest.useFakeTimers();
    slow(30_000);
    const result = sendContact(message);
    await jest.advanceTimersByTimeAsync(30_000);
    await expect(result).resolves.toBe('sent');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('gives up after a minute, so that the visitor can call', async () => {
    jest.useFakeTimers();
    slow(10 * SEND_TIMEOUT);
    const result = sendContact(message);
    await jest.advanceTimersByTimeAsync(SEND_TIMEOUT);
    await expect(result).resolves.toBe('failed');
  });
});
