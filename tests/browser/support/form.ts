import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';

export const CONTACT_PAGE = '/contact/';

/** Where forms are posted to. */
export const POSTS = '**/?index';

/** The fields of the specification. */
const TEXT_FIELDS = ['name', 'email', 'phone', 'comment'] as const;

/** What the specification asks for. */
export type Typed = Readonly<Record<(typeof TEXT_FIELDS)[number], string>>;

export const MARIA: Typed = {
  name: 'Maria Álvarez & Söhne',
  email: 'maria@example.com',
  phone: '860 555 0188',
  comment: 'Large oak limb, "resting" on the roof.\nSince noon; 50% hangs over <the porch> 🌳',
};

/** A form on a page of the site, by default the quote form. */
export class Form {
  readonly root: Locator;
  readonly submit: Locator;
  /** The notes that tell the result of sending, and that an unsent message was kept. */
  readonly success: Locator;
  readonly failure: Locator;
  readonly kept: Locator;
  /** The chosen files, once they are shown. */
  readonly chosen: Locator;

  constructor(
    readonly page: Page,
    readonly name = 'contact',
  ) {
    this.root = page.locator(`form[name="${name}"]`);
    this.submit = this.root.locator('button[type="submit"]');
    this.success = page.locator('.note.success');
    this.failure = page.locator('.note.danger');
    this.kept = page.locator('.note.kept');
    this.chosen = this.root.locator('.chosen li');
  }

  field(name: string): Locator {
    return this.root.locator(`[name="${name}"]`);
  }

  /** Opens a page with the form, and waits until it is hydrated. */
  async open(address = CONTACT_PAGE): Promise<void> {
    await this.page.goto(address);
    await this.hydrated();
  }

  /** Waits until the form, which is near, is hydrated. */
  hydrated(): Promise<void> {
    return this.page.locator(`form[name="${this.name}"][novalidate]`).waitFor();
  }

  async fill(values: Typed): Promise<void> {
    for (const field of TEXT_FIELDS) await this.field(field).fill(values[field]);
  }

  /** What the text fields hold now. */
  async typed(): Promise<Typed> {
    const values = TEXT_FIELDS.map((field) => this.field(field).inputValue());
    const [name = '', email = '', phone = '', comment = ''] = await Promise.all(values);
    return { name, email, phone, comment };
  }

  /** Chooses files in the first file field. */
  choose(...files: readonly DeviceFile[]): Promise<void> {
    return this.root.locator('input[type="file"]').first().setInputFiles(files);
  }

  /** Sends the message, and waits until the page says that it was sent. */
  async send(): Promise<void> {
    await this.submit.click();
    await this.success.waitFor();
  }
}

interface DeviceFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A real picture. Width and height in pixels. */
export const pictureFile = async (name: string, width = 40, height = 20): Promise<DeviceFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#1b4332' } })
    .png()
    .toBuffer(),
});
