import type { EmergencyView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { Sections } from '../sections';
import { Contact } from '../sections/Contact';
import { EmergencyTop } from '../sections/tops/EmergencyTop';
import { CallBox } from '../sections/parts/CallBox';
import { TextWithSidebar } from '../sections/parts/TextWithSidebar';
import { AllServices } from '../sections/service/AllServices';
import { EmergencyArticle } from '../sections/service/EmergencyArticle';

/**
 * The service for emergencies: its top, what to do beside the number and the list of all services, its
 * sections, and an invitation to call.
 */
const EmergencyTemplate = ({ pageContext: { page, site } }: TemplateProps<EmergencyView>) => {
  const beside = (
    <>
      <div className="call-room">
        <CallBox />
      </div>
      <AllServices page={page} />
    </>
  );
  return (
    <Layout page={page} site={site}>
      <EmergencyTop page={page} />
      <TextWithSidebar text={<EmergencyArticle page={page} />} beside={beside}>
        <div className="no-print">
          <Sections sections={page.sections} afterText />
        </div>
      </TextWithSidebar>
      {/* In print, the number is at the top. */}
      <div className="no-print">
        <Contact section={page.contactBlock} />
      </div>
    </Layout>
  );
};

export default EmergencyTemplate;
