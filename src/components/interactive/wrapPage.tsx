import type { ReactElement } from 'react';
import type { PageBase } from '../../content/views';
import { ErrorBoundary } from './ErrorBoundary';

interface Wrapped {
  readonly element: ReactElement;
  readonly props: { readonly pageContext: Partial<PageBase> };
}

/** Gatsby's `wrapPageElement`, for server and browser alike: catches what breaks while rendering. */
export const wrapPage = ({ element, props }: Wrapped): ReactElement => {
  const { facts, ui } = props.pageContext;
  return facts && ui ? (
    <ErrorBoundary facts={facts} ui={ui}>
      {element}
    </ErrorBoundary>
  ) : (
    element
  );
};
