/** Print: the text, its pictures and how to reach the company, always in light colors. */
import { css } from '@emotion/react';
import { ON_PAPER } from './tokens';

export const printCss = css`
  @page {
    margin: 13mm 16mm;
  }
  @media print {
    :root,
    :root[data-theme='dark'],
    .on-deep,
    .on-photo {
      ${ON_PAPER};
      --sec: 1.25rem;
      --fs-hero: 22pt;
      --fs-h1: 20pt;
      --fs-h2: 17pt;
      --fs-h3: 14pt;
      --fs-numeral: 20pt;
      --gutter: 0px;
    }
    html {
      font-size: 9.75pt;
    }
    body {
      line-height: 1.4;
    }
    :where(.flow > :not(.visually-hidden) + *) {
      margin-top: 1rem;
    }
    .no-print,
    .button,
    .more {
      display: none !important;
    }
    .page-top h1 {
      max-width: none;
    }
    .page-top > .page-width {
      padding-block: 0 0.75rem !important;
    }
    details::details-content {
      content-visibility: visible !important;
      block-size: auto !important;
    }
    figure,
    blockquote,
    .question,
    .footer,
    .lede,
    table,
    tr,
    li,
    img {
      break-inside: avoid;
    }
    h1,
    h2,
    h3,
    h4,
    .lede {
      break-after: avoid;
    }
    main :is(th, td) {
      padding-block: 0.2rem;
    }
    li:first-child {
      break-after: avoid;
    }
    .rich h2 {
      font-size: var(--fs-h2);
      margin-top: 1.25em;
    }
    .rich h3 {
      font-size: var(--fs-h3);
      margin-top: 1.25em;
    }
    li::before {
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
    img {
      max-height: 90mm;
      width: auto !important;
      height: auto !important;
      object-fit: contain !important;
    }
    main a[href^='https://']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
    }
  }
`.styles;
