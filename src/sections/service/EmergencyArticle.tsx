import { css } from '@emotion/react';
import type { EmergencyView } from '../../content/views';
import { RichText } from '../../components/RichText';
import { ItemList } from '../parts/ItemList';
import { Urgency } from './Urgency';

const styles = css`
  > * + div {
    margin-top: clamp(3rem, 6vw, 5rem);
  }
`;

/** What to do in an emergency, step by step, then how urgent it is, then what explains it. */
export const EmergencyArticle = ({ page }: { readonly page: EmergencyView }) => (
  <article className="flow" css={styles}>
    {page.steps && (
      <>
        {page.steps.heading && <h2>{page.steps.heading}</h2>}
        <ItemList section={page.steps} ordered rings="counted" />
      </>
    )}
    {page.urgency && <Urgency document={page.urgency} />}
    {page.body && (
      <div>
        <RichText document={page.body} />
      </div>
    )}
  </article>
);
