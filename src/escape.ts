/** Texts that are safe inside markup, whatever they contain. */

/** A text inside an element or attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON for a script element, escaped so that no text in it can close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
