/** Inside Contentful's own preview pane: outlines there open a text's field beside the page. */
import { ContentfulLivePreview } from '@contentful/live-preview';
import type { PreviewFile } from '../build/preview/previewFile';

/** Talks to the web app around this page. Texts change with the next build, not while typing. */
export const startInspector = ({ spaceId, environment, locale }: PreviewFile): void => {
  void ContentfulLivePreview.init({
    locale,
    space: spaceId,
    environment,
    enableInspectorMode: true,
    enableLiveUpdates: false,
  });
};
