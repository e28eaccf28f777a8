import type { SliceComponentProps } from 'gatsby';
import { NoticeBar } from '../components/interactive/NoticeBar';
import type { NoticeView } from '../content/views';

interface NoticeContext {
  readonly notice: NoticeView | null;
}

/** A notice for every page, when there is one. */
const NoticeSlice = ({ sliceContext }: SliceComponentProps<object, NoticeContext>) =>
  sliceContext.notice && <NoticeBar notice={sliceContext.notice} />;

export default NoticeSlice;
