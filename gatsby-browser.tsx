/** Used only by `gatsby develop`: a published page has no app of Gatsby's, and its boot script does what this does. */
import type { GatsbyBrowser } from 'gatsby';
import { startColorMode } from './src/browser/colorMode';
import { startMenus } from './src/browser/menus';
import { startPage } from './src/browser/page';
import { startQuestions } from './src/browser/questions';
import { startTimed } from './src/browser/timed';
import type { TemplateProps } from './src/components/Layout';
import { Seo } from './src/components/Seo';
import type { PageBase } from './src/content/views';
import { themeCss } from './src/theme';

// When the theme changes, this module runs again.
const theme = document.querySelector('#theme');
if (theme) theme.textContent = themeCss;

/** Starts all that the boot script starts, but for islands, which are part of Gatsby's app here. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startColorMode();
  startTimed();
  startMenus();
  startQuestions();
  startPage();
};

/** The head of the page; in a built site `src/gatsby/head` writes it. */
export const wrapPageElement: GatsbyBrowser<
  object,
  TemplateProps<PageBase>['pageContext']
>['wrapPageElement'] = ({ element, props }) => (
  <>
    <Seo seo={props.pageContext.page.seo} />
    {element}
  </>
);
