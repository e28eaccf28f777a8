/** Asking: the contact form. */
import path from 'node:path';
import type { RunningServer } from '../../src/hosting/server';
import { eventually } from '../support/eventually';
import { PHONE, type Journey, type Visitor } from './support/visitor';

const PHOTO = path.resolve('src/images/osprey.jpg');
const WORDS = {
  Name: 'Maria Lopez',
  Email: 'maria@example.com',
  Message: 'A large oak limb rests on the roof.',
};

const fillIn = async (visitor: Visitor): Promise<void> => {
  await visitor.open('/contact/');
  for (const [label, text] of Object.entries(WORDS)) await visitor.fill(label, text);
};

const send = (visitor: Visitor): Promise<void> => visitor.press({ role: 'button', name: 'Submit' });

/** The values of the form's fields, once the page has loaded. */
const words = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.until('the form is there', () => {
    const form = document.querySelector<HTMLFormElement>('form[name="contact"]');
    if (!form || document.readyState !== 'complete') return undefined;
    return ['name', 'email', 'comment'].map((name) => {
      const field = form.elements.namedItem(name);
      return field && 'value' in field ? field.value : '';
    });
  });

const received = async (server: RunningServer): Promise<RunningServer['submissions'][number]> => {
  await eventually('a message is received', () => server.submissions.length > 0);
  return server.submissions[0] as RunningServer['submissions'][number];
};

export const asking: readonly Journey[] = [
  {
    name: 'fills in the form and sends it with a photo',
    size: PHONE,
    go: async (visitor, server) => {
      await fillIn(visitor);
      await visitor.driver.choose('form[name="contact"] input[type="file"]', [PHOTO]);
      await visitor.until(
        'the photo is shown',
        () => document.querySelector<HTMLImageElement>('form[name="contact"] img')?.complete,
      );
      await send(visitor);
      const { fields, files } = await received(server);
      expect(fields).toMatchObject({
        name: [WORDS.Name],
        email: [WORDS.Email],
        comment: [WORDS.Message],
      });
      expect(files.filter(({ size }) => size > 0)).toHaveLength(1);
      await visitor.see({ text: 'Thank' });
      expect(server.submissions).toHaveLength(1);
    },
  },
  {
    name: 'fails to send, keeps the words, also over a reload, and sends them then',
    size: PHONE,
    go: async (visitor, server) => {
      await fillIn(visitor);
      // Fails like a dropped network.
      await visitor.evaluate(() => {
        window.fetch = () => Promise.reject(new TypeError('No network'));
      });
      await send(visitor);
      await visitor.see({ role: 'alert', name: '' });
      expect(await words(visitor)).toEqual(Object.values(WORDS));
      await visitor.driver.reload();
      await visitor.press({ role: 'textbox', name: 'Phone' });
      await visitor.until(
        'the words are back',
        (message) =>
          document.querySelector<HTMLTextAreaElement>('[name="comment"]')?.value === message,
        WORDS.Message,
      );
      expect(await words(visitor)).toEqual(Object.values(WORDS));
      await send(visitor);
      expect((await received(server)).fields['comment']).toEqual([WORDS.Message]);
    },
  },
];
