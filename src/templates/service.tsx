import type { ServiceView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { Sections } from '../sections';
import { Contact } from '../sections/Contact';
import { ServiceTop } from '../sections/tops/ServiceTop';
import { CallBox } from '../sections/parts/CallBox';
import { TextWithSidebar } from '../sections/parts/TextWithSidebar';
import { AllServices } from '../sections/service/AllServices';
import { ServiceArticle } from '../sections/service/ServiceArticle';

/** One service: its top, its text and sections beside the list of all services, and an invitation to call. */
const ServiceTemplate = ({ pageContext: { page, site } }: TemplateProps<ServiceView>) => {
  const beside = (
    <>
      <AllServices page={page} />
      <div className="call-room">
        <CallBox quote={page.contactBlock.button} />
      </div>
    </>
  );
  return (
    <Layout page={page} site={site}>
      <ServiceTop page={page} />
      <TextWithSidebar text={<ServiceArticle page={page} />} beside={beside}>
        <Sections sections={page.sections} afterText />
      </TextWithSidebar>
      <Contact section={page.contactBlock} />
    </Layout>
  );
};

export default ServiceTemplate;
