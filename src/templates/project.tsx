import { css } from '@emotion/react';
import type { Picture as PictureView, ProjectView } from '../content/views';
import { Layout, type TemplateProps } from '../components/Layout';
import { PageHeader } from '../components/PageHeader';
import { Picture, acrossOnPhones } from '../components/Picture';
import { useSite } from '../components/siteContext';
import { Testimonial } from '../components/Testimonial';
import { Sections } from '../sections';
import { Actions } from '../sections/parts/Actions';
import { LinkRow } from '../sections/parts/LinkRow';
import { atLeast } from '../theme/breakpoints';

const headStyles = css`
  border-bottom: 0;
  .about {
    margin-top: 1rem;
    color: var(--ink-2);
  }
`;

/** What was done, where and when, and how to ask for the same. */
const ProjectHead = ({ page }: { readonly page: ProjectView }) => (
  <PageHeader page={page} css={headStyles}>
    <LinkRow links={page.about} className="about" />
    <Actions call={page.head.call} link={page.head.link} />
  </PageHeader>
);

const SIZES = acrossOnPhones(`${atLeast.xl} 40rem, ${atLeast.md} 50vw`);

interface PicturesProps {
  readonly pictures: readonly PictureView[];
  /** What stands on each of them, if anything. */
  readonly labels?: readonly string[];
  /** They begin on the first screen. */
  readonly first: boolean;
}

/** Pictures side by side, in the one shape that they were cropped to. */
const Pictures = ({ pictures, labels = [], first }: PicturesProps) =>
  pictures.length > 0 && (
    <ul className="pictures side-by-side">
      {pictures.map((picture, index) => (
        <li key={index} className="frame">
          <Picture picture={picture} sizes={SIZES} priority={first && index === 0} />
          {labels[index] && <b className="on-deep">{labels[index]}</b>}
        </li>
      ))}
    </ul>
  );

const styles = css`
  padding-bottom: var(--sec);
  .pictures {
    gap: 1rem;
    margin-bottom: 1rem;
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

/** The pictures of a project, and what the customer said. */
const ProjectBody = ({ page: { pair, pictures, words } }: { readonly page: ProjectView }) => {
  const { ui } = useSite();
  return (
    <div className="page-width" css={styles}>
      <Pictures pictures={pair} labels={[ui.beforeLabel, ui.afterLabel]} first />
      <Pictures pictures={pictures} first={pair.length === 0} />
      {words && (
        <div className="words">
          <Testimonial testimonial={words} />
        </div>
      )}
    </div>
  );
};

/** A project: what was done, its pictures, and what the customer said. */
const ProjectTemplate = ({ pageContext: { page } }: TemplateProps<ProjectView>) => (
  <Layout page={page}>
    <ProjectHead page={page} />
    <ProjectBody page={page} />
    <Sections sections={page.sections} afterText />
  </Layout>
);

export default ProjectTemplate;
