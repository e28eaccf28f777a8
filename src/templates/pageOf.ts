import type { PageProps } from 'gatsby';

/**
 * The view of a page. Gatsby keeps a page's address apart from the rest of its context, and of its
 * props only the location has it while pages are built.
 */
export const pageOf = <View extends { readonly path: string }>({
  pageContext,
  location,
}: PageProps<object, Omit<View, 'path'>>): View =>
  ({ ...pageContext, path: location.pathname }) as View;
