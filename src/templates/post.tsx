import type { PageProps } from 'gatsby';
import type { PostView } from '../content/views';
import { Layout } from '../components/Layout';
import { PostHead } from '../sections/heads/PostHead';
import { PostArticle } from '../sections/blog/PostArticle';

/** One post: its title and ways to share it, then its text beside the recent posts. */
const PostTemplate = ({
  pageContext: { page },
}: PageProps<object, { readonly page: PostView }>) => (
  <Layout page={page}>
    <PostHead page={page} />
    <PostArticle page={page} />
  </Layout>
);

export default PostTemplate;
