/** Stands in for `gatsby` where components are rendered without a build. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: string;
  readonly children?: ReactNode;
}

/** A page link, told apart from a plain one by its attribute. */
export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} data-page-link="">
    {children}
  </a>
);

/** The place of a slice; its props as one attribute. */
export const Slice = ({ alias, ...props }: { readonly alias: string }) => (
  <div data-slice={alias} data-props={JSON.stringify(props)} />
);
