import { contentType } from './helpers/contentType';
import { longText, text } from './helpers/fields';

const fields = (id: string, name: string, help: string) => text(id, name, help, { tab: 'fields' });
const sending = (id: string, name: string, help: string) =>
  text(id, name, help, { tab: 'sending' });
const photos = (id: string, name: string, help: string) => text(id, name, help, { tab: 'photos' });

export default contentType({
  id: 'formText',
  name: 'Texts of the contact form',
  description: 'Labels, hints and messages of the contact form.',
  displayField: 'submit',
  tabs: [
    ['fields', 'Fields'],
    ['sending', 'Sending'],
    ['photos', 'Photos'],
    ['draft', 'Unsent message'],
  ],
  fields: [
    fields('nameLabel', 'Name: label', 'Above the field.'),
    fields('namePlaceholder', 'Name: example inside', 'Keep the * that says it is required.'),
    fields('emailLabel', 'E-mail: label', 'Above the field.'),
    fields('emailPlaceholder', 'E-mail: example inside', 'Keep the *.'),
    fields('phoneLabel', 'Phone: label', 'Above the field.'),
    fields('phonePlaceholder', 'Phone: example inside', 'No *; it may stay empty.'),
    fields('optional', 'Word for fields that may stay empty', 'For example (optional).'),
    fields('commentLabel', 'Message: label', 'Above the field.'),
    fields('commentPlaceholder', 'Message: example inside', 'Keep the *.'),
    fields('commentHint', 'Message: hint below', 'What helps you to answer. May be empty.'),
    fields(
      'requiredNote',
      'Line beside the button',
      'Says what * means and what you do with the details.',
    ),
    fields(
      'errorRequired',
      'When a required field is empty',
      'For example Please fill out this field.',
    ),
    fields(
      'errorEmail',
      'When the e-mail address is not complete',
      'For example Please enter a complete e-mail address.',
    ),
    fields(
      'errorSummary',
      'Read out when something is missing',
      'For example Please check the marked fields.',
    ),
    fields(
      'trap',
      'Label of the hidden field that catches robots',
      'People do not see it; screen readers may.',
    ),
    sending('submit', 'Button', 'One word: Submit.'),
    sending('sending', 'Button while sending', 'For example Sending…'),
    sending('successHeading', 'After sending: first line', 'Bold.'),
    longText('successText', 'After sending: text', 'What happens next, with {{phone}}.', {
      max: 600,
      tab: 'sending',
    }),
    sending(
      'successToast',
      'After sending: short message',
      'Appears at the bottom for five seconds.',
    ),
    sending('another', 'Button to write another message', 'After sending.'),
    sending('failureHeading', 'When sending failed: first line', 'Bold.'),
    longText('failureText', 'When sending failed: text', 'That nothing is lost, and {{phone}}.', {
      max: 600,
      tab: 'sending',
    }),
    longText(
      'failureOffline',
      'When there is no network',
      'That the message is kept on the device.',
      { max: 600, tab: 'sending' },
    ),
    longText('failureTooLarge', 'When the photos are too large', 'What to do.', {
      max: 600,
      tab: 'sending',
    }),
    sending('retry', 'Button to try again', 'For example Try again.'),
    photos('photosLabel', 'Photos: label', 'Above the field.'),
    photos('photosHint', 'Photos: hint', 'How many and how large.'),
    photos('photosRemove', 'Button that removes a photo', 'The file’s name follows it.'),
    photos('photosAdded', 'Read out when photos are added', 'The number stands before it.'),
    photos('photosTooMany', 'When there are too many', 'One sentence.'),
    photos('photosWrongType', 'When a file is not a picture', 'The file’s name stands before it.'),
    photos('photosShrinking', 'While photos are made smaller', 'For example Preparing photos…'),
    longText('draftKept', 'Unsent message found', 'Says that it was kept on this device only.', {
      max: 600,
      tab: 'draft',
    }),
    text('draftDelete', 'Button that deletes it', 'For example Delete it.', { tab: 'draft' }),
    text('draftDeleted', 'Short message after deleting', 'One sentence.', { tab: 'draft' }),
    text('draftPhotos', 'Photos are not kept', 'One sentence that asks to add them again.', {
      tab: 'draft',
    }),
  ],
});
