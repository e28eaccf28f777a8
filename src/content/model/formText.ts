import type { ContentType } from './fields';

const line = <G extends string>(name: string, help: string, group: G) =>
  ({ kind: 'text', name, help, group }) as const;
const lines = <G extends string>(name: string, help: string, group: G) =>
  ({ kind: 'longText', name, help, max: 600, group }) as const;

export const formText = {
  name: 'Texts of the contact form',
  description: 'Labels, hints and messages of the contact form.',
  titleField: 'submit',
  single: true,
  groups: { fields: 'Fields', sending: 'Sending', photos: 'Photos', draft: 'Unsent message' },
  fields: {
    nameLabel: line('Name: label', 'Above the field.', 'fields'),
    namePlaceholder: line('Name: example inside', 'Keep the * that says it is required.', 'fields'),
    emailLabel: line('E-mail: label', 'Above the field.', 'fields'),
    emailPlaceholder: line('E-mail: example inside', 'Keep the *.', 'fields'),
    phoneLabel: line('Phone: label', 'Above the field.', 'fields'),
    phonePlaceholder: line('Phone: example inside', 'No *; it may stay empty.', 'fields'),
    optional: line('Word for fields that may stay empty', 'For example (optional).', 'fields'),
    commentLabel: line('Message: label', 'Above the field.', 'fields'),
    commentPlaceholder: line('Message: example inside', 'Keep the *.', 'fields'),
    commentHint: line('Message: hint below', 'What helps you to answer. May be empty.', 'fields'),
    requiredNote: line(
      'Line beside the button',
      'Says what * means and what you do with the details.',
      'fields',
    ),
    errorRequired: line(
      'When a required field is empty',
      'For example Please fill out this field.',
      'fields',
    ),
    errorEmail: line(
      'When the e-mail address is not complete',
      'For example Please enter a complete e-mail address.',
      'fields',
    ),
    errorSummary: line(
      'Read out when something is missing',
      'For example Please check the marked fields.',
      'fields',
    ),
    trap: line(
      'Label of the hidden field that catches robots',
      'People do not see it; screen readers may.',
      'fields',
    ),
    submit: line('Button', 'One word: Submit.', 'sending'),
    sending: line('Button while sending', 'For example Sending…', 'sending'),
    successHeading: line('After sending: first line', 'Bold.', 'sending'),
    successText: lines('After sending: text', 'What happens next, with {{phone}}.', 'sending'),
    successToast: line(
      'After sending: short message',
      'Appears at the bottom for five seconds.',
      'sending',
    ),
    another: line('Button to write another message', 'After sending.', 'sending'),
    failureHeading: line('When sending failed: first line', 'Bold.', 'sending'),
    failureText: lines(
      'When sending failed: text',
      'That nothing is lost, and {{phone}}.',
      'sending',
    ),
    failureOffline: lines(
      'When there is no network',
      'That the message is kept on the device.',
      'sending',
    ),
    failureTooLarge: lines('When the photos are too large', 'What to do.', 'sending'),
    retry: line('Button to try again', 'For example Try again.', 'sending'),
    photosLabel: line('Photos: label', 'Above the field.', 'photos'),
    photosHint: line('Photos: hint', 'How many and how large.', 'photos'),
    photosRemove: line('Button that removes a photo', 'The file’s name follows it.', 'photos'),
    photosAdded: line('Read out when photos are added', 'The number stands before it.', 'photos'),
    photosTooMany: line('When there are too many', 'One sentence.', 'photos'),
    photosWrongType: line(
      'When a file is not a picture',
      'The file’s name stands before it.',
      'photos',
    ),
    photosShrinking: line(
      'While photos are made smaller',
      'For example Preparing photos…',
      'photos',
    ),
    draftKept: lines('Unsent message found', 'Says that it was kept on this device only.', 'draft'),
    draftDelete: line('Button that deletes it', 'For example Delete it.', 'draft'),
    draftDeleted: line('Short message after deleting', 'One sentence.', 'draft'),
    draftPhotos: line('Photos are not kept', 'One sentence that asks to add them again.', 'draft'),
  },
} as const satisfies ContentType;
