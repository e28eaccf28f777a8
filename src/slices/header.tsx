import type { SliceComponentProps } from 'gatsby';
import { Drawer } from '../components/site/Drawer';
import { Masthead } from '../components/site/Masthead';
import { SkipLink } from '../components/site/SkipLink';
import { TopBar } from '../components/site/TopBar';
import type { Whereabouts } from '../components/site/currentMark';
import type { HeaderView } from '../content/views';

type HeaderSliceProps = SliceComponentProps<object, HeaderView> & Whereabouts;

/** What is above every page. */
const HeaderSlice = ({ sliceContext: header, current, exact }: HeaderSliceProps) => {
  const here = { current, exact };
  return (
    <>
      <SkipLink label={header.menu.skipLink} />
      <TopBar facts={header.facts} menu={header.menu} quoteHref={header.quoteHref} />
      <Masthead header={header} here={here} />
      <Drawer header={header} here={here} />
    </>
  );
};

export default HeaderSlice;
