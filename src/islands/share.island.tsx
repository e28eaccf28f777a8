import { css } from '@emotion/react';
import type { Link, UiTexts } from '../content/views';
import { Icon } from '../components/Icon';
import { SmartLink } from '../components/SmartLink';
import { useToast } from './toasts';

const toggleStyles = css`
  border-radius: 99px;
  font-size: var(--fs-sm);
  font-weight: var(--w-medium);
`;

/** The device's share sheet is offered if the browser has one (`can-share`, set by the boot script). */
const deviceStyles = css`
  ${toggleStyles}
  html:not(.can-share) & {
    display: none;
  }
`;

interface ShareLinksProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Starts an e-mail with the address. */
  readonly mail: Link;
  readonly texts: Pick<
    UiTexts,
    'shareOnSocial' | 'shareCopy' | 'shareCopied' | 'shareDevice' | 'dismissToast'
  >;
}

/** Ways to share a post. The first two are links and need no script. */
export default function ShareLinks({ title, url, mail, texts }: ShareLinksProps) {
  const [toast, toasts] = useToast(texts.dismissToast);
  // Browsers inside other apps refuse; visitors can copy the link from a prompt.
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(texts.shareCopied),
      () => void window.prompt(texts.shareCopy, url),
    );
  // Rejects if the visitor or the browser refuses.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  const social = `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`;
  const button = { className: 'toggle script-only', type: 'button' } as const;
  return (
    <>
      <div className="row no-print" css={{ gap: '0.5rem' }}>
        <SmartLink className="toggle" css={toggleStyles} href={social}>
          <Icon name="facebook" />
          {texts.shareOnSocial}
        </SmartLink>
        <a className="toggle" css={toggleStyles} href={mail.href}>
          <Icon name="mail" />
          {mail.label}
        </a>
        <button {...button} css={toggleStyles} onClick={() => void copy()}>
          <Icon name="link" />
          {texts.shareCopy}
        </button>
        <button {...button} css={deviceStyles} onClick={share}>
          <Icon name="share-2" />
          {texts.shareDevice}
        </button>
      </div>
      {toasts}
    </>
  );
}
