import type { PageProps } from 'gatsby';
import type { PageView } from '../content/views';
import { Layout } from '../components/Layout';
import { Sections } from '../sections';
import { PageTop } from '../sections/heads';
import { headLink } from '../sections/heads/headLink';
import { PageBody } from '../sections/parts/PageBody';
import { pageOf } from './pageOf';

/** Any page made of sections: its top, its running text, its sections. */
const PageTemplate = (props: PageProps<object, Omit<PageView, 'path'>>) => {
  const page = pageOf<PageView>(props);
  return (
    <Layout page={page} kind={page.kind}>
      <PageTop page={page} />
      <PageBody page={page} />
      <Sections sections={headLink(page).sections} facts={page.facts} ui={page.ui} />
    </Layout>
  );
};

export default PageTemplate;
