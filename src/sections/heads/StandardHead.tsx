import type { PageView } from '../../content/views';
import { PhoneText } from '../../components/interactive/PhoneText';
import { PageHeader, type RingsForm } from '../../components/PageHeader';
import { Actions } from '../parts/Actions';
import { headLink } from './headLink';

/** Each page shows another part of the rings. */
const RINGS: Partial<Record<PageView['kind'], RingsForm>> = {
  services: 'corner',
  about: 'disc',
  blog: 'corner',
};

/** The top of an ordinary page: path, heading, introduction and the two actions. */
export const StandardHead = ({ page }: { readonly page: PageView }) => (
  <PageHeader
    crumbs={page.crumbs}
    crumbsLabel={page.crumbsLabel}
    heading={page.head.heading}
    intro={page.head.intro && <PhoneText text={page.head.intro} facts={page.facts} />}
    rings={RINGS[page.kind] ?? 'wide'}
    plain={page.kind === 'blog'}
  >
    <Actions call={page.head.call} link={headLink(page).link} facts={page.facts} />
  </PageHeader>
);
