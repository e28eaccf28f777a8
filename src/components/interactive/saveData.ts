/** What browsers that know the Network Information API have in addition; TypeScript's do not. */
interface WithConnection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor has asked the browser to send and fetch as little as possible. */
export function savesData(): boolean {
  return (navigator as WithConnection).connection?.saveData === true;
}
