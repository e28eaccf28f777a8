import type { SliceComponentProps } from 'gatsby';
import { CallBar } from '../components/site/CallBar';
import { SiteFooter } from '../components/site/SiteFooter';
import type { FooterView } from '../content/views';

/** What is below every page, and the bar that stays in sight on phones. */
const FooterSlice = ({ sliceContext: footer }: SliceComponentProps<object, FooterView>) => (
  <>
    <SiteFooter footer={footer} />
    <CallBar facts={footer.facts} menu={footer.menu} quoteHref={footer.quoteHref} />
  </>
);

export default FooterSlice;
