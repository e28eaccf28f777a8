import { EnvironmentError } from '../gatsby/environment';

/**
 * The port that `PORT` names.
 *
 * @param standard the port when it is not set
 * @throws EnvironmentError when it names none
 */
export function portOf(env: NodeJS.ProcessEnv, standard: number): number {
  const text = env.PORT?.trim();
  if (!text) return standard;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new EnvironmentError(`PORT is “${text}”, which is not a port number.`);
  }
  return port;
}
