/** The tasks of the editors' guide, carried out step by step. */
import path from 'node:path';
import {
  assetLink,
  entryLink,
  richText,
  richTextNode,
  type FakeContentful,
} from '../../contentful';
import { Editor } from './editor';
import { readGuide } from './guide';

const PHOTOGRAPH = path.resolve(__dirname, '../../../src/images/red-maple.jpg');

/** What the tasks write, for whoever looks for it on the site. */
export const WRITTEN = {
  phone: '(860) 555-0199',
  question: 'Do you plant hedges?',
  answer: 'Yes, from April to October.',
  service: 'Hedge trimming',
  serviceOverview: 'Straight lines, at the right time of the year.',
  page: 'Our ways',
  post: 'How to water a young tree',
  summary: 'Twice a week, slowly, in the first two summers.',
  alt: 'A maple in its autumn red.',
  caption: 'Red maple in October',
  notice: 'Storm tonight. We answer the phone at any hour.',
  address: 'pruning',
} as const;

interface NoticeTimes {
  readonly from?: string;
  readonly until?: string;
}

/** One editor for each task, with the guide open at it. */
export const editorOf = (contentful: FakeContentful, title: string): Editor => {
  const task = readGuide().get(title);
  if (!task) throw new Error(`The guide has no task “${title}”.`);
  return new Editor(contentful.space, task);
};

type Task = (contentful: FakeContentful) => Promise<Editor> | Editor;

const changePhone: Task = (contentful) => {
  const editor = editorOf(contentful, 'Change the phone number');
  editor.open('Company and contact details');
  editor.tab('Phone and hours');
  editor.fill('Phone number as shown', WRITTEN.phone);
  editor.fill('Phone number with dashes', '860-555-0199');
  editor.fill('Phone number for dialing', '+18605550199');
  editor.publish();
  return editor;
};

const addQuestion: Task = (contentful) => {
  const editor = editorOf(contentful, 'Add a question');
  editor.add('Question and answer');
  editor.fill('Question', WRITTEN.question);
  editor.fill('Answer', richText(WRITTEN.answer));
  editor.fill('Services it is about', [entryLink('service-tree-planting')]);
  editor.fill('Position', 15);
  editor.publish();
  return editor;
};

const addService: Task = (contentful) => {
  const editor = editorOf(contentful, 'Add a service');
  editor.add('Service');
  editor.tab('Lists and menus');
  editor.fill('Name', WRITTEN.service);
  editor.fill('Address', 'hedge-trimming');
  editor.fill('One sentence for the home page', 'Hedges cut straight and dense.');
  editor.fill('Text on the services page', WRITTEN.serviceOverview);
  editor.fill('Show on the home page and in menus', 'Featured');
  editor.fill('Position', 25);
  editor.tab('Its page');
  editor.fill('Text under the heading', 'Hedges that stay dense to the ground.');
  editor.fill('Text of the page', richText('We cut in the season that is right for the plant.'));
  editor.publish();
  return editor;
};

const writePost: Task = async (contentful) => {
  const editor = editorOf(contentful, 'Write a post');
  editor.add('Blog post');
  editor.fill('Title', WRITTEN.post);
  editor.fill('Address', 'how-to-water-a-young-tree');
  editor.fill('Summary', WRITTEN.summary);
  editor.fill('Picture', assetLink(await editor.addMedia(PHOTOGRAPH, WRITTEN.alt)));
  editor.fill('Article', richText(richTextNode('heading-2', ['When']), 'In the evening.'));
  editor.publish();
  return editor;
};

const swapPicture: Task = async (contentful) => {
  const editor = editorOf(contentful, 'Swap a picture');
  editor.open('Section of a page', 'Home: how we think about trees');
  editor.press('Remove');
  editor.fill('Picture', undefined);
  editor.fill('Picture', assetLink(await editor.addMedia(PHOTOGRAPH, WRITTEN.alt)));
  editor.fill('Caption of the picture', WRITTEN.caption);
  editor.publish();
  return editor;
};

