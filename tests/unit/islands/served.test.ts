import { isServed } from '../../../src/islands/contactForm/served';

const PLACES = ['Hartford', 'West Hartford', 'Windsor', 'Newington', '06103'];
const answer = (typed: string) => isServed(typed, PLACES, ['Connecticut', 'CT']);

it.each(['Hartford', ' west hartford ', 'Windsor, CT', 'WINDSOR connecticut', 'Hartford CT 06199'])(
  'knows the town in %p',
  (typed) => expect(answer(typed)).toBe(true),
);

it.each(['06103', '06103-1234', 'CT 06103'])('knows the ZIP in %p', (typed) =>
  expect(answer(typed)).toBe(true),
);

it.each(['Windsor Locks', 'New Hartford', 'Boston', '10001', 'Boston 02108'])(
  'does not take %p for one of its own',
  (typed) => expect(answer(typed)).toBe(false),
);

it.each(['', 'new', 'Har', '061', 'West Hartford, C', 'hartford connecti'])(
  'waits for more than %p',
  (typed) => expect(answer(typed)).toBeUndefined(),
);
