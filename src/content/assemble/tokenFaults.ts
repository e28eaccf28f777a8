import { fieldLabel } from '../mappers';
import type { Problems } from '../problems';
import { TOKEN_NAMES, type TokenFault } from '../tokens';
import type { FieldPlace } from './provenance';

const TOKEN_LIST = TOKEN_NAMES.map((name) => `{{${name}}}`).join(', ');

/** Reports a token that is unknown, or not written with two braces on each side. */
export const reportToken = (
  problems: Problems,
  place: FieldPlace,
  written: string,
  fault: TokenFault,
): void => {
  const label = fieldLabel(place.entry, place.field);
  const quoted = written.slice(0, 40);
  if (fault === 'unknown')
    problems.error(
      place,
      `“${label}” uses {{${quoted}}}, which does not exist, so nothing is shown in its place. Use one of: ${TOKEN_LIST}.`,
    );
  else
    problems.warning(
      place,
      `“${label}” has ${quoted}. The site understands it; write it with two braces on each side.`,
    );
};
