import { css } from '@emotion/react';
import type { ProjectView } from '../content/views';
import { classNames } from '../components/classNames';
import { Layout, type TemplateProps } from '../components/Layout';
import { SmartLink } from '../components/SmartLink';
import { PageHeader } from '../components/PageHeader';
import { Picture, acrossOnPhones, isUpright } from '../components/Picture';
import { useSite } from '../components/siteContext';
import { Testimonial } from '../islands/testimonials/Testimonial';
import { Sections } from '../sections';
import { Actions } from '../sections/parts/Actions';
import { BeforeAfter } from '../sections/parts/BeforeAfter';
import { atLeast } from '../theme/breakpoints';

const headStyles = css`
  border-bottom: 0;
  h1 {
    font-size: var(--fs-h2);
  }
  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    align-items: center;
    margin-top: 1rem;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

/** What was done, where and when, and how to ask for the same. */
const ProjectHead = ({ page }: { readonly page: ProjectView }) => {
  const links = [page.service, page.town].filter((link) => link !== undefined);
  return (
    <PageHeader page={page} css={headStyles}>
      {(links.length > 0 || page.dateText) && (
        <ul className="about">
          {links.map(({ label, href }) => (
            <li key={label}>
              <SmartLink className="touch-target" href={href}>
                {label}
              </SmartLink>
            </li>
          ))}
          {page.dateText && (
            <li>
              <time dateTime={page.date}>{page.dateText}</time>
            </li>
          )}
        </ul>
      )}
      <Actions call={page.head.call} link={page.head.link} />
    </PageHeader>
  );
};

const styles = css`
  padding-bottom: var(--sec);
  .pictures {
    gap: 1rem;
  }
  .side-by-side + .pictures {
    margin-top: 1rem;
  }
  .pictures .frame {
    aspect-ratio: 3 / 2;
  }
  .pictures .upright {
    aspect-ratio: 4 / 5;
  }
  /* The first of an odd number has a row to itself. */
  @media ${atLeast.md} {
    .pictures .alone {
      grid-column: 1 / -1;
    }
  }
  @media ${atLeast.lg} {
    .pictures .alone {
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

const Words = ({ words }: { readonly words: NonNullable<ProjectView['words']> }) => {
  const { ui } = useSite();
  return (
    <div className="words">
      <Testimonial testimonial={words} ui={ui} />
    </div>
  );
};

const SIZES = acrossOnPhones(`${atLeast.xl} 40rem, ${atLeast.md} 50vw`);
const SIZES_UPRIGHT = acrossOnPhones(`${atLeast.lg} 24rem, ${atLeast.md} 50vw`);
const SIZES_ALONE = acrossOnPhones(`${atLeast.xl} 74rem, ${atLeast.md} 100vw`);

/** A project: what was done, its pictures, and what the customer said. */
const ProjectTemplate = ({ pageContext: { page } }: TemplateProps<ProjectView>) => (
  <Layout page={page}>
    <ProjectHead page={page} />
    <div className="page-width" css={styles}>
      {page.pair && <BeforeAfter pair={page.pair} sizes={SIZES} />}
      {page.pictures.length > 0 && (
        <ul className="pictures side-by-side">
          {page.pictures.map((picture, index, { length }) => {
            const upright = isUpright(picture);
            const alone = !upright && index === 0 && length % 2 === 1;
            const sizes = upright ? SIZES_UPRIGHT : SIZES;
            return (
              <li
                key={picture.src}
                className={classNames('frame', upright && 'upright', alone && 'alone')}
              >
                <Picture
                  picture={picture}
                  sizes={alone ? SIZES_ALONE : sizes}
                  priority={!page.pair && index === 0}
                />
              </li>
            );
          })}
        </ul>
      )}
      {page.words && <Words words={page.words} />}
    </div>
    <Sections sections={page.sections} afterText />
  </Layout>
);

export default ProjectTemplate;
