/** What no visitor of tests/browser does: wait for a minute. */
import { isAccepted } from '../../../src/islands/contactForm/FilesField';
import { looksMistyped } from '../../../src/islands/contactForm/fields';
import { sendMessage } from '../../../src/islands/contactForm/send';
import type { FormView } from '../../../src/content/views';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
/** The form for applicants, who may send files of any kind. */
const application = (): FormView | undefined =>
  seeded.sections('contact').find(({ form }) => form?.name === 'application')?.form;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a message', () => {
  const sendWith = (bytes: number) => {
    const message = new FormData();
    message.append('file', new File([new Uint8Array(bytes)], 'oak.pdf'));
    return sendMessage(application() as FormView, message);
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
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
    const ended = jest.fn();
    void sendWith(bytes).then(ended);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledWith('failed');
  });

  it('says which position it is for, also in the subject', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    const message = new FormData();
    for (const [name, value] of Object.entries({ position: 'Climber', name: 'Ann B.' }))
      message.append(name, value);
    await expect(sendMessage(application() as FormView, message)).resolves.toBe('sent');
    const sent = fetched.mock.calls[0]?.[1]?.body as URLSearchParams;
    expect([sent.get('position'), sent.get('subject')]).toEqual([
      'Climber',
      'Application: Ann B., Climber',
    ]);
  });

  it('is not sent with more than the host accepts', () =>
    expect(sendWith(8_000_000)).resolves.toBe('tooLarge'));
});

it.each([
  ['tel', '', false],
  ['tel', ' ', false],
  ['tel', 'ask at the office', true],
  ['tel', '(860) 555-014', true],
  ['tel', '(860) 555-0142', false],
  ['tel', '+44 20 7946 0958', false],
  ['email', '', false],
  ['email', 'maria@connecticut.gov', false],
  ['email', 'maria@yahoo.co.uk', false],
  ['email', 'maria@gmail.con ', true],
  ['email', 'Maria@GMIAL.com', true],
  ['email', 'maria@hotmail.co', true],
] as const)('finds what looks mistyped: %s %p is %p', (kind, typed, expected) =>
  expect(looksMistyped(kind, typed)).toBe(expected),
);

it.each([
  ['Resume.PDF', true],
  ['IMG_0042.HEIC', true],
  ['game.exe', false],
])('takes what an office can open, and no other file: %s', (name, isTaken) => {
  const field = application()?.fields.find(({ kind }) => kind === 'files');
  expect(field?.kind === 'files' && isAccepted(new File([], name), field)).toBe(isTaken);
});
