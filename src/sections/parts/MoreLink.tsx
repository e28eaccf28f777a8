import { css } from '@emotion/react';
import type { Link } from '../../content/views';
import { Icon } from '../../components/Icon';
import { SmartLink } from '../../components/SmartLink';

const styles = css`
  margin-top: 1.75rem;
  overflow-wrap: anywhere;
`;

/** The quiet link with an arrow that ends a section. Nothing without a link. */
export const MoreLink = ({ link }: { readonly link?: Link }) =>
  link ? (
    <p css={styles}>
      <SmartLink className="more" href={link.href}>
        {link.label}
        <Icon name="arrow-right" />
      </SmartLink>
    </p>
  ) : null;
