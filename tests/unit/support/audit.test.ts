import { isAllowed, licenseOf } from '../../audit';

const one = { name: 'one', version: '1.0.0', location: 'node_modules/one' };

it.each([
  ['MIT', { ...one, license: 'MIT' }],
  ['MIT', { ...one, license: { type: 'MIT' } }],
  ['MIT OR BSD', { ...one, licenses: [{ type: 'MIT' }, { type: 'BSD' }] }],
  ['MIT', { ...one, name: 'linkfs' }],
  ['none', one],
])('tells the license of a package: %s', (license, installed) => {
  expect(licenseOf(installed)).toBe(license);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND CC-BY-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['none', false],
])('allows a license whose terms we accept: %s', (license, allowed) => {
  expect(isAllowed(license)).toBe(allowed);
});
