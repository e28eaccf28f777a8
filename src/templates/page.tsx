import type { PageView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { Sections } from '../sections';
import { PageTop } from '../sections/tops/PageTop';
import { PageBody } from '../sections/parts/PageBody';

/** Any page made of sections: its top, its running text, its sections. */
const PageTemplate = ({ pageContext: { page, site } }: TemplateProps<PageView>) => {
  const hasBody = Boolean(page.body ?? page.picture);
  return (
    <Layout page={page} site={site}>
      <PageTop page={page} />
      {hasBody && <PageBody page={page} />}
      <Sections sections={page.sections} afterText={hasBody} />
    </Layout>
  );
};

export default PageTemplate;
