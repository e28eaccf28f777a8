import type { SliceComponentProps } from 'gatsby';
import { Drawer } from '../components/site/Drawer';
import { Masthead } from '../components/site/Masthead';
import { SkipLink } from '../components/site/SkipLink';
import { TopBar } from '../components/site/TopBar';
import type { Whereabouts } from '../components/site/currentMark';
import type { HeaderView } from '../content/views';

interface HeaderSliceProps extends SliceComponentProps<object, HeaderView>, Whereabouts {
  /** Where this page's ways to a quote lead. */
  readonly quoteHref: string;
}

/** What is above every page. */
const HeaderSlice = ({ sliceContext: header, current, exact, quoteHref }: HeaderSliceProps) => {
  const here = { current, exact };
  return (
    <>
      <SkipLink label={header.menu.skipLink} />
      <TopBar facts={header.facts} menu={header.menu} quoteHref={quoteHref} />
      <Masthead header={header} here={here} />
      <Drawer header={header} here={here} quoteHref={quoteHref} />
    </>
  );
};

export default HeaderSlice;
