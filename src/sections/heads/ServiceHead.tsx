import type { ServiceView } from '../../content/views';
import { PhoneText } from '../../components/interactive/PhoneText';
import { PageHeader } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';
import { EmergencyHead } from './EmergencyHead';

/** The top of a service page, by its kind. */
export const ServiceHead = ({ page }: { readonly page: ServiceView }) =>
  page.layout === 'emergency' ? (
    <EmergencyHead page={page} />
  ) : (
    <PageHeader
      crumbs={page.crumbs}
      crumbsLabel={page.crumbsLabel}
      heading={page.head.heading}
      intro={page.head.intro && <PhoneText text={page.head.intro} facts={page.facts} />}
      rings="wide"
    >
      <Actions call={page.head.call} link={page.head.quote} facts={page.facts} />
    </PageHeader>
  );
