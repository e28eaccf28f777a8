import { PlainError } from '../failure';

/** The newest release that Gatsby's database works on. */
const NEWEST = 22;

/**
 * Says before a build that Gatsby's database (lmdb 2.5.3) does not work on newer releases of Node: with
 * the entries of a space, it waits for ever. The bundled content is so small that it works.
 *
 * @param version for example `24.1.0`
 * @throws PlainError when the build may never end
 */
export const checkNode = (version: string, hasSpace: boolean): void => {
  if (Number.parseInt(version, 10) <= NEWEST) return;
  const why = `This is Node ${version}, on which Gatsby’s database may wait for ever: use Node ${NEWEST}.`;
  if (hasSpace) throw new PlainError(why);
  console.warn(`${why} The bundled content is built all the same.`);
};
