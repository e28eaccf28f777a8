import { css } from '@emotion/react';
import { CallButton } from '../components/CallButton';
import { Figure } from '../components/Picture';
import { Layout, type TemplateProps } from '../components/Layout';
import { PersonNote } from '../components/PersonNote';
import { RichText } from '../components/RichText';
import { useSite } from '../components/siteContext';
import type { PostView } from '../content/views';
import { Island } from '../islands/Island';
import { Actions } from '../sections/parts/Actions';
import { TextWithSidebar } from '../sections/parts/TextWithSidebar';
import { BesidePost } from '../sections/blog/BesidePost';
import { RecentPosts } from '../sections/blog/RecentPosts';
import { TopicList } from '../sections/blog/TopicList';
import { PostTop } from '../sections/tops/PostTop';
import { atLeast } from '../theme/breakpoints';
import { Paragraph } from '../components/Sentence';

const styles = css`
  .author,
  .pass-on {
    padding-top: 1.25rem;
    border-top: 1px solid var(--rule);
  }
  .call-later {
    padding: 1.25rem 1.5rem 1.35rem;
    background: var(--sunk);
    border-radius: var(--r-md);
  }
  .call-later p {
    margin-bottom: 1rem;
    font: var(--w-medium) var(--fs-h3) / 1.15 var(--font-display);
  }
`;

/** "Call to schedule a free consultation", or to come now: the end of every post. */
const PostCall = ({ page }: { readonly page: PostView }) => {
  const { facts, ui } = useSite();
  return page.warning ? (
    <Actions of={{ call: { label: ui.emergencyCall, note: facts.phone.display } }} />
  ) : (
    <div className="call-later no-print">
      <Paragraph text={ui.postCallHeading} />
      <CallButton label={ui.postCall} />
    </div>
  );
};

/** The text of a post and its picture, which never precedes what to do in an emergency. */
const PostBody = ({ page }: { readonly page: PostView }) => {
  const text = <RichText document={page.body} dropCap />;
  return (
    <>
      {page.warning && text}
      <Figure
        of={page.top}
        sizes={`${atLeast.xl} 48rem, ${atLeast.lg} 60vw, ${atLeast.md} 100vw`}
        priority={!page.warning}
      />
      {!page.warning && text}
    </>
  );
};

/** The text of a post, who wrote it, and what a reader can do next. */
const PostArticle = ({ page }: { readonly page: PostView }) => {
  const { shareOnSocial, shareCopy, shareCopied, shareDevice, dismissToast } = useSite().ui;
  const texts = { shareOnSocial, shareCopy, shareCopied, shareDevice, dismissToast };
  return (
    <article className="flow" css={styles}>
      <PostBody page={page} />
      {page.author && (
        <div className="author">
          <PersonNote person={page.author} />
        </div>
      )}
      <PostCall page={page} />
      <div className="pass-on no-print">
        <TopicList topics={page.topics} />
        <Island
          name="share"
          props={{ title: page.top.heading, url: page.seo.canonical, mail: page.mail, texts }}
        />
      </div>
    </article>
  );
};

/** One post: its title, its text and ways to share it, beside its contents and the recent posts. */
const PostTemplate = ({ pageContext: { page, site } }: TemplateProps<PostView>) => {
  const beside = (
    <>
      <BesidePost page={page} />
      <RecentPosts recent={site.recentPosts} except={page.recentExcept} />
    </>
  );
  return (
    <Layout page={page} site={site}>
      <PostTop page={page} />
      <TextWithSidebar text={<PostArticle page={page} />} beside={beside} />
    </Layout>
  );
};

export default PostTemplate;
