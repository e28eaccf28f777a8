/** Numbers that can be called wherever they stand in a text. Also reaches browsers, so it imports nothing. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What may stand between two digits of a phone number. */
const BETWEEN = String.raw`[^\da-z\n]{0,3}`;

/**
 * Finds the company's number in any notation, and 911 by itself; no other number is looked for, because an amount or a
 * season may look like one. The only group holds the number, so that `split` keeps it.
 *
 * @param display - the number as pages show it
 * @param href - its `tel:` address
 */
export const callsIn = (display: string, href: string): RegExp => {
  const [number = ''] = href.split(',');
  const digits = number.replace(/\D/g, '').slice(-10);
  const inAnyNotation = String.raw`(?:\+?1[ .-]?)?\(?${[...digits].join(BETWEEN)}`;
  const numbers = [escaped(display), inAnyNotation, '911'].join('|');
  return new RegExp(String.raw`(?<![\d-])(${numbers})(?!\d|-\d)`, 'i');
};

/** Where a number that `callsIn` found leads. */
export const callHref = (number: string, href: string): string =>
  number === '911' ? 'tel:911' : href;
