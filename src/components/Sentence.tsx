import { joined } from './joined';
import { useSite } from './siteContext';

/** A sentence in which every mention of the company's number can be tapped to call it. */
export const Sentence = ({ text }: { readonly text: string }) => {
  const { display, href } = useSite().facts.phone;
  const number = (
    <a className="no-wrap figures" href={href} translate="no">
      {display}
    </a>
  );
  return <>{joined(text.split(display), number)}</>;
};

interface ParagraphProps {
  readonly text?: string;
  readonly className?: string;
}

/** A sentence in a paragraph of its own; nothing without one. */
export const Paragraph = ({ text, className }: ParagraphProps) =>
  text ? (
    <p className={className}>
      <Sentence text={text} />
    </p>
  ) : null;
