import { css } from '@emotion/react';
import type { Picture as PictureView, ProjectView } from '../content/views';
import { classNames } from '../components/classNames';
import { Layout, type TemplateProps } from '../components/Layout';
import { SmartLink } from '../components/SmartLink';
import { PageHeader } from '../components/PageHeader';
import { Picture, acrossOnPhones, isUpright } from '../components/Picture';
import { useSite } from '../components/siteContext';
import { Testimonial } from '../components/Testimonial';
import { Sections } from '../sections';
import { Actions } from '../sections/parts/Actions';
import { atLeast } from '../theme/breakpoints';

const headStyles = css`
  border-bottom: 0;
  .about {
    gap: 0 1.25rem;
    margin-top: 1rem;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** What was done, where and when, and how to ask for the same. */
const ProjectHead = ({ page }: { readonly page: ProjectView }) => (
  <PageHeader page={page} css={headStyles}>
    {page.about.length > 0 && (
      <ul className="about row">
        {page.about.map(({ label, href }) => (
          <li key={label}>
            <SmartLink className="touch-target" href={href}>
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    )}
    <Actions call={page.head.call} link={page.head.link} />
  </PageHeader>
);

const SIZES = acrossOnPhones(`${atLeast.xl} 40rem, ${atLeast.md} 50vw`);
const SIZES_IN_THREE = acrossOnPhones(`${atLeast.lg} 24rem, ${atLeast.md} 50vw`);
const SIZES_ALONE = acrossOnPhones(`${atLeast.xl} 74rem, ${atLeast.md} 100vw`);

interface PicturesProps {
  /** All of one shape: upright, square or wide. */
  readonly pictures: readonly PictureView[];
  /** What stands on each of them, if anything. */
  readonly labels?: readonly string[];
  /** They begin on the first screen. */
  readonly first: boolean;
}

/** Pictures side by side: upright ones in threes, of an odd number of others the first on its own. */
const Pictures = ({ pictures, labels = [], first }: PicturesProps) => {
  const { length } = pictures;
  const upright = pictures.every(isUpright);
  const square = pictures.every(({ width, height }) => width === height);
  if (length === 0) return null;
  const sizes = upright && length > 2 ? SIZES_IN_THREE : SIZES;
  return (
    <ul className="pictures side-by-side">
      {pictures.map((picture, index) => {
        const alone = !upright && index === 0 && length % 2 === 1;
        return (
          <li
            key={index}
            className={classNames(
              'frame',
              upright && 'upright',
              square && 'square',
              alone && 'alone',
            )}
          >
            <Picture
              picture={picture}
              sizes={alone ? SIZES_ALONE : sizes}
              priority={first && index === 0}
            />
            {labels[index] && <b>{labels[index]}</b>}
          </li>
        );
      })}
    </ul>
  );
};

const styles = css`
  padding-bottom: var(--sec);
  .pictures {
    gap: 1rem;
  }
  .pictures + .pictures {
    margin-top: 1rem;
  }
  .frame {
    position: relative;
    aspect-ratio: 3 / 2;
  }
  .upright {
    aspect-ratio: 4 / 5;
  }
  .square {
    aspect-ratio: 1;
  }
  .frame b {
    position: absolute;
    left: 0;
    bottom: 0;
    padding: 0.35rem 0.9rem;
    font-size: var(--fs-sm);
    color: var(--deep-ink);
    background: var(--deep);
    border-top-right-radius: var(--r-sm);
  }
  /* The first of an odd number has a row to itself. */
  @media ${atLeast.md} {
    .alone {
      grid-column: 1 / -1;
    }
  }
  @media ${atLeast.lg} {
    .alone {
      aspect-ratio: 2;
    }
    .pictures:has(.upright:nth-child(3)) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
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
