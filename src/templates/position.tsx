import type { PositionView } from '../content/views';
import { ClosedNote } from '../components/ClosedNote';
import { Layout, type TemplateProps } from '../components/Layout';
import { PageHeader } from '../components/PageHeader';
import { timed } from '../components/ShowTimed';
import { Sections } from '../sections';
import { Actions, LinkRow } from '../sections/parts/Actions';
import { PageBody } from '../sections/parts/PageBody';

/** An open position: what it is, and the form to apply for it. */
const PositionTemplate = ({ pageContext: { page } }: TemplateProps<PositionView>) => (
  <Layout page={page}>
    <PageHeader page={page}>
      <LinkRow links={page.about} className="about" />
      <div className="flow" {...timed(page.closing?.open)}>
        {page.applyBy && <p className="about">{page.applyBy}</p>}
        <Actions of={page.top} variant="solid" callLast />
      </div>
      <ClosedNote closing={page.closing} />
    </PageHeader>
    {page.body && <PageBody page={page} />}
    <Sections sections={page.sections} afterText={page.body !== undefined} />
  </Layout>
);

export default PositionTemplate;
