/** Open positions in lists, and their pages. */
import type { Node } from '@contentful/rich-text-types';
import { forms } from '../forms';
import { marksOf, withoutMarks } from '../marks';
import { childrenOf, plainText, SENTENCES } from '../richText/nodes';
import { withIds } from '../richText/onPage';
import { postedOn } from '../ownContent';
import type { Content } from '../types';
import type { ClosingView, LookData, PositionView, PossibleLink, SectionView } from '../views';
import type { Entry } from '../entries';
import { linkView } from './buttons';
import type { AssemblyContext } from './context';
import { dateText, isOver, limitedTimes, timesOf } from './dates';
import { fixedForm } from './forms';
import { uniqueIds } from './ids';
import { kindCrumbs, pageBase, type PositionEntity, type Pay, type Place } from './pageBase';

/** The shared text for each kind of employment and each time that a pay is for. */
const TEXTS = {
  FULL_TIME: 'fullTime',
  PART_TIME: 'partTime',
  TEMPORARY: 'seasonal',
  PER_DIEM: 'byTheDay',
  INTERN: 'apprentice',
  HOUR: 'payPerHour',
  WEEK: 'payPerWeek',
  YEAR: 'payPerYear',
} as const satisfies Record<NonNullable<Content<'position'>['employment']> | Pay['per'], string>;

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const dollarsOf = ({ from, to }: Pick<Pay, 'from' | 'to'>): readonly string[] =>
  [from, to].flatMap((amount) => (amount === undefined ? [] : DOLLARS.format(amount)));

/** What a position pays. Reports pay that says nothing, which is left out. */
const payOf = (context: AssemblyContext, entry: Entry<'position'>): Pay | undefined => {
  const { title, payFrom: from, payTo: to, payPer: per } = entry.fields;
  if (from === undefined && to === undefined) return undefined;
  const goesDown = (from ?? 0) > (to ?? Infinity);
  if (per !== undefined && !goesDown) return { from, to, per };
  const why = goesDown
    ? `it goes from ${dollarsOf({ from, to }).join(' down to ')}. Write the smaller amount first.`
    : 'it may be for an hour, a week or a year. Choose one.';
  context.problems.error(
    { entry, field: goesDown ? 'payTo' : 'payPer' },
    `The pay of “${title}” is not shown, because ${why}`,
  );
  return undefined;
};

/** The pay in one line: "$22–$28 an hour" */
const payText = ({ texts }: AssemblyContext, pay: Pay): string => {
  const before =
    pay.from === undefined ? texts.payUpTo : pay.to === undefined ? texts.payFrom : undefined;
  const amounts = [...new Set(dollarsOf(pay))].join('–');
  return [before, amounts, texts[TEXTS[pay.per]]].filter(Boolean).join(' ');
};

/** The states with their postal codes. */
const STATES = new Set(
  `alabama, al, alaska, ak, arizona, az, arkansas, ar, california, ca, colorado, co, connecticut, ct,
  delaware, de, district of columbia, dc, florida, fl, georgia, ga, hawaii, hi, idaho, id, illinois, il,
  indiana, in, iowa, ia, kansas, ks, kentucky, ky, louisiana, la, maine, me, maryland, md,
  massachusetts, ma, michigan, mi, minnesota, mn, mississippi, ms, missouri, mo, montana, mt,
  nebraska, ne, nevada, nv, new hampshire, nh, new jersey, nj, new mexico, nm, new york, ny,
  north carolina, nc, north dakota, nd, ohio, oh, oklahoma, ok, oregon, or, pennsylvania, pa,
  rhode island, ri, south carolina, sc, south dakota, sd, tennessee, tn, texas, tx, utah, ut,
  vermont, vt, virginia, va, washington, wa, west virginia, wv, wisconsin, wi,
  wyoming, wy`.split(/,\s+/),
);

/** A town with what may be its state, behind a comma or in two capitals, its ZIP code, and the country. */
const WITH_STATE =
  /^(.+?)(?:\s*,\s*|\s+(?=[A-Z]{2}\b))(\p{L}[\p{L} ]*?)(?:[\s,]+(?:\d[\d-]*|USA|United States))*$/u;

/** Where a position is, as far as staff have said it. */
const placeOf = (context: AssemblyContext, entry: Entry<'position'>): Place | undefined => {
  const place = withoutMarks(context.fields(entry).place ?? '');
  if (place === '') return undefined;
  const [, town = place, state = ''] = WITH_STATE.exec(place) ?? [];
  const { facts } = context;
  const known = state.toLowerCase();
  const own = [facts.state, facts.stateCode].map((name) => withoutMarks(name).toLowerCase());
  if (own.includes(known)) return { town };
  return STATES.has(known) ? { town, state } : { town: place };
};

