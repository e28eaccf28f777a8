/** The forms of the site as visitors meet them, and what arrives at the host. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Submission } from '../../../src/hosting/server';

/** Where forms are posted to. */
export const POSTS = '**/?index';

/** What Maria writes, by the names of the fields that the specification gives. */
export const MARIA = {
  name: 'Maria Álvarez & Söhne',
  email: 'maria@example.com',
  phone: '860 555 0188',
  comment: 'Large oak limb, "resting" on the roof.\nSince noon; 50% hangs over <the porch> 🌳',
};

/** An address that no other test uses, to find the message that was sent with it. */
export const newAddress = (): string => `maria-${Date.now()}-${Math.random()}@example.com`;

/** The field of a page's form with this label. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** The fields of the contact form by their names. */
export const fieldsOf = (page: Page) => ({
  name: field(page, 'Name'),
  email: field(page, 'Email'),
  phone: field(page, 'Phone'),
  comment: field(page, 'Message'),
});

export const submitButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Submit|Try again|Sending)/ });

/** Fills in the contact form. */
export const fillIn = async (page: Page, message: typeof MARIA): Promise<void> => {
  const fields = fieldsOf(page);
  for (const name of ['name', 'email', 'phone', 'comment'] as const)
    await fields[name].fill(message[name]);
};

/** What the contact form holds. */
export const typedIn = async (page: Page): Promise<typeof MARIA> => {
  const { name, email, phone, comment } = fieldsOf(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await phone.inputValue(),
    comment: await comment.inputValue(),
  };
};

/** The messages that the local host has received from an e-mail address. */
export const messagesFrom = (email: string): readonly Submission[] => {
  const lines = readFileSync('.build/form-submissions.jsonl', 'utf8').trim().split('\n');
  return lines
    .map((line) => JSON.parse(line) as Submission)
    .filter(({ fields }) => fields['email']?.[0] === email);
};

/** The texts of a message by the names of their fields, each with the line breaks that were typed. */
export const textsOf = ({ fields }: Submission): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, [text]]) => [name, text?.replaceAll('\r\n', '\n')]),
  );

/** A real picture as a phone would give it. Width and height in pixels. */
export const pictureFile = async (name: string, width = 40, height = 20) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#1b4332' } })
    .png()
    .toBuffer(),
});
