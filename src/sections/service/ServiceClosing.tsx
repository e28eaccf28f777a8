import type { ServiceView } from '../../content/views';
import { ContactBlock } from '../ContactBlock';

/** The end of a service page: an invitation in the words of the service, and the ways to reach us. */
export const ServiceClosing = ({ page }: { readonly page: ServiceView }) => {
  const { banner, facts, ui } = page;
  return (
    <ContactBlock
      section={{
        layout: 'contactBlock',
        id: 'contact',
        heading: banner ? banner.heading : ui.blockHeading,
        intro: banner ? banner.text : ui.blockText,
        call: { label: ui.bannerCall, note: ui.bannerNote },
        button: page.quote,
        contactInfo: page.contactInfo,
      }}
      facts={facts}
      ui={ui}
    />
  );
};
