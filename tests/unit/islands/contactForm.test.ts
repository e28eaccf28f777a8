/** What no visitor of tests/browser does: fill in the honeypot, wait for a minute, return in a month. */
import { readDraft } from '../../../src/islands/contactForm/draft';
import { sendContact, type ContactMessage } from '../../../src/islands/contactForm/send';
import { isServed } from '../../../src/islands/contactForm/served';

afterEach(() => jest.restoreAllMocks());

describe('sending', () => {
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
  afterEach(() => jest.useRealTimers());

  it.each(['', 'http://spam'])('passes the honeypot’s value %p on to the host', async (trap) => {
    const post = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(''));
    await sendContact({ ...message, trap });
    const body = post.mock.calls[0]?.[1]?.body as URLSearchParams;
    expect(body.get('website-url')).toBe(trap || null);
  });

  it.each([
    ['a minute', 0, 60_000],
    ['a minute and the time that photos take', 4_000_000, 160_000],
  ])('fails when the server has not answered for %s', async (_, bytes, limit) => {
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const ended = jest.fn();
    const photos = [{ name: 'oak.jpg', blob: new Blob([new Uint8Array(bytes)]) }];
    void sendContact({ ...message, photos }).then(ended);
    await jest.advanceTimersByTimeAsync(limit - 1000);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(ended).toHaveBeenCalledWith('failed');
  });
});

describe('a saved message', () => {
  const NOW = Date.parse('2024-05-01T12:00:00Z');
  const DAYS_30 = 30 * 24 * 60 * 60 * 1000;

  const read = (stored: string | null) => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    const localStorage = { getItem: () => stored };
    Object.defineProperty(globalThis, 'localStorage', { value: localStorage, configurable: true });
    return readDraft();
  };
  const savedAt = (time: unknown): string =>
    JSON.stringify({ values: { name: 'Maria' }, photos: [], savedAt: time });

  it('is restored for thirty days', () => {
    expect(read(savedAt(NOW - DAYS_30))?.values).toEqual({ name: 'Maria' });
    expect(read(savedAt(NOW - DAYS_30 - 1))).toBeUndefined();
  });

  it.each([null, '', 'no json', '7', 'null', '[]', '{"values":5}', savedAt('today')])(
    'is ignored when the storage holds %p',
    (stored) => expect(read(stored)).toBeUndefined(),
  );
});

describe('the service area', () => {
  const PLACES = ['Hartford', 'West Hartford', 'Windsor', 'Newington', '06103'];

  it.each([
    ...['Hartford', ' west hartford ', 'Windsor, CT', 'WINDSOR connecticut'],
    ...['Hartford CT 06199', '06103', '06103-1234', 'CT 06103'],
  ])('includes %p', (typed) => expect(isServed(typed, PLACES, ['Connecticut', 'CT'])).toBe(true));

  it.each(['Windsor Locks', 'New Hartford', 'Boston', '10001', 'Boston 02108'])(
    'excludes %p',
    (typed) => expect(isServed(typed, PLACES, ['Connecticut', 'CT'])).toBe(false),
  );

  it.each(['', 'new', 'Har', '061', 'West Hartford, C', 'hartford connecti'])(
    'is not judged by %p, which may go on',
    (typed) => expect(isServed(typed, PLACES, ['Connecticut', 'CT'])).toBeUndefined(),
  );
});
