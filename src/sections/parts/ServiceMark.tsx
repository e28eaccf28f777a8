import type { ServiceCard } from '../../content/views';
import { Drawing } from '../../components/drawings';
import { Icon } from '../../components/Icon';

/** The drawing of a service, or its icon at the same place when it has none. Decorative. */
export const ServiceMark = ({ service }: { readonly service: ServiceCard }) => (
  <div className={service.drawing ? 'il' : 'il small'} aria-hidden="true">
    {service.drawing ? <Drawing name={service.drawing} /> : <Icon name={service.icon} />}
  </div>
);
