/** Small texts that many pages share. */
import type { Complete } from '../types';
import type { FormTexts, UiTexts } from '../views';
import type { AssemblyContext } from './context';
import { quoteHref } from './quoteLink';

export const uiTexts = (context: AssemblyContext): UiTexts =>
  context.fields(context.input.content.interfaceText) as UiTexts;

export const menuTexts = (context: AssemblyContext): Complete<'menuText'> =>
  // The address is made safe here, so that nobody can use the typed one.
  ({
    ...context.fields(context.input.content.menuText),
    quoteHref: quoteHref(context),
  }) as Complete<'menuText'>;

export const formTexts = (context: AssemblyContext): FormTexts =>
  context.fields(context.input.content.formText) as FormTexts;
