import { PAPER } from '../../../src/theme/paper';
import { tokensCss } from '../../../src/theme/tokens';

it('gives the browser’s own bars the paper color of each mode', () => {
  const papers = [...tokensCss.matchAll(/--paper: (#[0-9A-F]{6})/gi)].map(([, color]) => color);
  expect(papers).toEqual([PAPER.light, PAPER.dark]);
});
