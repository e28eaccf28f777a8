/** Netlify's form handling, as far as pages can notice it. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'parse5';
import { listFiles } from '../files';
import { attribute, elementsOf } from '../documents/page';

/** Most bytes of one submission, files included. */
export const FORM_LIMIT = 8 * 1024 * 1024;

/** A form as the host found it in the built HTML. */
interface FoundForm {
  readonly name: string;
  readonly action?: string;
}

/** A received form post. */
export interface Submission {
  readonly form: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly {
    readonly field: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
}

/**
 * Reads a form post.
 *
 * @throws TypeError when the body is not a form
 */
export async function readSubmission(
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<Submission> {
  const headers = { 'content-type': contentType };
  const data = await new Response(body, { headers }).formData();
  const fields: Record<string, string[]> = {};
  const files: Submission['files'][number][] = [];
  for (const [field, value] of data.entries()) {
    if (typeof value === 'string') (fields[field] ??= []).push(value);
    else if (value.name !== '')
      files.push({ field, name: value.name, type: value.type, size: value.size });
  }
  return { form: fields['form-name']?.[0] ?? '', fields, files };
}

/** Adds a submission to a file of JSON lines. */
export async function recordSubmission(file: string, submission: Submission): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(submission)}\n`);
}

/** Finds a form by its name, on any page of a site. */
export async function findForm(output: string, name: string): Promise<FoundForm | undefined> {
  for (const file of await listFiles(output)) {
    if (!file.endsWith('.html')) continue;
    const forms = formsIn(await readFile(path.join(output, file), 'utf8'));
    const found = forms.find((form) => form.name === name);
    if (found) return found;
  }
  return undefined;
}

/** The forms of one page that are marked for the host. */
export function formsIn(html: string): readonly FoundForm[] {
  return [...elementsOf(parse(html))].flatMap((element) => {
    const name = attribute(element, 'name');
    const isMarked = element.tagName === 'form' && attribute(element, 'data-netlify') === 'true';
    return isMarked && name ? [{ name, action: attribute(element, 'action') }] : [];
  });
}
