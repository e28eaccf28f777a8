/** Texts that are safe inside markup, whatever they contain: HTML, scripts and XML. */

/** A text inside an element or attribute of HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** JSON for a script element, escaped so that no text in it can close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');

/** Characters that XML 1.0 does not allow, even escaped (section 2.2). */
const NOT_ALLOWED = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text that is safe inside an XML element or attribute, whatever it contains. */
export const xmlText = (text: string): string => escapeMarkup(text.replace(NOT_ALLOWED, ''));

/** An element with text in it. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

/** What a file of XML begins with. */
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
