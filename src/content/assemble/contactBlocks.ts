import type { ContactInfoView } from '../views';
import type { AssemblyContext } from './context';

/** The contact blocks that staff wrote, then text messages and e-mail, unless a block links to them. */
export const contactInfo = (context: AssemblyContext): readonly ContactInfoView[] => {
  const written = context.content.contactInfo.map((entry): ContactInfoView => {
    const { heading, icon, infoBody01, infoBody02, infoBody03, link, cta } = context.fields(entry);
    const lines = { line1: infoBody01, line2: infoBody02, line3: infoBody03 };
    return { heading, icon, ...lines, href: context.href(link), cta };
  });
  const withoutWords = (href: string): string | undefined => href.split('?')[0];
  const linked = written.map(({ href = '' }) => withoutWords(href));
  const others = context.facts.otherWays.filter(({ href }) => !linked.includes(withoutWords(href)));
  return [
    ...written,
    ...others.map(({ icon, label, shown, href }) => ({ heading: label, icon, line2: shown, href })),
  ];
};
