/** What no visitor of tests/browser does: wait for a minute, type many towns. */
import { isAccepted } from '../../../src/islands/contactForm/FilesField';
import { looksMistyped } from '../../../src/islands/contactForm/fields';
import { sendMessage } from '../../../src/islands/contactForm/send';
import { findTown } from '../../../src/islands/findTown';
import type { FormView } from '../../../src/content/views';
import { seededForEach } from '../../support/seeded';

const seeded = seededForEach();
/** The form for applicants, who may send files of any kind. */
const application = (): FormView | undefined =>
  seeded.sections('contactForm').find(({ form }) => form.name === 'application')?.form;

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

describe('the service area', () => {
  const town = (name: string, zips: readonly string[] = [], villages: readonly string[] = []) => ({
    ...{ name, zips, villages },
  });
  const TOWNS = [
    ...[
      town('Hartford', ['06103']),
      town('West Hartford', [], ['Elmwood']),
      town('Windsor'),
      town('Newington'),
    ],
    town('Simsbury', ['06070', '06092'], ['Weatogue', 'West Simsbury', 'North Simsbury']),
  ];
  const find = (typed: string) => findTown(typed, TOWNS, ['Connecticut', 'CT']);

  it.each([
    ...['Hartford', ' west hartford ', 'Windsor, CT', 'WINDSOR connecticut'],
    ...['Hartford CT 06199', '06103', '06103-1234', 'CT 06103', 'W. Hartford', 'w hartford ct'],
  ])('includes %p', (typed) => expect(find(typed)?.town).toBeDefined());

  it.each([
    ['weatogue', 'Weatogue', 'Simsbury'],
    ['W. Simsbury, CT 06092', 'West Simsbury', 'Simsbury'],
    ['06092', undefined, 'Simsbury'],
    ['Simsbury', undefined, 'Simsbury'],
    ['Weatogue, Simsbury, CT', 'Weatogue', 'Simsbury'],
    ['Weatogue Simsbury', 'Weatogue', 'Simsbury'],
    ['12 Elm Street, Simsbury, CT', undefined, 'Simsbury'],
    ['12 Elm St. Simsbury CT', undefined, 'Simsbury'],
    ['12 Simsbury Road Weatogue', 'Weatogue', 'Simsbury'],
    ['Windsor Ave Hartford', undefined, 'Hartford'],
    ['12 Elm St Apt 3 Simsbury', undefined, 'Simsbury'],
    ['Windsor and Simsbury', undefined, 'Simsbury'],
    ['7 Prospect Ave W Hartford', undefined, 'West Hartford'],
    ['No. Simsbury', 'North Simsbury', 'Simsbury'],
    ['Elmwood W. Hartford', 'Elmwood', 'West Hartford'],
    ['Do you come to Simsbury?', undefined, 'Simsbury'],
    ['I live in Weatogue', 'Weatogue', 'Simsbury'],
    ['Windsor Center', undefined, 'Windsor'],
    ['downtown Hartford', undefined, 'Hartford'],
    ['simsburry', undefined, 'Simsbury'],
    ['Newingtown', undefined, 'Newington'],
    ['westhartford', undefined, 'West Hartford'],
    ['Winsor CT', undefined, 'Windsor'],
    ['Hartfrod', undefined, 'Hartford'],
    ['Newignton', undefined, 'Newington'],
  ])('knows that %p is %p of %p', (typed, village, town) =>
    expect([find(typed)?.village, find(typed)?.town]).toEqual([village, town]),
  );

  it.each([
    ...['Windsor Locks', 'New Hartford', 'East Hartford', 'Boston', '10001', 'Boston 02108'],
    // The beginning of a name, and a street like a town elsewhere.
    ...['West, CT', 'Hartford Avenue, Boston', 'Hartford Ave Boston', '12 Elm Street New Hartford'],
    // Not a street.
    ...['Windsor Locks CT', 'New Hartford Ct'],
  ])('excludes %p', (typed) => expect(find(typed)).toBeNull());

  it.each([
    ...['12 Elm Street', '12 Elm Street, ', '12 Elm Street, Ha', 'Boston, W'],
    ...['12 Windsor Street Apt 4', 'Farmington Avenue', 'Elm St', '12 Elm'],
    ...['12 Elm Street CT', '12 Elm Street, CT', 'Farmington Avenue, Connecticut'],
    // Of Connecticut Boulevard.
    '12 Connecticut',
  ])('waits for the town of %p', (typed) => expect(find(typed)).toBeUndefined());

  it.each(['', 'new', 'Har', '061', 'Weatog', 'West Hartford, C', 'hartford connecti'])(
    'is not judged by %p, which may go on',
    (typed) => expect(find(typed)).toBeUndefined(),
  );
});
