import type { PageProps } from 'gatsby';
import type { BlogView } from '../content/views';
import { laterPart } from '../components/laterPart';
import { Layout } from '../components/Layout';
import { Sections } from '../sections';
import { StandardHead } from '../sections/heads/StandardHead';
import { pageOf } from './pageOf';

const PostList = laterPart(
  'posts',
  async () => (await import(/* webpackChunkName: "post" */ '../sections/blog/PostList')).PostList,
);

/** The list of posts, a page of it at a time, and the sections below. */
const BlogTemplate = (props: PageProps<object, Omit<BlogView, 'path'>>) => {
  const page = pageOf<BlogView>(props);
  return (
    <Layout page={page}>
      <StandardHead page={page} />
      <PostList page={page} />
      <Sections sections={page.sections} facts={page.facts} ui={page.ui} />
    </Layout>
  );
};

export default BlogTemplate;
