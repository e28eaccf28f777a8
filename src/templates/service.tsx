import type { PageProps } from 'gatsby';
import type { ServiceView } from '../content/views';
import { laterPart } from '../components/laterPart';
import { Layout } from '../components/Layout';
import { ServiceHead } from '../sections/heads/ServiceHead';
import { pageOf } from './pageOf';

const ServiceBody = laterPart(
  'service-body',
  async () =>
    (await import(/* webpackChunkName: "service" */ '../sections/service/ServiceBody')).ServiceBody,
);

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
