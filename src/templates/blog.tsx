import type { BlogView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { Sections } from '../sections';
import { PostList } from '../sections/blog/PostList';
import { PageTop } from '../sections/tops/PageTop';

/** One page of the list of posts, and the sections below it. */
const BlogTemplate = ({ pageContext: { page, site } }: TemplateProps<BlogView>) => (
  <Layout page={page} site={site}>
    <PageTop page={page} />
    <PostList page={page} />
    <Sections sections={page.sections} />
  </Layout>
);

export default BlogTemplate;
