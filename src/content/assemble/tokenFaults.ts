import { fieldLabel } from '../mappers';
import type { Problems } from '../problems';
import { quoted } from '../text';
import { TOKEN_NAMES, type TokenFault } from '../tokens';
import type { FieldLocation } from './provenance';

const TOKEN_LIST = TOKEN_NAMES.map((name) => `{{${name}}}`).join(', ');

/** Reports a token that is unknown, or not written with two braces on each side. */
export const reportToken = (
  problems: Problems,
  location: FieldLocation,
  written: string,
  fault: TokenFault,
): void => {
  const label = fieldLabel(location.entry, location.field);
  if (fault === 'unknown')
    problems.error(
      location,
      `“${label}” uses ${quoted(`{{${written}}}`)}, which does not exist, so nothing is shown in its place. Use one of: ${TOKEN_LIST}.`,
    );
  else
    problems.warning(
      location,
      `“${label}” has ${quoted(written)}. The site understands it; write it with two braces on each side.`,
    );
};
