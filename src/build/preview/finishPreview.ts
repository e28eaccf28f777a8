/** The steps of finishing that only a preview build has. */
import { withoutMarks } from '../../content/assemble/marks';
import { readEnvironment } from '../environment';
import type { HandedOver } from '../host/siteOutput';
import { annotatePage } from './annotate';
import { PREVIEW_FILE, type PreviewFile } from './previewFile';

/** Files for machines: marks would stand in feeds and lists as if somebody had written them. */
const FOR_MACHINES = /\.(?:xml|txt|webmanifest|vcf)$/;

/** Changes a text file of the site; undefined leaves a file as it is. */
export type TextStep = (file: string) => ((text: string) => string) | undefined;

/** What a preview does to each file of text; nothing in a normal build. */
export const previewStep =
  ({ preview, marks }: HandedOver): TextStep =>
  (file) => {
    if (!preview) return undefined;
    if (file.endsWith('.html')) return (html) => annotatePage(html, marks);
    return FOR_MACHINES.test(file) ? withoutMarks : undefined;
  };

/** Files that only a preview has, by their path. */
export const previewFiles = (
  { preview, marks, problems }: HandedOver,
  env: NodeJS.ProcessEnv,
): Readonly<Record<string, string>> => {
  const { contentful } = readEnvironment(env);
  if (!preview || !contentful) return {};
  const { spaceId, environment } = contentful;
  const file: PreviewFile = { spaceId, environment, targets: marks, problems };
  return { [PREVIEW_FILE]: `${JSON.stringify(file)}\n` };
};
