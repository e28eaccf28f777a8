import { css } from '@emotion/react';
import type { LabeledPicture, ProjectView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { PageHeader } from '../components/PageHeader';
import { Picture, acrossOnPhones } from '../components/Picture';
import { RichText } from '../components/RichText';
import { Testimonial } from '../components/Testimonial';
import { Sections } from '../sections';
import { Actions, LinkRow } from '../sections/parts/Actions';
import { atLeast } from '../theme/breakpoints';

const topStyles = css`
  border-bottom: 0;
`;

const bodyStyles = css`
  padding-bottom: var(--sec);
  .pictures {
    gap: 1rem;
    margin-bottom: 1rem;
  }
  .rich {
    margin-block: clamp(1.5rem, 3vw, 2.5rem);
  }
  .frame {
    position: relative;
  }
  .frame b {
    position: absolute;
    left: 0;
    bottom: 0;
    padding: 0.35rem 0.9rem;
    font-size: var(--fs-sm);
  }
  .words {
    max-width: 56rem;
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
`;

const SIZES = acrossOnPhones(`${atLeast.xl} 40rem, ${atLeast.md} 50vw`);

interface RowProps {
  readonly pictures: readonly LabeledPicture[];
  /** Whether the row begins on the first screen. */
  readonly first: boolean;
}

/** Pictures side by side; nothing without any. */
const Row = ({ pictures, first }: RowProps) =>
  pictures.length > 0 && (
    <ul className="pictures side-by-side">
      {pictures.map(({ label, ...picture }, index) => (
        <li key={index} className="frame">
          <Picture picture={picture} sizes={SIZES} priority={first && index === 0} />
          {label && <b className="on-deep">{label}</b>}
        </li>
      ))}
    </ul>
  );

/** A project: what was done, where and when, its pictures, and what the customer said. */
const ProjectTemplate = ({ pageContext: { page } }: TemplateProps<ProjectView>) => (
  <Layout page={page}>
    <PageHeader page={page} css={topStyles}>
      <LinkRow links={page.about} className="about" />
      <Actions of={page.top} />
    </PageHeader>
    <div className="page-width" css={bodyStyles}>
      <Row pictures={page.pair} first />
      <RichText document={page.body} />
      <Row pictures={page.pictures} first={page.pair.length === 0 && !page.body} />
      {page.words && (
        <div className="words">
          <Testimonial testimonial={page.words} />
        </div>
      )}
    </div>
    <Sections sections={page.sections} afterText />
  </Layout>
);

export default ProjectTemplate;
