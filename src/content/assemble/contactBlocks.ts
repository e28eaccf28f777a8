import type { ContactInfoView } from '../views';
import type { AssemblyContext } from './context';

/** The contact blocks that staff wrote, then text messages, and e-mail unless a block links to it. */
export const contactInfo = (context: AssemblyContext): readonly ContactInfoView[] => {
  const written = context.content.contactInfo.map((entry): ContactInfoView => {
    const block = context.fields(entry);
    const href = context.href(block.link);
    return {
      heading: block.heading,
      icon: block.icon,
      line1: block.infoBody01,
      line2: block.infoBody02,
      line3: block.infoBody03,
      href,
      cta: block.cta,
    };
  });
  const others = context.facts.otherWays.filter(
    (way) => !written.some(({ href = '' }) => href.split('?')[0] === way.href),
  );
  return [
    ...written,
    ...others.map(({ icon, label, shown, href }) => ({ heading: label, icon, line2: shown, href })),
  ];
};
