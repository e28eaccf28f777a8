import type { SliceComponentProps } from 'gatsby';
import { CallBar } from '../components/site/CallBar';
import { ConsentQuestion } from '../components/site/ConsentQuestion';
import { SiteFooter } from '../components/site/SiteFooter';
import type { FooterView } from '../content/views';

interface FooterSliceProps extends SliceComponentProps<object, FooterView> {
  /** Where this page's way to a quote leads. */
  readonly quoteHref: string;
}

/** What is below every page, and the bar that stays in sight on phones. */
const FooterSlice = ({ sliceContext: footer, quoteHref }: FooterSliceProps) => (
  <>
    <SiteFooter footer={footer} />
    {footer.consent && <ConsentQuestion consent={footer.consent} />}
    <CallBar facts={footer.facts} menu={footer.menu} quoteHref={quoteHref} />
  </>
);

export default FooterSlice;
