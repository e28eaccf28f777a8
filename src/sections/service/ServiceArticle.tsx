import { css } from '@emotion/react';
import type { ServiceView } from '../../content/views';
import { Callout } from '../../components/Callout';
import { RichText } from '../../components/RichText';
import { Figure } from '../parts/Figure';
import { ServiceMark } from '../parts/ServiceMark';
import { StepList } from '../parts/StepList';
import { acrossOnPhones } from '../../components/pictureSizes';

const styles = css`
  min-width: 0;
  .frame {
    aspect-ratio: 16 / 9;
  }
  .drawn {
    display: grid;
    place-items: center;
    padding: clamp(1.5rem, 4vw, 3rem);
    background: var(--sunk);
    border-radius: var(--r-sm);
  }
  .drawn > .il {
    width: min(100%, 24rem);
  }
  .drawn > .small svg {
    width: 6rem;
    height: 6rem;
    margin: 2rem auto;
    stroke-width: 1.25;
  }
  & > * + .rich {
    margin-top: 2.5rem;
  }
  .warning {
    margin-bottom: clamp(2rem, 4vw, 3.5rem);
  }
  .steps {
    margin-top: 2rem;
  }
  .steps + .rich {
    margin-top: clamp(3rem, 6vw, 5rem);
  }
`;

const Opening = ({ page }: { readonly page: ServiceView }) => {
  if (page.head.picture) {
    return (
      <Figure
        picture={page.head.picture}
        caption={page.head.pictureCaption}
        sizes={acrossOnPhones(
          '(min-width: 80em) 48rem',
          '(min-width: 62em) 60vw',
          '(min-width: 48em) 100vw',
        )}
        priority
      />
    );
  }
  const card = page.services.find(({ href }) => href === page.path);
  return card ? (
    <div className="drawn">
      <ServiceMark service={card} />
    </div>
  ) : null;
};

/** What to do now, in order, with the warning that comes before everything. */
const Urgent = ({ page }: { readonly page: ServiceView }) => (
  <>
    {page.warning && (
      <div className="warning">
        <Callout {...page.warning} />
      </div>
    )}
    {page.steps && (
      <>
        {page.steps.heading && <h2>{page.steps.heading}</h2>}
        <StepList
          kind="steps"
          items={page.steps.items}
          facts={page.facts}
          ui={page.ui}
          under={Boolean(page.steps.heading)}
        />
      </>
    )}
  </>
);

/** The text of a service page: picture first, or on an emergency page the warning and the steps. */
export const ServiceArticle = ({ page }: { readonly page: ServiceView }) => (
  <article css={styles}>
    {page.layout === 'emergency' ? <Urgent page={page} /> : <Opening page={page} />}
    {page.body && (
      <RichText
        document={page.body}
        ui={page.ui}
        baseLevel={2}
        lede={page.layout === 'standard'}
        inChapters
      />
    )}
  </article>
);
