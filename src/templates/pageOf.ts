import type { PageProps } from 'gatsby';

/** The view of a page. Gatsby keeps a page's address apart from the rest of its context. */
export const pageOf = <View extends { readonly path: string }>({
  pageContext,
  path,
}: PageProps<object, Omit<View, 'path'>>): View => ({ ...pageContext, path }) as View;
