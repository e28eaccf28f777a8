import { css } from '@emotion/react';
import { Slice } from 'gatsby';
import type { PostView } from '../../content/views';
import { CallButton } from '../../components/CallButton';
import { RichText } from '../../components/RichText';
import { Figure } from '../../components/Figure';

const styles = css`
  padding-top: clamp(1.5rem, 3vw, 3rem);
  article {
    min-width: 0;
  }
  article > figure > .frame {
    aspect-ratio: 1.5;
  }
  figure + .rich {
    margin-top: 2.25rem;
  }
  .ask {
    margin-top: 2.5rem;
    padding: 1.25rem 1.5rem 1.35rem;
    background: var(--sunk);
    border-radius: var(--r-md);
  }
  .ask p {
    margin-bottom: 1rem;
    font: var(--w-medium) var(--fs-h3) / 1.15 var(--font-display);
  }
`;

/** The text of a post with its picture and the call box, beside the recent posts. */
export const PostArticle = ({ page }: { readonly page: PostView }) => (
  <div className="sec" css={styles}>
    <div className="wrap withside">
      <article className="dropcap">
        <Figure
          picture={page.picture}
          caption={page.pictureCaption}
          sizes="(min-width: 80em) 48rem, (min-width: 62em) 60vw, (min-width: 48em) 100vw"
          priority
        />
        {page.body && <RichText document={page.body} ui={page.ui} baseLevel={2} />}
        <div className="ask">
          <p>{page.ui.postCallHeading}</p>
          <CallButton label={page.ui.postCall} facts={page.facts} />
        </div>
      </article>
      <Slice alias="recent-posts" except={page.recentExcept} />
    </div>
  </div>
);
