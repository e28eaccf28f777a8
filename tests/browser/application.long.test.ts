/** A form beside that for quotes: the application on the careers page. */
import type { Locator, Page } from 'playwright-core';
import { CONTACT_PAGE, fillForm, formIsAlive, MARIA, pictureFile } from './support/form';
import { sizes, useSite } from './support/site';

jest.setTimeout(60_000);

const site = useSite();
let page: Page;

const form = (): Locator => page.locator('form[name="application"]');
const field = (name: string): Locator => form().locator(`[name="${name}"]`);

const open = async (): Promise<void> => {
  await page.goto('/careers/#apply');
  await page.locator('form[name="application"][novalidate]').waitFor();
};

const resume = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

describe.each(sizes)('the application on a %s', (size) => {
  beforeEach(async () => {
    page = await site.open(size, 'about:blank');
    await open();
  });

  it('asks for experience, and sends it with files in fields of their own', async () => {
    await form().locator('button[type="submit"]').click();
    for (const name of ['name', 'email', 'experience'])
      await expect(field(name).getAttribute('aria-invalid')).resolves.toBe('true');
    await field('name').fill('Maria');
    await field('email').fill('maria@example.com');
    await field('experience').fill('Two years on ropes');
    await field('file-1').setInputFiles([
      resume,
      { ...resume, name: 'game.exe' },
      await pictureFile('certificate.png'),
    ]);
    await form().locator('.chosen li:nth-child(2)').waitFor();
    await expect(form().locator('.files .error').allTextContents()).resolves.toEqual([
      'game.exe is of a kind that we may not be able to open. A PDF or a picture works best.',
    ]);
    await expect(form().locator('.document').textContent()).resolves.toBe('Resume.pdf');
    await form().locator('button[type="submit"]').click();
    const thanks = page.locator('.note.success:focus');
    await thanks.waitFor();
    await expect(thanks.textContent()).resolves.toContain('A person reads it');
    const arrived = site.server.submissions.at(-1);
    expect(arrived?.form).toBe('application');
    expect(arrived?.fields).toMatchObject({
      subject: ['Application: Maria'],
      experience: ['Two years on ropes'],
      phone: [''],
      start: [''],
    });
    expect(arrived?.files.map(({ field: at, name, type }) => [at, name, type])).toEqual([
      ['file-1', 'Resume.pdf', 'application/pdf'],
      ['file-2', 'certificate.jpg', 'image/jpeg'],
    ]);
  });

  it('keeps an unsent application apart from an unsent message', async () => {
    await field('experience').fill('Rigging');
    await field('file-1').setInputFiles([resume]);
    await form().locator('.chosen li').waitFor();
    await page.goto(CONTACT_PAGE);
    await formIsAlive(page);
    await expect(page.locator('.note.kept').count()).resolves.toBe(0);
    await fillForm(page, MARIA);
    await open();
    const kept = form().locator('.note.kept');
    await kept.waitFor();
    await expect(field('experience').inputValue()).resolves.toBe('Rigging');
    await expect(kept.textContent()).resolves.toContain('Files are not kept');
    await form().getByRole('button', { name: 'Delete it' }).click();
    await page.goto(CONTACT_PAGE);
    await page.locator('.note.kept').waitFor();
  });
});
