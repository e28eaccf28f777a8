import type { PageProps } from 'gatsby';
import type { PostView } from '../content/views';
import { laterPart } from '../components/laterPart';
import { Layout } from '../components/Layout';
import { PostHead } from '../sections/heads/PostHead';
import { pageOf } from './pageOf';

const PostArticle = laterPart(
  'post-body',
  async () =>
    (await import(/* webpackChunkName: "post" */ '../sections/blog/PostArticle')).PostArticle,
);

/** One post: its title and ways to share it, then its text beside the recent posts. */
const PostTemplate = (props: PageProps<object, Omit<PostView, 'path'>>) => {
  const page = pageOf<PostView>(props);
  return (
    <Layout page={page}>
      <PostHead page={page} />
      <PostArticle page={page} />
    </Layout>
  );
};

export default PostTemplate;
