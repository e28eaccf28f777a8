import type { ServiceView } from '../../content/views';
import { BesideServices } from './BesideServices';
import { ServiceArticle } from './ServiceArticle';
import { ServiceClosing } from './ServiceClosing';

/** Everything of a service page below its top. */
export const ServiceBody = ({ page }: { readonly page: ServiceView }) => (
  <>
    <BesideServices page={page}>
      <ServiceArticle page={page} />
    </BesideServices>
    <div className={page.layout === 'emergency' ? 'noprint' : undefined}>
      <ServiceClosing page={page} />
    </div>
  </>
);
