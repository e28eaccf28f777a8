import type { ServiceView } from '../../content/views';
import { Banner } from '../parts/Banner';
import { Actions } from '../parts/Actions';
import { ContactBlock } from '../ContactBlock';

const BANNER_HEADING = 'closing-heading';

/** The end of a service page: the contact block, and the closing banner when it has words. */
export const ServiceClosing = ({ page }: { readonly page: ServiceView }) => {
  const { banner, facts, ui } = page;
  return (
    <>
      <div className="later">
        <ContactBlock
          section={{
            layout: 'contactBlock',
            id: 'contact',
            heading: ui.blockHeading,
            intro: ui.blockText,
            call: { label: ui.callButton },
            button: page.quote,
            contactInfo: page.contactInfo,
          }}
          facts={facts}
          ui={ui}
        />
      </div>
      {banner && (
        <div className="later">
          <Banner labelledBy={BANNER_HEADING} picture={banner.picture}>
            <h2 id={BANNER_HEADING}>{banner.heading}</h2>
            {banner.text && <p>{banner.text}</p>}
            <Actions call={{ label: ui.bannerCall, note: ui.bannerNote }} facts={facts} />
          </Banner>
        </div>
      )}
    </>
  );
};
