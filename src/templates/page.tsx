import { css } from '@emotion/react';
import type { PageView } from '../content/views';
import { Figure } from '../components/Picture';
import { Layout, type TemplateProps } from '../components/Layout';
import { RichText } from '../components/RichText';
import { Sections } from '../sections';
import { PageTop } from '../sections/heads';
import { atLeast } from '../theme/breakpoints';

const styles = css`
  @media screen {
    padding-top: clamp(2.5rem, 5vw, 5rem);
  }
`;

/** The picture and the running text of a page, between its top and its sections. */
const PageBody = ({ page }: { readonly page: PageView }) => (
  <div className="section" css={styles}>
    <div className="page-width columns">
      <Figure
        of={page}
        className="span-9"
        sizes={`${atLeast.lg} 54rem, ${atLeast.md} 100vw`}
        priority
      />
      <div className="span-12">
        <RichText document={page.body} />
      </div>
    </div>
  </div>
);

/** Any page made of sections: its top, its running text, its sections. */
const PageTemplate = ({ pageContext: { page } }: TemplateProps<PageView>) => {
  const hasBody = Boolean(page.body ?? page.picture);
  return (
    <Layout page={page}>
      <PageTop page={page} />
      {hasBody && <PageBody page={page} />}
      <Sections sections={page.sections} afterText={hasBody} />
    </Layout>
  );
};

export default PageTemplate;
