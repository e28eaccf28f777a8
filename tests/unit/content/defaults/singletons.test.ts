/** The entries that the site reads exactly once: their texts are complete. */
import { defaults } from '../../../../src/content/defaults';
import { BUNDLED_PICTURES } from '../../../../src/images';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFilled, values } from './entries';

/** Facts that only the owner knows. Empty hides them; a made-up one would be a lie. */
const LEFT_TO_THE_OWNER = [
  'streetAddress',
  'postalCode',
  'email',
  'licenseNumber',
  'licenseHolder',
  'licenseRegister',
  'insurer',
  'insuranceCertificate',
  'rating',
  'ratingSource',
  'textNumber',
  'homeUrl',
  'socialProfiles',
  'shareImage',
];

describe('singletons', () => {
  it.each(['siteConfig', 'menuText', 'formText', 'interfaceText'] as const)(
    '%s has exactly one default',
    (type) => {
      expect(defaults[type]).toHaveLength(1);
    },
  );

  it.each(['menuText', 'formText', 'interfaceText'] as const)('%s has every text', (type) => {
    const empty = values.filter((value) => value.type === type && !isFilled(value));
    expect(empty.map(({ fieldId }) => fieldId)).toEqual([]);
  });

  it('the company has every fact but those only its owner knows', () => {
    const empty = values.filter((value) => value.type === 'siteConfig' && !isFilled(value));
    expect(empty.map(({ fieldId }) => fieldId).sort()).toEqual([...LEFT_TO_THE_OWNER].sort());
  });

  it('the three forms of the phone number are one number', () => {
    const config = defaults.siteConfig[0]?.fields;
    const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');
    expect(digits(config?.phoneDisplay)).toMatch(/^\d{10}$/);
    expect(digits(config?.phoneDashed)).toBe(digits(config?.phoneDisplay));
    expect(config?.phoneLink).toBe(`+1${digits(config?.phoneDisplay)}`);
  });

  it('the form and the posts say what the specification says', () => {
    expect(defaults.formText[0]?.fields).toMatchObject({
      namePlaceholder: 'Your Name*',
      emailPlaceholder: 'Email Address*',
      phonePlaceholder: 'Phone Number',
      commentPlaceholder: 'Message Here*',
      submit: 'Submit',
    });
    expect(defaults.menuText[0]?.fields).toMatchObject({
      quoteLabel: 'Request Free Quote',
      callLabel: 'Call Us Anytime',
    });
    expect(defaults.interfaceText[0]?.fields).toMatchObject({
      bannerCall: 'Call us today!',
      postCall: 'Call to schedule a FREE consultation',
      recentPosts: 'Recent Posts',
      shareSentence: 'I wanted to share this link with you',
    });
  });
});

describe('photo credits', () => {
  const credits = defaults.menuText[0]?.fields.photoCredits ?? '';
  const rows = readFileSync(path.resolve('src/images/CREDITS.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, file = '']) => file.endsWith('.jpg'))
    .map(([, file = '', , source = '', license = '']) => ({
      name: file.replace('.jpg', ''),
      author: source.replace(/[,(].*$/, '').trim(),
      license,
    }));
  const used = new Set(
    values.flatMap(({ value, field }) =>
      field.kind === 'picture' && typeof value === 'object' && value !== null && 'file' in value
        ? [String(value.file)]
        : field.kind === 'richText' && typeof value === 'string'
          ? [...value.matchAll(/!\[picture:[^\]]*\]\(([^)\s]+)/g)].map(([, file = '']) => file)
          : [],
    ),
  );

  it('covers pictures that exist and have a row in the list of credits', () => {
    expect([...used].filter((name) => !BUNDLED_PICTURES.some((known) => known === name))).toEqual(
      [],
    );
    expect([...used].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
  });

  it('names the author of every picture in use', () => {
    const unnamed = rows
      .filter(({ name }) => used.has(name))
      .filter(({ author }) => !credits.toLowerCase().includes(author.toLowerCase()));
    expect(unnamed).toEqual([]);
  });

  it('links the license and tells the changes where the license asks for it', () => {
    const addresses: Record<string, string> = {
      'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
      'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
      'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
    };
    const asking = rows.filter(({ name, license }) => used.has(name) && license in addresses);
    expect(asking.length).toBeGreaterThan(0);
    for (const { author, license } of asking) {
      const paragraph = credits
        .split('\n\n')
        .find((text) => text.includes(author) && text.includes(license));
      expect(paragraph).toContain(`[${license}](${addresses[license]})`);
      expect(paragraph).toContain('cropped and resized');
    }
  });
});
