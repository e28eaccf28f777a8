import type { ServiceView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { Sections } from '../sections';
import { ContactBlock } from '../sections/ContactBlock';
import { ServiceHead } from '../sections/heads/ServiceHead';
import { BesideServices } from '../sections/service/BesideServices';
import { ServiceArticle } from '../sections/service/ServiceArticle';

/** One service: its top, its text and sections beside the list of all services, and an invitation to call. */
const ServiceTemplate = ({ pageContext: { page } }: TemplateProps<ServiceView>) => {
  // An emergency page prints on one sheet.
  const className = page.layout === 'emergency' ? 'no-print' : undefined;
  return (
    <Layout page={page}>
      <ServiceHead page={page} />
      <BesideServices page={page} text={<ServiceArticle page={page} />}>
        <div className={className}>
          <Sections sections={page.sections} afterText />
        </div>
      </BesideServices>
      <div className={className}>
        <ContactBlock section={page.closing} />
      </div>
    </Layout>
  );
};

export default ServiceTemplate;
