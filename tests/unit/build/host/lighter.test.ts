import { withoutOldDeclarations } from '../../../../src/build/host/lighter';

describe('declarations for old browsers', () => {
  it.each([
    [
      '.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;}',
      '.a{display:flex;}',
    ],
    [
      '.a{-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}',
      '.a{align-items:center;}',
    ],
    ['.a{position:-webkit-sticky;position:sticky;}', '.a{position:sticky;}'],
    [
      '.a{-webkit-transform:none;-moz-transform:none;-ms-transform:none;transform:none;}',
      '.a{transform:none;}',
    ],
    ['.a{-webkit-columns:2;columns:2;}', '.a{columns:2;}'],
  ])('%s becomes %s', (before, after) => {
    expect(withoutOldDeclarations(before)).toBe(after);
  });

  it.each([
    '.a{-webkit-mask:url(a.svg);mask:url(a.svg);}',
    '.a{-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px);}',
    '.a{-webkit-user-select:none;user-select:none;}',
    '.a::-webkit-details-marker{display:none;}',
    '.a{-webkit-text-size-adjust:none;-moz-osx-font-smoothing:grayscale;}',
    '.a{display:-webkit-box;-webkit-hyphens:auto;-webkit-line-clamp:2;-webkit-box-orient:vertical;}',
    '.a{--x:-webkit-box;transition:transform 1s;}',
  ])('%s is left alone', (css) => {
    expect(withoutOldDeclarations(css)).toBe(css);
  });
});
