/** Stands in for `gatsby` where components are rendered without a build. */

/** The place of a slice; its props as one attribute. */
export const Slice = ({ alias, ...props }: { readonly alias: string }) => (
  <div data-slice={alias} data-props={JSON.stringify(props)} />
);
