import type { SliceComponentProps } from 'gatsby';
import { NoticeBar } from '../components/site/NoticeBar';
import type { NoticeView } from '../content/views';

interface NoticeContext {
  readonly notices: readonly NoticeView[];
}

/** The boot script decides which one is due before anything is painted. */
const SHOW_NOTICE = { __html: 'showNotice()' };

/** The notices for every page, newest first. Without script the first that was due shows. */
const NoticeSlice = ({ sliceContext: { notices } }: SliceComponentProps<object, NoticeContext>) => {
  const first = notices.find(({ due }) => due);
  return (
    notices.length > 0 && (
      <>
        {notices.map((notice) => (
          <NoticeBar key={notice.id} notice={notice} hidden={notice !== first} />
        ))}
        <script dangerouslySetInnerHTML={SHOW_NOTICE} />
      </>
    )
  );
};

export default NoticeSlice;
