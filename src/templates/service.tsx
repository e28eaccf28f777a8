import type { PageProps } from 'gatsby';
import type { ServiceView } from '../content/views';
import { Layout } from '../components/Layout';
import { ServiceHead } from '../sections/heads/ServiceHead';
import { BesideServices } from '../sections/service/BesideServices';
import { ServiceArticle } from '../sections/service/ServiceArticle';
import { ServiceClosing } from '../sections/service/ServiceClosing';
import { pageOf } from './pageOf';

/** One service: its top, its text beside the list of all services, and two invitations to call. */
const ServiceTemplate = (props: PageProps<object, Omit<ServiceView, 'path'>>) => {
  const page = pageOf<ServiceView>(props);
  return (
    <Layout page={page}>
      <ServiceHead page={page} />
      <BesideServices page={page}>
        <ServiceArticle page={page} />
      </BesideServices>
      <ServiceClosing page={page} />
    </Layout>
  );
};

export default ServiceTemplate;
