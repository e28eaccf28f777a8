import { replaceTokens, tokenValues } from '../../../src/content/tokens';

const values = tokenValues(
  {
    company: 'Oak & Sons',
    city: 'Hartford',
    state: 'Connecticut',
    stateCode: 'CT',
    phoneDisplay: '(860) 555-0142',
    hoursOfOperation: '24/7',
  },
  2026,
);

it.each([
  ['Call {{phone}}!', 'Call (860) 555-0142!'],
  ['{{ company }}, {{city}}, {{state}}', 'Oak & Sons, Hartford, Connecticut'],
  ['{{hours}} since {{year}}', '24/7 since 2026'],
  ['no token, { one brace', 'no token, { one brace'],
  ['{{', '{{'],
  ['{town}, {phone}}', '{town}, {phone}}'],
  ['{{Phone}}, {{ STATECODE }}', '(860) 555-0142, CT'],
])('%j becomes %j', (text, replaced) => {
  const unknown = jest.fn();
  expect(replaceTokens(text, values, unknown)).toBe(replaced);
  expect(unknown).not.toHaveBeenCalled();
});

it.each([
  ['{{}}', ''],
  ['{{constructor}}', 'constructor'],
  ['{{ phone number }}', 'phone number'],
])('%j is unknown, left out and reported', (text, name) => {
  const unknown = jest.fn();
  expect(replaceTokens(`a${text}b`, values, unknown)).toBe('ab');
  expect(unknown.mock.calls).toEqual([[name]]);
});

it('a fact may contain the token of another fact, which may contain one too', () => {
  const facts = {
    city: 'Hartford {{company}}',
    state: 'Connecticut',
    phoneDisplay: '(860) 555-0142',
  };
  const { company, hours } = tokenValues(
    { ...facts, company: '{{city}} Trees', hoursOfOperation: '24/7 in {{city}}' },
    2026,
  );
  expect(company).toBe('Hartford Trees');
  expect(hours).toBe('24/7 in Hartford');
});

it('a fact that ends with a period ends a sentence with it', () => {
  const inc = { ...values, company: 'Oak & Sons, Inc.' };
  expect(replaceTokens('© {{company}}. By {{company}}', inc)).toBe(
    '© Oak & Sons, Inc. By Oak & Sons, Inc.',
  );
});

it('a value that looks like a token is not replaced again', () => {
  expect(replaceTokens('{{company}}', { ...values, company: '{{city}}' })).toBe('{{city}}');
});
