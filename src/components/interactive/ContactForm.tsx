import { readDraft } from './contact/draft';
import { island } from './island';

/**
 * The contact form: plain HTML that the host's form handling understands. Script joins at the first
 * touch, or at once when an unsent message waits on the device.
 */
export const ContactForm = island(
  'contact',
  () => import(/* webpackChunkName: "contact" */ './contact/LiveContactForm'),
  () => readDraft() !== null,
);
