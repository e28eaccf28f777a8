import type { ServiceView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { Sections } from '../sections';
import { ContactBlock } from '../sections/ContactBlock';
import { ServiceHead } from '../sections/heads/ServiceHead';
import { BesideServices } from '../sections/service/BesideServices';
import { ServiceArticle } from '../sections/service/ServiceArticle';

/** One service: its top, its text beside the list of all services, and an invitation to call. */
const ServiceTemplate = ({ pageContext: { page } }: TemplateProps<ServiceView>) => (
  <Layout page={page}>
    <ServiceHead page={page} />
    <BesideServices page={page}>
      <ServiceArticle page={page} />
    </BesideServices>
    <div className={page.layout === 'emergency' ? 'no-print' : undefined}>
      <Sections sections={page.sections} afterText />
      <ContactBlock section={page.closing} />
    </div>
  </Layout>
);

export default ServiceTemplate;
