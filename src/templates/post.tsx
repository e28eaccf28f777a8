import { css } from '@emotion/react';
import { Slice } from 'gatsby';
import { CallButton } from '../components/CallButton';
import { Figure } from '../components/Figure';
import { Layout, type TemplateProps } from '../components/Layout';
import { PersonNote } from '../sections/parts/PersonNote';
import { RichText } from '../components/RichText';
import { useSite } from '../components/siteContext';
import type { PostView } from '../content/views';
import { BesidePost } from '../sections/blog/BesidePost';
import { PostHead } from '../sections/heads/PostHead';
import { atLeast } from '../theme/breakpoints';
import { Paragraph } from '../components/Sentence';

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
  .author {
    margin-top: 2.5rem;
    padding-top: 1.25rem;
    border-top: 1px solid var(--rule);
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

/** "Call to schedule a free consultation": the end of every post. */
const CallBox = () => {
  const { facts, ui } = useSite();
  return (
    <div className="ask">
      <Paragraph text={ui.postCallHeading} />
      <CallButton label={ui.postCall} facts={facts} />
    </div>
  );
};

/** One post: its title and ways to share it, then its text beside its contents and the recent posts. */
const PostTemplate = ({ pageContext: { page } }: TemplateProps<PostView>) => (
  <Layout page={page}>
    <PostHead page={page} />
    <div className="section" css={styles}>
      <div className="page-width with-sidebar">
        <article className="drop-cap">
          <Figure
            of={page.head}
            sizes={`${atLeast.xl} 48rem, ${atLeast.lg} 60vw, ${atLeast.md} 100vw`}
            priority
          />
          <RichText document={page.body} />
          {page.author && (
            <div className="author">
              <PersonNote person={page.author} />
            </div>
          )}
          <CallBox />
        </article>
        <BesidePost page={page}>
          <Slice alias="recent-posts" except={page.recentExcept} />
        </BesidePost>
      </div>
    </div>
  </Layout>
);

export default PostTemplate;
