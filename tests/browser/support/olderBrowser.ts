import type { Page } from '@playwright/test';

/**
 * Features that browsers from the end of 2020 to the end of 2023 lack, and this one must lack: Safari 14.1
 * (with iOS 14.5), Chrome 87, Firefox 83, and later ones. Each is renamed in pages and their styles.
 */
const NOT_YET: readonly (readonly [RegExp, string])[] = [
  [/:(has|user-invalid|focus-visible|details-content)\b/g, ':x-$1'],
  [/\bcolor-mix\(/g, 'x-mix('],
  [/(\d)(dvh|cqi)\b/g, '$1x$2'],
  [/(overflow(?:-x)?:\s*)clip\b/g, '$1x-clip'],
  [/(?<=[;{\s])(mask(?:-image)?|translate|text-wrap|container-type|animation-timeline):/g, 'x-$1:'],
  [/\(scripting:/g, '(x-scripting:'],
  // The attributes, the selectors, and the properties that scripts check.
  [/popover/g, 'x-popover'],
];

/** Makes a page opened with `bypassCSP` load as in an older browser. Call before the first navigation. */
export const makeOlder = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
    Reflect.deleteProperty(String.prototype, 'at');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(window, 'structuredClone');
    Reflect.deleteProperty(AbortSignal, 'timeout');
  });
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType()))
      return route.continue();
    const response = await route.fetch();
    const text = await response.text();
    const body = NOT_YET.reduce((before, [word, other]) => before.replace(word, other), text);
    return route.fulfill({ response, body });
  });
};
