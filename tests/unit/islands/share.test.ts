import { mailHref, socialHref } from '../../../src/islands/shareTargets';

const texts = {
  shareSubject: 'Worth a read:',
  shareGreeting: 'Hello,',
  shareSentence: 'I wanted to share this link with you',
  shareFooter: 'Tree care, Hartford',
};
const url = 'https://site.example/blog/late-winter/?a=1&b=2';

describe('share links', () => {
  it('name the page to the social network', () => {
    expect(new URL(socialHref(url)).searchParams.get('u')).toBe(url);
  });

  it('prefill an e-mail with subject, greeting, sentence, link and footer', () => {
    const mail = new URL(mailHref('Roots & shoots?', url, texts));
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toBe('');
    expect(mail.searchParams.get('subject')).toBe('Worth a read: Roots & shoots?');
    expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
      'Hello,',
      '',
      'I wanted to share this link with you',
      url,
      '',
      'Tree care, Hartford',
    ]);
  });

  it('write spaces so that mail programs read them', () => {
    expect(mailHref('A b', url, texts)).not.toContain('+');
  });
});
