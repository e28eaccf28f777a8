import type { UiTexts } from '../content/views';

type MailTexts = Pick<UiTexts, 'shareSubject' | 'shareGreeting' | 'shareSentence' | 'shareFooter'>;

/** Address of the social network's sharer for a page. `url` is absolute. */
export const socialHref = (url: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;

/** An e-mail to someone else: greeting, sentence, the link, and a last line. */
export const mailHref = (title: string, url: string, texts: MailTexts): string => {
  const subject = `${texts.shareSubject} ${title}`.trim();
  const body = [texts.shareGreeting, '', texts.shareSentence, url, '', texts.shareFooter].join(
    '\r\n',
  );
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};
