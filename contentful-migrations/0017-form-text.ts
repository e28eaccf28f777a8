import { contentType } from './helpers/contentType';
import { longText, onTab, text } from './helpers/fields';

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
    ...onTab(
      'fields',
      text('nameLabel', 'Name: label', 'Above the field.'),
      text('namePlaceholder', 'Name: example inside', 'Keep the * that says it is required.'),
      text('emailLabel', 'E-mail: label', 'Above the field.'),
      text('emailPlaceholder', 'E-mail: example inside', 'Keep the *.'),
      text('phoneLabel', 'Phone: label', 'Above the field.'),
      text('phonePlaceholder', 'Phone: example inside', 'No *; it may stay empty.'),
      text('optional', 'Word for fields that may stay empty', 'For example (optional).'),
      text('commentLabel', 'Message: label', 'Above the field.'),
      text('commentPlaceholder', 'Message: example inside', 'Keep the *.'),
      text('commentHint', 'Message: hint below', 'What helps you to answer. May be empty.'),
      text(
        'requiredNote',
        'Line beside the button',
        'Says what * means and what you do with the details.',
      ),
      text(
        'errorRequired',
        'When a required field is empty',
        'For example Please fill out this field.',
      ),
      text(
        'errorEmail',
        'When the e-mail address is not complete',
        'For example Please enter a complete e-mail address.',
      ),
      text(
        'errorSummary',
        'Read out when something is missing',
        'For example Please check the marked fields.',
      ),
      text(
        'trap',
        'Label of the hidden field that catches robots',
        'People do not see it; screen readers may.',
      ),
    ),
    ...onTab(
      'sending',
      text('submit', 'Button', 'One word: Submit.'),
      text('sending', 'Button while sending', 'For example Sending…'),
      text('successHeading', 'After sending: first line', 'Bold.'),
      longText('successText', 'After sending: text', 'What happens next, with {{phone}}.', {
        max: 600,
      }),
      text(
        'successToast',
        'After sending: short message',
        'Appears at the bottom for five seconds.',
      ),
      text('another', 'Button to write another message', 'After sending.'),
      text('failureHeading', 'When sending failed: first line', 'Bold.'),
      longText('failureText', 'When sending failed: text', 'That nothing is lost, and {{phone}}.', {
        max: 600,
      }),
      longText(
        'failureOffline',
        'When there is no network',
        'That the message is kept on the device.',
        { max: 600 },
      ),
      longText('failureTooLarge', 'When the photos are too large', 'What to do.', { max: 600 }),
      text('retry', 'Button to try again', 'For example Try again.'),
    ),
    ...onTab(
      'photos',
      text('photosLabel', 'Photos: label', 'Above the field.'),
      text('photosHint', 'Photos: hint', 'How many and how large.'),
      text('photosRemove', 'Button that removes a photo', 'The file’s name follows it.'),
      text('photosAdded', 'Read out when photos are added', 'The number stands before it.'),
      text('photosTooMany', 'When there are too many', 'One sentence.'),
      text('photosWrongType', 'When a file is not a picture', 'The file’s name stands before it.'),
      text('photosShrinking', 'While photos are made smaller', 'For example Preparing photos…'),
    ),
    ...onTab(
      'draft',
      longText('draftKept', 'Unsent message found', 'Says that it was kept on this device only.', {
        max: 600,
      }),
      text('draftDelete', 'Button that deletes it', 'For example Delete it.'),
      text('draftDeleted', 'Short message after deleting', 'One sentence.'),
      text('draftPhotos', 'Photos are not kept', 'One sentence that asks to add them again.'),
    ),
  ],
});
