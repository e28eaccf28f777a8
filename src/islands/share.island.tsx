import { css } from '@emotion/react';
import type { Link } from '../content/views';
import { Icon } from '../components/Icon';
import { useSite } from '../components/siteContext';
import { SmartLink } from '../components/SmartLink';
import { useToast } from './toasts';

const styles = css`
  gap: 0.5rem;
  .toggle {
    border-radius: 99px;
    font-size: var(--fs-sm);
    font-weight: var(--w-medium);
  }
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  html:not(.can-share) & .device {
    display: none;
  }
`;

export const sharedTexts = [
  'shareOnSocial',
  'shareCopy',
  'shareCopied',
  'shareDevice',
  'opensElsewhere',
  'dismissToast',
] as const;

interface ShareLinksProps {
  readonly title: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Starts an e-mail with the address. */
  readonly mail: Link;
}

/**
 * Ways to share a post. The first two are links and need no script. The device's share sheet is
 * offered if the browser has one (`can-share`, set by the boot script).
 */
export default function ShareLinks({ title, url, mail }: ShareLinksProps) {
  const { ui } = useSite();
  const { toast, toasts } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(ui.shareCopied);
    } catch {
      // Browsers inside other apps refuse; visitors can copy the link from a prompt.
      window.prompt(ui.shareCopy, url);
    }
  };
  // Rejects if the visitor or the browser refuses.
  const share = () => void navigator.share({ title, url }).catch(() => undefined);

  return (
    <>
      <div css={styles} className="share row no-print">
        <SmartLink
          className="toggle"
          href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
        >
          <Icon name="facebook" />
          {ui.shareOnSocial}
        </SmartLink>
        <a className="toggle" href={mail.href}>
          <Icon name="mail" />
          {mail.label}
        </a>
        <button
          className="toggle script-only"
          type="button"
          data-needs-script=""
          onClick={() => void copy()}
        >
          <Icon name="link" />
          {ui.shareCopy}
        </button>
        <button
          className="toggle device script-only"
          type="button"
          data-needs-script=""
          onClick={share}
        >
          <Icon name="share-2" />
          {ui.shareDevice}
        </button>
      </div>
      {toasts}
    </>
  );
}
