import { css } from '@emotion/react';
import { Icon } from '../../components/Icon';
import { ProofList } from '../../components/ProofList';
import { Paragraph } from '../../components/Sentence';
import { SmartLink } from '../../components/SmartLink';
import { classNames } from '../../components/classNames';
import type { ContactInfoView } from '../../content/views';
import { atLeast, below, largeText } from '../../theme/breakpoints';
import { ItemHeading } from './Section';

const styles = css`
  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: 0 1rem;
  }
  .icon {
    color: var(--amber-text);
    width: 1.75rem;
    margin-top: 0.1rem;
  }
  .big {
    font-size: min(1.625rem, 12vw);
    font-weight: var(--w-medium);
    line-height: 1.2;
  }
  .big:not(.phone-number) {
    font-size: 1.25rem;
  }
  /* The touch target below the text does not count as space between two blocks. */
  .more {
    margin-bottom: -0.5rem;
  }
  @container ${largeText} {
    & > li {
      display: block;
    }
  }
  @media print, ${atLeast.md} and ${below.lg} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    column-gap: 1.5rem;
    > li {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0.5rem;
      align-content: start;
    }
    /* Four are two by two: none stands alone, and an email address has room. */
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const SecondLine = ({ info }: { readonly info: ContactInfoView }) => {
  if (!info.line2) return null;
  if (!info.href) return <Paragraph text={info.line2} />;
  return (
    <p>
      <SmartLink
        className={classNames('touch-target big', info.href.startsWith('tel:') && 'phone-number')}
        href={info.href}
        translate={/^(tel|sms|mailto):/.test(info.href) ? 'no' : undefined}
      >
        {info.line2}
      </SmartLink>
    </p>
  );
};

interface ContactBlocksProps {
  readonly contactInfo: readonly ContactInfoView[];
  /** Heading of the section, if it has one. */
  readonly under: string | undefined;
}

/** The ways to reach the company, each with icon, lines and a link, and reasons to trust it. */
export const ContactBlocks = ({ contactInfo, under }: ContactBlocksProps) => {
  return (
    <>
      {contactInfo.length > 0 && (
        <ul className="blocks ruled-list" css={styles}>
          {contactInfo.map((info) => (
            <li key={info.heading}>
              {info.icon ? <Icon name={info.icon} /> : <span />}
              <div>
                <ItemHeading under={under}>{info.heading}</ItemHeading>
                <Paragraph text={info.line1} />
                <SecondLine info={info} />
                <Paragraph text={info.line3} />
                {info.cta && info.href && (
                  <SmartLink className="more" href={info.href}>
                    {info.cta}
                  </SmartLink>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ProofList />
    </>
  );
};