/** The notice of the guide, for the times that a test wants. */
export const putUpNotice = (contentful: FakeContentful, times: NoticeTimes = {}): Editor => {
  const editor = editorOf(contentful, 'Put up a storm notice');
  editor.add('Notice');
  editor.fill('Notice', WRITTEN.notice);
  editor.fill('Label of the link', 'What to do');
  editor.fill('Link goes to', '/emergency-tree-services/');
  editor.fill('Shown from', times.from);
  editor.fill('Shown until', times.until);
  editor.fill('Emergency look', 'Emergency');
  editor.publish();
  return editor;
};

const reorderSections: Task = (contentful) => {
  const editor = editorOf(contentful, 'Hide and reorder sections');
  editor.open('Page', 'Home');
  const sections = editor.valueOf('Sections');
  if (!Array.isArray(sections)) throw new Error('The home page has no sections.');
  const at = sections.findIndex((link) => JSON.stringify(link).includes('section-home-faq'));
  editor.fill('Sections', [...sections.slice(at, at + 1), ...sections.filter((_, i) => i !== at)]);
  editor.publish();
  return editor;
};

const hideSection: Task = (contentful) => {
  const editor = editorOf(contentful, 'Hide and reorder sections');
  editor.openLinked('Section of a page', 'Home: testimonials');
  editor.fill('Hide', 'Hidden');
  editor.publish();
  return editor;
};

const renameService: Task = (contentful) => {
  const editor = editorOf(contentful, 'Rename a service');
  editor.open('Service', 'Tree trimming');
  editor.tab('Lists and menus');
  editor.fill('Name', WRITTEN.service);
  editor.fill('Name in menus', undefined);
  editor.tab('Its page');
  editor.fill('Heading', undefined);
  editor.publish();
  return editor;
};

const addPage: Task = (contentful) => {
  const editor = editorOf(contentful, 'Add a page');
  editor.add('Page');
  editor.fill('Short name', WRITTEN.page);
  editor.fill('Address', 'our-ways');
  editor.fill('Which page', 'standard');
  editor.fill('Heading', 'How we work');
  editor.fill('Text under the heading', 'Slowly.');
  editor.fill('Text', richText('We look first.'));
  editor.publish();
  return editor;
};

const addSection: Task = (contentful) => {
  const editor = editorOf(contentful, 'Add a section to a page');
  editor.add('Section of a page');
  editor.fill('Name in this list', 'Our ways: questions');
  editor.fill('Look', 'Questions and answers');
  editor.fill('Heading', 'What people ask');
  const id = editor.publish();
  editor.open('Page', WRITTEN.page);
  editor.press('Add existing content');
  editor.fill('Sections', [entryLink(id)]);
  editor.publish();
  return editor;
};

const linkInMenu: Task = (contentful) => {
  const editor = editorOf(contentful, 'Put a page in the menu');
  editor.add('Menu link');
  editor.fill('Label', WRITTEN.page);
  editor.fill('Goes to', '/our-ways/');
  editor.fill('Position', 35);
  editor.publish();
  return editor;
};

const chooseQuestions: Task = (contentful) => {
  const editor = editorOf(contentful, 'Choose what a section lists');
  editor.open('Section of a page', 'Home: questions');
  editor.fill('Show only these', [entryLink('faq-lawn'), entryLink('service-land-clearing')]);
  editor.publish();
  return editor;
};

const changeAddress: Task = (contentful) => {
  const editor = editorOf(contentful, 'Change an address');
  editor.open('Service', 'Tree pruning');
  editor.fill('Address', WRITTEN.address);
  editor.publish();
  return editor;
};

export const tasks = {
  changePhone,
  addQuestion,
  addService,
  renameService,
  addPage,
  addSection,
  linkInMenu,
  writePost,
  swapPicture,
  reorderSections,
  hideSection,
  chooseQuestions,
  changeAddress,
} as const;
