/** What surrounds the content of every page. */
import type { ReactElement } from 'react';
import { SITE_LANGUAGE } from '../content/model';
import { themeCss } from '../theme';
import { fontPreloads } from '../theme/assets';

/** The bundled `src/browser/boot.ts`, defined by whatever bundles this file. */
declare const BOOT_SCRIPT: string;
/** Whether the pages are those of a preview; defined likewise. */
declare const PREVIEW: boolean;

/**
 * Browsers with support for these rules prefetch a page when a visitor is about to follow a link to
 * it. Addresses of pages end with a slash.
 */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: ['/', '/*/'] }, eagerness: 'moderate' }],
});

export const HTML_ATTRIBUTES = { lang: SITE_LANGUAGE };

/** A link to the top moves the focus only if its target is an element. */
export const BODY_ATTRIBUTES = { id: 'top' };

/** Fonts worth preloading, theme styles, and the boot script, at the end of the head. */
export const HEAD: readonly ReactElement[] = [
  ...fontPreloads.map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      href={href}
      crossOrigin="anonymous"
    />
  )),
  <style key="theme" id="theme" dangerouslySetInnerHTML={{ __html: themeCss }} />,
  <script key="boot" dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />,
];

/** The end of the body. */
export const BODY_END: readonly ReactElement[] = [
  <script
    key="speculation"
    type="speculationrules"
    dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
  />,
  ...(PREVIEW ? [<script key="preview" type="module" src="/preview/script.js" />] : []),
];
