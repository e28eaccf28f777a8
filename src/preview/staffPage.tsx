import { css } from '@emotion/react';
import { Layout, type TemplateProps } from '../components/Layout';
import { PageHeader } from '../components/PageHeader';
import type { PageBase } from '../content/views';
import { fieldStyles } from '../islands/fieldStyles';
import { STAFF_ID } from './previewNames';

/** Styles for what the script renders, because the script can add none. */
const styles = css`
  ${fieldStyles}
  section {
    margin-top: var(--sec);
  }
  h2 {
    margin-bottom: 1.25rem;
  }
  mark {
    background: var(--amber);
    color: var(--amber-ink);
  }
  .where {
    font-size: var(--fs-sm);
    color: var(--ink-2);
  }
  @media print {
    main & a[href^='https://']::after {
      content: none;
    }
  }
`;

/** The page for staff, in previews only, which `src/preview/staff.tsx` fills. */
const StaffTemplate = ({ pageContext: { page } }: TemplateProps<PageBase>) => (
  <Layout page={page}>
    <PageHeader page={page} />
    <div className="section">
      <div className="page-width" css={styles} id={STAFF_ID}>
        <p>This page needs JavaScript, and a moment to be ready.</p>
      </div>
    </div>
  </Layout>
);

export default StaffTemplate;
