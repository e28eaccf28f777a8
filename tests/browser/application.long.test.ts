/** The second form beside the quote form: the application on the careers page. */
import type { Page } from 'playwright-core';
import { CONTACT_PAGE, Form, MARIA, pictureFile } from './support/form';
import { sizes, useSite } from './support/site';

const site = useSite();
let page: Page;
let form: Form;

const APPLY = '/careers/#apply';
const resume = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

describe.each(sizes)('the application on a %s', (size) => {
  beforeEach(async () => {
    page = await site.open(size);
    form = new Form(page, 'application');
    await form.open(APPLY);
  });

  it('asks for experience, and sends it with files in separate fields', async () => {
    await form.submit.click();
    for (const name of ['name', 'email', 'experience'])
      expect(await form.field(name).getAttribute('aria-invalid')).toBe('true');
    await form.field('name').fill('Maria');
    await form.field('email').fill('maria@example.com');
    await form.field('experience').fill('Two years on ropes');
    const certificate = await pictureFile('certificate.png');
    await form.choose(resume, { ...resume, name: 'game.exe' }, certificate);
    await form.chosen.nth(1).waitFor();
    expect(await form.root.locator('.files .error').allTextContents()).toEqual([
      'game.exe is of a kind that we may not be able to open. A PDF or a picture works best.',
    ]);
    expect(await form.root.locator('.document').textContent()).toBe('Resume.pdf');
    await form.send();
    const thanks = page.locator('.note.success:focus');
    expect(await thanks.textContent()).toContain('A person reads it');
    const arrived = site.server.submissions.at(-1);
    expect(arrived?.form).toBe('application');
    expect(arrived?.fields).toMatchObject({
      subject: ['Application: Maria'],
      experience: ['Two years on ropes'],
      phone: [''],
      start: [''],
    });
    expect(arrived?.files.map(({ field, name, type }) => [field, name, type])).toEqual([
      ['file-1', 'Resume.pdf', 'application/pdf'],
      ['file-2', 'certificate.jpg', 'image/jpeg'],
    ]);
  });

  it('keeps an unsent application apart from an unsent message', async () => {
    const quote = new Form(page);
    await form.field('experience').fill('Rigging');
    await form.choose(resume);
    await form.chosen.waitFor();
    await quote.open();
    expect(await quote.kept.count()).toBe(0);
    await quote.fill(MARIA);
    await form.open(APPLY);
    await form.kept.waitFor();
    expect(await form.field('experience').inputValue()).toBe('Rigging');
    expect(await form.kept.textContent()).toContain('Files are not kept');
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.goto(CONTACT_PAGE);
    await quote.kept.waitFor();
  });
});
