import { css } from '@emotion/react';
import type { SiteFacts, UiTexts } from '../../content/views';
import { Icon } from '../../components/Icon';
import { SmartLink } from '../../components/SmartLink';

const styles = css`
  margin-top: 1rem;
  padding: 1rem 0 0;
  border-top: 1px solid var(--rule);
  list-style: none;
  font-size: var(--fs-sm);
  li {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .icon {
    color: var(--amber-text);
  }
  a {
    padding-block: 0.6rem;
  }
`;

interface ProofListProps {
  readonly facts: Pick<SiteFacts, 'proof'>;
  readonly ui: Pick<UiTexts, 'opensElsewhere'>;
}

/** License, insurance and rating with where they can be looked up, as far as staff have told them. */
export const ProofList = ({ facts, ui }: ProofListProps) =>
  facts.proof.length > 0 ? (
    <ul css={styles}>
      {facts.proof.map(({ icon, text, href }) => (
        <li key={icon}>
          <Icon name={icon} />
          {href ? (
            <SmartLink href={href} elsewhere={ui.opensElsewhere}>
              {text}
            </SmartLink>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  ) : null;
