import { renderToStaticMarkup } from 'react-dom/server';
import { initialsOf } from '../../../src/components/interactive/Avatar';
import { PhoneText } from '../../../src/components/interactive/PhoneText';
import { errorOf } from '../../../src/components/interactive/contact/validate';
import { isChunkError } from '../../../src/components/interactive/staleChunk';

describe('initials', () => {
  it.each([
    ['Dana R.', 'DR'],
    ['Maria del Carmen Alvarez', 'MA'],
    ['cher', 'C'],
    ['Élodie Ångström', 'ÉÅ'],
    ['(anonymous)', 'A'],
    ['…', ''],
  ])('of %s are %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('a sentence with the phone number', () => {
  const facts = {
    phone: { display: '(860) 555-0142', dashed: '860-555-0142', href: 'tel:+18605550142' },
  };

  it('links every mention and changes no other character', () => {
    const html = renderToStaticMarkup(
      <PhoneText facts={facts} text="Call (860) 555-0142 now, or (860) 555-0142 later." />,
    );
    expect(html.match(/<a [^>]*href="tel:\+18605550142"[^>]*>/g)).toHaveLength(2);
    expect(html.replace(/<[^>]*>/g, '')).toBe('Call (860) 555-0142 now, or (860) 555-0142 later.');
  });

  it('stays plain without it', () => {
    expect(renderToStaticMarkup(<PhoneText facts={facts} text="No number." />)).toBe('No number.');
  });
});

describe('the message at a field', () => {
  it.each([
    [{ valueMissing: true, typeMismatch: false }, 'required'],
    [{ valueMissing: true, typeMismatch: true }, 'required'],
    [{ valueMissing: false, typeMismatch: true }, 'email'],
    [{ valueMissing: false, typeMismatch: false }, undefined],
  ])('for %j is %p', (validity, error) => {
    expect(errorOf(validity)).toBe(error);
  });
});

describe('a part of the site that could not be fetched', () => {
  it('is told from other errors', () => {
    const named = Object.assign(new Error('x'), { name: 'ChunkLoadError' });
    expect(isChunkError(named)).toBe(true);
    expect(isChunkError(new Error('Loading chunk 42 failed.\n(missing: /42-ab.js)'))).toBe(true);
    expect(isChunkError(new Error('Loading CSS chunk 42 failed.'))).toBe(true);
    expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkError('Loading chunk 42 failed.')).toBe(false);
  });
});
