import { block, company, problemsIn, question, richText, toldAbout } from './problemsIn';

const about = (answer: string) =>
  toldAbout('q1', {
    entries: { siteConfig: [company()], faq: [question({ answer: richText(block(answer)) })] },
  });

describe('phone numbers in texts', () => {
  it.each(['(802) 555-0199', '802-555-0199', '802.555.0199', '+1 802 555 0199'])(
    'that are the company’s own, typed as %s, should be tokens',
    async (number) => {
      expect(await about(`Call ${number} today.`)).toEqual([
        'warning: “Answer” has the phone number typed in. Write {{phone}} instead, so that it changes with the company’s number.',
      ]);
    },
  );

  it('that are another number would be called by visitors', async () => {
    expect(await about('Call (802) 555-0100 today.')).toEqual([
      'error: “Answer” shows (802) 555-0100, which is not the company’s phone number. Write {{phone}} instead.',
    ]);
  });

  it('are not seen in other numbers', async () => {
    expect(await about('Call {{phone}}. Permit 2024-555-01, 10.000 to 20.000 dollars.')).toEqual(
      [],
    );
  });
});

describe('the company’s numbers', () => {
  it('must be the same in all three forms', async () => {
    const told = (fields: object) =>
      toldAbout('facts', { entries: { siteConfig: [company({ licenseNumber: '1', ...fields })] } });
    expect(await told({})).toEqual([]);
    expect(await told({ phoneDisplay: '(802) 555-0111' })).toEqual([
      'error: The phone number shown ((802) 555-0111) is not the one that is dialed (+18025550199). Make all three forms the same number.',
    ]);
    expect(await told({ phoneDashed: '802-555-0122' })).toEqual([
      'error: The phone number shown (802-555-0122) is not the one that is dialed (+18025550199). Make all three forms the same number.',
    ]);
  });
});

describe('“licensed”', () => {
  const licensed = { faq: [question({ answer: richText(block('We are licensed.')) })] };
  const messages = async (entries: object) =>
    (await problemsIn({ entries }))
      .filter(({ field }) => field === 'licenseNumber')
      .map(({ severity, message }) => `${severity}: ${message}`);

  it('needs a license number that visitors can check', async () => {
    const before = await messages({ siteConfig: [company()] });
    const after = await messages({ siteConfig: [company()], ...licensed });
    expect(after).not.toEqual(before);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatch(
      /^warning: The site says “licensed” in \d+ texts?, but no license number is filled in\. Fill in “Arborist license number”, so that visitors can check it\.$/,
    );
    expect(after[0]).not.toContain('in 1 texts');
  });

  it('is fine with the number', async () => {
    const entries = { siteConfig: [company({ licenseNumber: 'S-1234' })], ...licensed };
    expect(await messages(entries)).toEqual([]);
  });
});
