/** What is read from Gatsby's own state. */
interface State {
  readonly program: { readonly directory: string };
}

/** The folder Gatsby runs in. Gatsby declares its store's methods without what they return. */
export const directoryOf = ({ getState }: { readonly getState: unknown }): string =>
  (getState as () => State)().program.directory;
