import type { PageProps } from 'gatsby';
import type { ServiceView } from '../content/views';
import { Layout } from '../components/Layout';
import { ServiceHead } from '../sections/heads/ServiceHead';
import { ServiceBody } from '../sections/service/ServiceBody';
import { pageOf } from './pageOf';

/** One service: its top, its text beside the list of all services, and two invitations to call. */
const ServiceTemplate = (props: PageProps<object, Omit<ServiceView, 'path'>>) => {
  const page = pageOf<ServiceView>(props);
  return (
    <Layout page={page}>
      <ServiceHead page={page} />
      <ServiceBody page={page} />
    </Layout>
  );
};

export default ServiceTemplate;
