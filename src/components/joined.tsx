import { Fragment, type ReactElement, type ReactNode } from 'react';

/** The pieces of one text, which never change their order, with an element between each two. */
export const joined = (pieces: readonly ReactNode[], between: ReactElement): ReactNode =>
  pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && between}
      {piece}
    </Fragment>
  ));
