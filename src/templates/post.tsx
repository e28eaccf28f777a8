import { css } from '@emotion/react';
import { Slice } from 'gatsby';
import { CallButton } from '../components/CallButton';
import { classNames } from '../components/classNames';
import { Figure } from '../components/Figure';
import { Layout, type TemplateProps } from '../components/Layout';
import { PersonNote } from '../sections/parts/PersonNote';
import { RichText } from '../components/RichText';
import { useSite } from '../components/siteContext';
import type { PostView } from '../content/views';
import { Island } from '../islands/Island';
import { BesidePost } from '../sections/blog/BesidePost';
import { TopicList } from '../sections/blog/TopicList';
import { PostHead } from '../sections/heads/PostHead';
import { atLeast, below } from '../theme/breakpoints';
import { Paragraph } from '../components/Sentence';

const styles = css`
  padding-top: clamp(1.5rem, 3vw, 3rem);
  article {
    min-width: 0;
  }
  figure + .rich {
    margin-top: 2.25rem;
  }
  .author,
  .pass-on {
    margin-top: 2.5rem;
    padding-top: 1.25rem;
    border-top: 1px solid var(--rule);
  }
  .pass-on {
    display: grid;
    gap: 0.75rem;
  }
  .call-later {
    margin-top: 2.5rem;
    padding: 1.25rem 1.5rem 1.35rem;
    background: var(--sunk);
    border-radius: var(--r-md);
  }
  .call-now {
    display: grid;
    justify-content: start;
    margin-top: 2.5rem;
    overflow-wrap: anywhere;
  }
  @media ${below.md} {
    .call-now {
      justify-content: stretch;
    }
  }
  .call-later p {
    margin-bottom: 1rem;
    font: var(--w-medium) var(--fs-h3) / 1.15 var(--font-display);
  }
  /* What to do in an emergency comes before a picture. */
  .urgent {
    display: flex;
    flex-direction: column;
  }
  .urgent > figure {
    order: 1;
    margin-top: 2.5rem;
  }
  .urgent > figure + .rich {
    margin-top: 0;
  }
  .urgent > .rich ~ * {
    order: 2;
  }
`;

/** "Call to schedule a free consultation", or to come now: the end of every post. */
const PostCall = ({ page }: { readonly page: PostView }) => {
  const { facts, ui } = useSite();
  return page.warning ? (
    <div className="call-now">
      <CallButton label={ui.emergencyCall} note={facts.phone.display} />
    </div>
  ) : (
    <div className="call-later">
      <Paragraph text={ui.postCallHeading} />
      <CallButton label={ui.postCall} />
    </div>
  );
};

/** One post: its title, its text and ways to share it, beside its contents and the recent posts. */
const PostTemplate = ({ pageContext: { page } }: TemplateProps<PostView>) => (
  <Layout page={page}>
    <PostHead page={page} />
    <div className="section" css={styles}>
      <div className="page-width with-sidebar">
        <article className={classNames('drop-cap', page.warning && 'urgent')}>
          <Figure
            of={page.head}
            sizes={`${atLeast.xl} 48rem, ${atLeast.lg} 60vw, ${atLeast.md} 100vw`}
            priority={!page.warning}
          />
          <RichText document={page.body} />
          {page.author && (
            <div className="author">
              <PersonNote person={page.author} />
            </div>
          )}
          <PostCall page={page} />
          <div className="pass-on">
            <TopicList topics={page.topics} />
            <Island
              name="share"
              props={{ title: page.head.heading, url: page.seo.canonical, mail: page.mail }}
            />
          </div>
        </article>
        <BesidePost page={page}>
          <Slice alias="recent-posts" except={page.recentExcept} />
        </BesidePost>
      </div>
    </div>
  </Layout>
);

export default PostTemplate;
