/** Netlify's form handling, as far as a page can notice it. */
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'parse5';
import { listFiles } from '../files';
import { attribute, elementsOf } from '../documents/page';

/** Most bytes of one submission, files included. */
export const FORM_LIMIT = 8 * 1024 * 1024;

/** A form as the host found it in the built HTML. */
interface FormSkeleton {
  readonly name: string;
  /** Field that only robots fill. */
  readonly honeypot?: string;
  readonly action?: string;
}

/** A received form post. */
export interface Submission {
  readonly form: string;
  /** Path that it was posted to. */
  readonly path: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly {
    readonly field: string;
    readonly name: string;
    readonly type: string;
    readonly size: number;
  }[];
  /** True when the honeypot was filled: the host keeps such a post out of the inbox. */
  readonly spam: boolean;
}

type FormAnswer =
  | { readonly status: 200; readonly submission: Submission; readonly skeleton: FormSkeleton }
  | { readonly status: 400 | 404 };

/**
 * Reads a form post and checks it against the forms of the site.
 *
 * @param requested path that it was posted to
 * @param skeletons forms that the host knows
 * @returns 400 for a body that is no form, 404 for a form nobody knows
 */
export async function receiveForm(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  requested: string,
  skeletons: readonly FormSkeleton[],
): Promise<FormAnswer> {
  let data: FormData;
  try {
    const headers = { 'content-type': contentType };
    data = await new Response(body, { headers }).formData();
  } catch {
    return { status: 400 };
  }
  const skeleton = skeletons.find(({ name }) => name === data.get('form-name'));
  if (!skeleton) return { status: 404 };
  return { status: 200, submission: toSubmission(data, requested, skeleton), skeleton };
}

/** Adds a submission to a file of JSON lines. */
export async function recordSubmission(file: string, submission: Submission): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(submission)}\n`);
}

/** The forms in all pages of a site. */
export async function findForms(output: string): Promise<readonly FormSkeleton[]> {
  const found = new Map<string, FormSkeleton>();
  for (const file of await listFiles(output)) {
    if (!file.endsWith('.html')) continue;
    for (const form of formsIn(await readFile(path.join(output, file), 'utf8'))) {
      found.set(form.name, found.get(form.name) ?? form);
    }
  }
  return [...found.values()];
}

/** The forms of one page that are marked for the host. */
export function formsIn(html: string): FormSkeleton[] {
  return [...elementsOf(parse(html))].flatMap((element) => {
    const setting = (name: string): string | undefined =>
      attribute(element, `data-${name}`) ?? attribute(element, name);
    const [name, mark] = [attribute(element, 'name'), setting('netlify')];
    if (element.tagName !== 'form' || !name || (mark !== '' && mark !== 'true')) return [];
    return [{ name, honeypot: setting('netlify-honeypot'), action: attribute(element, 'action') }];
  });
}

function toSubmission(data: FormData, requested: string, skeleton: FormSkeleton): Submission {
  const fields: Record<string, string[]> = {};
  const files: Submission['files'][number][] = [];
  for (const [field, value] of data.entries()) {
    if (typeof value === 'string') (fields[field] ??= []).push(value);
    else if (value.size > 0 || value.name !== '') {
      files.push({ field, name: value.name, type: value.type, size: value.size });
    }
  }
  const trap = skeleton.honeypot === undefined ? [] : (fields[skeleton.honeypot] ?? []);
  return {
    form: skeleton.name,
    path: requested,
    fields,
    files,
    spam: trap.some((value) => value !== ''),
  };
}