/** The words that there are, side by side. */
const labels = (words: readonly (string | undefined)[]): readonly PossibleLink[] =>
  words.flatMap((label) => (label === undefined ? [] : { label }));

/** The kind of employment, the place and the pay. */
const aboutPosition = (
  context: AssemblyContext,
  entry: Entry<'position'>,
): readonly PossibleLink[] => {
  const { employment, place: typed = '' } = context.fields(entry);
  const { town = context.facts.city, state } = placeOf(context, entry) ?? {};
  const pay = payOf(context, entry);
  return labels([
    employment && context.texts[TEXTS[employment]],
    `${[town, state].filter(Boolean).join(', ')}${marksOf(typed)}`,
    pay && payText(context, pay),
  ]);
};

/** The positions that a section lists, newest first. The section ends with the last of them. */
export const positionList = (
  context: AssemblyContext,
  { fields: { startsAt, endsAt } }: Entry<'section'>,
): LookData['positions'] => {
  const { now } = context;
  const open = context.content.position.filter(({ fields }) => !isOver(fields, now));
  const ends = open.flatMap(({ fields }) => fields.endsAt ?? []).sort();
  const lastEnd = ends.length === open.length ? ends.at(-1) : undefined;
  const [firstEnd] = [endsAt, lastEnd].filter((end) => end !== undefined).sort();
  return {
    positions: open.map((entry) => ({
      title: context.fields(entry).title,
      href: context.pathOf(entry),
      about: aboutPosition(context, entry),
      times: limitedTimes({ endsAt: entry.fields.endsAt }, now),
    })),
    times: limitedTimes({ startsAt, endsAt: firstEnd }, now),
  };
};

const closingView = (
  { texts, now, addresses, content }: AssemblyContext,
  entry: Entry<'position'>,
): ClosingView | undefined => {
  const { endsAt } = entry.fields;
  const others = content.position.filter((one) => one !== entry && !isOver(one.fields, now));
  return endsAt === undefined
    ? undefined
    : {
        open: timesOf({ endsAt }, now),
        closed: timesOf({ startsAt: endsAt }, now),
        text: texts.positionClosed,
        link: linkView(
          others.length > 0 ? texts.positionsLink : undefined,
          addresses.ofKind.get('careers'),
        ),
      };
};

/** The paragraphs and headings in a block, also in the items of a list. */
const linesIn = (node: Node): readonly string[] =>
  SENTENCES.includes(node.nodeType) ? [plainText(node)] : childrenOf(node).flatMap(linesIn);

/** What search engines for jobs are told of a position. */
const forJobSearch = (context: AssemblyContext, entry: Entry<'position'>): PositionEntity => {
  const { summary, body, employment, endsAt } = context.fields(entry);
  return {
    kind: 'position',
    description: [summary, ...(body?.content ?? []).flatMap(linesIn)].join('\n'),
    posted: postedOn(entry),
    endsAt,
    employment,
    place: placeOf(context, entry),
    pay: payOf(context, entry),
  };
};

/** The last day before an end. A day without a time ends when the next one begins. */
const lastDayText = (endsAt: string): string =>
  dateText(new Date(Date.parse(endsAt) - 1).toISOString());

/** The page of a position. Once applications are over, it has no form, and search engines leave it out. */
export const positionView = (context: AssemblyContext, entry: Entry<'position'>): PositionView => {
  const { texts, addresses, now } = context;
  const position = context.fields(entry);
  const { title, summary, endsAt } = position;
  const isClosed = isOver(position, now);
  const posted = postedOn(entry);
  const closing = closingView(context, entry);
  const form: SectionView<'contactForm'> = {
    look: 'contactForm',
    id: forms.application.anchor,
    heading: texts.applyHeading,
    form: { ...fixedForm(context, 'application'), position: title },
    thanksPath: addresses.ofKind.get('thankYou'),
    closing,
  };
  const base = pageBase(context, {
    path: context.pathOf(entry),
    button: isClosed ? undefined : { label: texts.applyButton, leadsTo: 'application' },
    name: title,
    fields: position,
    summary,
    index: !isClosed,
    crumbs: [...kindCrumbs(context, 'careers'), { label: title }],
    mainEntity: isClosed ? undefined : forJobSearch(context, entry),
    top: {
      heading: title,
      intro: summary,
      call: isClosed ? undefined : { label: texts.callButton },
    },
    sections: isClosed ? [] : [form],
  });
  return {
    ...base,
    about: [
      ...aboutPosition(context, entry),
      ...labels([posted && `${texts.positionPosted} ${dateText(posted)}`]),
    ],
    applyBy: endsAt && !isClosed ? `${texts.applyBy} ${lastDayText(endsAt)}` : undefined,
    closing,
    body: withIds(position.body, uniqueIds('position')),
  };
};
