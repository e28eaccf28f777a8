import type { Embedded } from '../content/views';
import { Icon } from './Icon';

type ComparisonProps = Omit<Extract<Embedded, { type: 'comparison' }>, 'type'> & {
  /** Level of the two headings. */
  readonly level: 2 | 3 | 4 | 5 | 6;
};

interface SideProps {
  readonly good: boolean;
  readonly heading: string;
  readonly items: readonly string[];
  readonly level: ComparisonProps['level'];
}

const Side = ({ good, heading, items, level }: SideProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={good ? 'yes' : 'no'}>
      <Heading className="head">
        <Icon name={good ? 'check' : 'x'} />
        {heading}
      </Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
};

/** What is right and what is wrong, side by side. */
export const Comparison = ({
  doHeading,
  doItems,
  dontHeading,
  dontItems,
  level,
}: ComparisonProps) => (
  <div className="dodont">
    <Side good heading={doHeading} items={doItems} level={level} />
    <Side good={false} heading={dontHeading} items={dontItems} level={level} />
  </div>
);
