/** Does to a page what Chrome's translator does. */
import type { Page } from 'playwright-core';

/** How a translated text begins. */
export const TRANSLATED = 'ES:';

/**
 * Translates a page, and whatever is added or changes later: each text node is replaced by two nested
 * `font` elements with other words, except where the page forbids it.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate((prefix) => {
    const NOT = '[translate="no"], script, style, template, textarea, font';
    const replaceTexts = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(NOT))
          continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = `${prefix}${text.data}`;
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceTexts(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    replaceTexts(document.body);
  }, TRANSLATED);
