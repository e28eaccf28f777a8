/**
 * gatsby-source-contentful asks the internet whether it is there before every build. The `overrides` in
 * package.json choose versions of the packages it asks with that cannot end the build.
 */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
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

/** Each takes the place of the system's resolver. */
const RESOLVERS = {
  fails: `done(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }))`,
  hangs: `undefined`,
  lies: `all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)`,
};

// They mostly wait, so they do it together.
it.concurrent.each(Object.entries(RESOLVERS))(
  'ends in an answer when DNS %s',
  async (_, answer) => {
    const require = createRequire(createRequire(__filename).resolve('gatsby-source-contentful'));
    const program = `
    import dns from 'node:dns';
    import { isIP } from 'node:net';
    const { lookup } = dns;
    dns.lookup = (host, options, done) => {
      if (isIP(host)) return lookup(host, options, done);
      const { all } = options;
      ${answer};
    };
    const { default: isOnline } = await import('${pathToFileURL(require.resolve('is-online')).href}');
    console.log(await isOnline());
    // What fails after the answer has its time.
    setTimeout(() => process.exit(), 1000);`;
    const args = ['--input-type=module', '--eval', program];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
    expect({ stdout, stderr }).toEqual({ stdout: 'false\n', stderr: '' });
  },
);
