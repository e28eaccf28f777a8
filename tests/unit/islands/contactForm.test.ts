/** What no visitor of tests/browser does: wait for a minute, choose every kind of file. */
import { kindOf } from '../../../src/islands/contactForm/files';
import { sendMessage } from '../../../src/islands/contactForm/send';

const PICTURES = 'image/*';
const FILES = `${PICTURES},.pdf,.txt`;

it.each([
  ['oak.jpg', 'image/jpeg', 1, PICTURES, 'photo'],
  ['IMG_0042.HEIC', '', 1, PICTURES, 'photo'],
  ['cloud.jpg', 'image/jpeg', 0, PICTURES, 'empty'],
  ['Resume.PDF', '', 1, FILES, 'document'],
  ['Resume.PDF', '', 0, FILES, 'empty'],
  ['Resume.pdf', 'application/pdf', 1, PICTURES, 'refused'],
  ['game.exe', '', 1, FILES, 'refused'],
] as const)(
  'takes %s (%s) of %i bytes for a field of %s as: %s',
  (name, type, size, accept, kind) =>
    expect(kindOf(new File([new Uint8Array(size)], name, { type }), accept)).toBe(kind),
);

describe('a message', () => {
  beforeAll(() => {
    globalThis.window ??= Object.assign(new EventTarget(), {}) as typeof window;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const messageOf = (answers: Readonly<Record<string, string>>): FormData => {
    const message = new FormData();
    for (const [name, answer] of Object.entries(answers)) message.append(name, answer);
    return message;
  };

  it.each([
    ['a minute', 0, 60_000],
    ['a minute and the time that its files take', 4_000_000, 160_000],
  ])('fails when the server has not answered for %s', async (_, bytes, limit) => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', reject);
        }),
    );
    const ended = jest.fn();
    const file = new File([new Uint8Array(bytes)], 'oak.pdf');
    void sendMessage(messageOf({}), [{ name: 'file-1', file }]).then(ended);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith(false);
  });

  it('says in its subject who writes, about which service, and from where', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const message = messageOf({
      subject: 'Website message',
      town: 'Avon',
      service: 'Tree removal',
      name: 'Ann B.',
      'comment-more': 'filled in by a password manager',
    });
    await expect(sendMessage(message, [])).resolves.toBe(true);
    const sent = fetched.mock.calls[0]?.[1]?.body as URLSearchParams;
    expect(sent.get('subject')).toBe('Website message: Ann B., Tree removal, Avon');
    expect(sent.has('comment-more')).toBe(false);
  });
});
