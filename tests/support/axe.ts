/** Runs axe-core in a page of a browser test. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
  }[];
}

/** What axe-core finds: rule and element, one line each. */
export const axeComplaints = async (page: Page): Promise<readonly string[]> => {
  // Evaluated by the protocol, which the policy of the page does not stop.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: (root: Document) => Promise<AxeResults> } }).axe.run(
      document,
    ),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
  );
};
