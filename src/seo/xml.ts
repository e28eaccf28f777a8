/** True for characters that XML 1.0 allows, in text or escaped (section 2.2 of its definition). */
const isAllowed = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return (
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    code >= 0x10000
  );
};

/** Text that is safe inside an XML element or attribute, whatever it contains. */
export const xmlText = (text: string): string =>
  [...text]
    .filter((character) => isAllowed(character))
    .join('')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** An element with text in it. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${xmlText(text)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
