import { PhoneText } from './PhoneText';
import { useSite } from './siteContext';

/** A sentence of a page, in which the company's number can be tapped to call it. */
export const Sentence = ({ text }: { readonly text: string }) => {
  const { facts } = useSite();
  return text.includes(facts.phone.display) ? <PhoneText text={text} facts={facts} /> : text;
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
