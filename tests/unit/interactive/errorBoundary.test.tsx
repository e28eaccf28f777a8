import {
  ErrorBoundary,
  type ErrorBoundaryProps,
} from '../../../src/components/interactive/ErrorBoundary';
import { facts, ui } from '../../support/fixtures';
import { render } from '../../support/html';

const afterwards = (error: Error): Promise<Awaited<ReturnType<typeof render>>> => {
  const props: ErrorBoundaryProps = { facts, ui, children: 'The page' };
  const boundary = new ErrorBoundary(props);
  boundary.state = ErrorBoundary.getDerivedStateFromError(error);
  return render(<>{boundary.render()}</>);
};

it.each([
  ['a page that breaks', new Error('Cannot read properties of undefined'), ui.errorHeading],
  ['a page of an earlier release', new Error('Loading chunk 7 failed.'), ui.updateReady],
])('%s says what is wrong, and can be called from', async (_what, error, heading) => {
  const page = await afterwards(error);
  expect(page.one('h1').childNodes).toEqual([expect.objectContaining({ value: heading })]);
  expect(
    page.all('a').map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value),
  ).toEqual(expect.arrayContaining([facts.phone.href]));
  expect(page.one('button').attrs).not.toEqual([]);
});
