import type { ServiceView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { useSite } from '../components/siteContext';
import { Sections } from '../sections';
import { ContactBlock } from '../sections/ContactBlock';
import { ServiceHead } from '../sections/heads/ServiceHead';
import { BesideServices } from '../sections/service/BesideServices';
import { ServiceArticle } from '../sections/service/ServiceArticle';

/** The end of a service page: an invitation in the words of the service, and the ways to reach us. */
const ServiceClosing = ({ page }: { readonly page: ServiceView }) => {
  const { ui } = useSite();
  const { banner } = page;
  return (
    <ContactBlock
      section={{
        look: 'contactBlock',
        id: 'contact',
        heading: banner ? banner.heading : ui.blockHeading,
        intro: banner ? banner.text : ui.blockText,
        call: { label: ui.bannerCall, note: ui.bannerNote },
        button: { label: ui.quoteButton, href: page.quoteHref },
        contactInfo: page.contactInfo,
      }}
    />
  );
};

/** One service: its top, its text beside the list of all services, and an invitation to call. */
const ServiceTemplate = ({ pageContext: { page } }: TemplateProps<ServiceView>) => (
  <Layout page={page}>
    <ServiceHead page={page} />
    <BesideServices page={page}>
      <ServiceArticle page={page} />
    </BesideServices>
    <div className={page.layout === 'emergency' ? 'no-print' : undefined}>
      <Sections sections={page.sections} afterText />
      <ServiceClosing page={page} />
    </div>
  </Layout>
);

export default ServiceTemplate;
