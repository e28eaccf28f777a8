import type { ServiceCard } from '../content/views';
import { MoreLink } from './parts/Actions';
import { ServiceTile, tileStyles } from './parts/ServiceTile';
import { Section, SplitIntro, type SectionProps } from './parts/Section';

/** A service and how much of the grid it takes. */
interface PlacedTile {
  readonly service: ServiceCard;
  /** The dark tile of two by two. At most one, and it comes first. */
  readonly hot: boolean;
  readonly className?: string;
}

const WIDE_COLUMNS = 4;
const HOT_CELLS = 4;

/** Class that lets the last of `cells` cells fill its row, none when the row is full. */
const fillClass = (cells: number, columns: number, prefix: string): string | undefined => {
  const left = cells % columns;
  return left === 0 ? undefined : `${prefix}${columns - left + 1}`;
};

/** Class of one ordinary tile on a wide screen. */
const wideClass = (index: number, count: number, besideHot: boolean): string | undefined => {
  if (besideHot && count === 1) return 'w2 tall';
  if (besideHot && count === 2) return 'w2';
  if (index < count - 1) return undefined;
  return fillClass(count + (besideHot ? HOT_CELLS : 0), WIDE_COLUMNS, 'w');
};

/**
 * Places services on the grid of tiles: the first emergency service leads as the dark tile, the
 * others keep their order, and the last one fills what is left of its row, in four columns
 * (`w2` to `w4`) as in two (`t2`).
 */
export const placeTiles = (services: readonly ServiceCard[]): readonly PlacedTile[] => {
  const urgent = services.find((service) => service.emergency);
  const others = services.filter((service) => service !== urgent);
  const tiles = others.map((service, index): PlacedTile => {
    const last = index === others.length - 1;
    const classes = [
      wideClass(index, others.length, Boolean(urgent)),
      last ? fillClass(others.length, 2, 't') : undefined,
    ];
    return { service, hot: false, className: classes.filter(Boolean).join(' ') || undefined };
  });
  if (!urgent) return tiles;
  const hotClass = others.length === 0 ? 'hot alone' : 'hot';
  return [{ service: urgent, hot: true, className: hotClass }, ...tiles];
};

/** The featured services as a ruled grid of tiles, the emergency service largest. */
export const FeaturedServices = ({ section, facts }: SectionProps<'featuredServices'>) => (
  <Section section={section} className="sec" css={tileStyles}>
    <div className="wrap">
      <SplitIntro section={section} />
      <ul className="tiles">
        {placeTiles(section.services).map(({ service, hot, className }) => (
          <ServiceTile
            key={service.href}
            service={service}
            under={section.heading}
            className={hot ? `on-deep ${className ?? ''}` : className}
            facts={hot ? facts : undefined}
          />
        ))}
      </ul>
      <MoreLink link={section.button} />
    </div>
  </Section>
);
