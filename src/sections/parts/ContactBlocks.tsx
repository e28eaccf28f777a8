import { css } from '@emotion/react';
import type { ContactInfoView } from '../../content/views';
import { Icon } from '../../components/Icon';
import { SmartLink } from '../../components/SmartLink';
import { ItemHeading } from './ItemHeading';

const styles = css`
  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-block: clamp(0.9rem, 0.6rem + 1.3vw, 1.35rem);
    border-top: 1px solid var(--rule);
  }
  .icon {
    color: var(--amber-text);
    width: 1.75rem;
    height: 1.75rem;
    margin-top: 0.1rem;
  }
  .t {
    font-size: 1.3125rem;
    font-weight: var(--w-medium);
    line-height: var(--lh-head);
    letter-spacing: -0.018em;
    margin-bottom: 0.3rem;
  }
  p {
    line-height: 1.45;
    color: var(--ink-2);
  }
  .big {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-size: 1.625rem;
    font-weight: var(--w-medium);
    line-height: 1.2;
  }
  .big:not(.tel) {
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
  .cta {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: var(--w-strong);
  }
  @media (min-width: 48em) and (max-width: 61.99em) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr));
    gap: 0 1.5rem;
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.75rem;
      align-content: start;
    }
  }
`;

const SecondLine = ({ info }: { readonly info: ContactInfoView }) => {
  if (!info.line2) return null;
  if (!info.href) return <p>{info.line2}</p>;
  return (
    <p>
      <SmartLink className={info.href.startsWith('tel:') ? 'big tel' : 'big'} href={info.href}>
        {info.line2}
      </SmartLink>
    </p>
  );
};

/** The ways to reach the company, each with a sign, three lines and a link. */
export const ContactBlocks = ({
  blocks,
  under,
}: {
  readonly blocks: readonly ContactInfoView[];
  /** True where a section heading stands above. */
  readonly under: boolean;
}) =>
  blocks.length > 0 ? (
    <ul className="blocks" css={styles}>
      {blocks.map((info) => (
        <li key={info.heading}>
          {info.icon ? <Icon name={info.icon} /> : <span />}
          <div>
            <ItemHeading under={under} className="t">
              {info.heading}
            </ItemHeading>
            {info.line1 && <p>{info.line1}</p>}
            <SecondLine info={info} />
            {info.line3 && <p>{info.line3}</p>}
            {info.cta && info.href && (
              <SmartLink className="cta" href={info.href}>
                {info.cta}
              </SmartLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  ) : null;
