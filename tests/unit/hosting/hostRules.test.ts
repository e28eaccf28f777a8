/** What developers put into `static/` for the host. */
import { checkStaticRules } from '../../../src/hosting/hostRules';
import { PlainError } from '../../../src/failure';
import { writeFiles } from '../../support/folder';
import { makeRepository, removeRepositories } from '../../support/host/repository';

afterAll(removeRepositories);

const check = async (files: Readonly<Record<string, string>>): Promise<void> => {
  const { root } = await makeRepository();
  await writeFiles(root, files);
  return checkStaticRules(root);
};

it.each<Readonly<Record<string, string>>>([{}, { 'static/_redirects': '/old/ /new/ 301\n' }])(
  '%j is published',
  (files) => expect(check(files)).resolves.toBeUndefined(),
);

it.each([
  ['_headers', '/*\n  X-Frame-Options: DENY\n', 'static/_headers would be written over'],
  ['_redirects', '/old/* /new/ 301\n', 'The redirect of /old/* has a placeholder'],
  ['_redirects', '/old/\n', 'static/_redirects cannot be used'],
])('static/%s with %j stops a build', async (name, text, reason) => {
  const attempt = check({ [`static/${name}`]: text });
  await expect(attempt).rejects.toThrow(PlainError);
  await expect(attempt).rejects.toThrow(reason);
});
