/**
 * gatsby-source-contentful asks the internet whether it is there before every build. The `overrides` in
 * package.json choose versions of the packages it asks with that cannot end the build.
 */
import lock from '../../../package-lock.json';

/** What asking depends on, in all. */
const packagesOf = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
  const packages: Readonly<Record<string, object>> = lock.packages;
  const { dependencies = {} }: { dependencies?: object } = packages[`node_modules/${name}`] ?? {};
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const below of Object.keys(dependencies)) packagesOf(below, seen);
  return seen;
};

it('is asked without got, whose requests may fail after they have ended (got issue 1489)', () => {
  const packages = packagesOf('is-online');
  expect(packages).toContain('public-ip');
  expect(packages).not.toContain('got');
});
