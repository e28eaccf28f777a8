import type { DefaultEntry } from './entry';

/** As many as the form takes. */
const MOST_PHOTOS = 'five';

export const formText: readonly DefaultEntry<'formText'>[] = [
  {
    id: 'form-text',
    fields: {
      name: 'Texts of the contact form',
      nameLabel: 'Name',
      namePlaceholder: 'Your Name*',
      emailLabel: 'Email',
      emailPlaceholder: 'Email Address*',
      phoneLabel: 'Phone',
      phonePlaceholder: 'Phone Number',
      optional: '(optional)',
      commentLabel: 'Message',
      commentPlaceholder: 'Message Here*',
      commentHint: 'What you see, where the tree stands, and whether a house or a wire is near it.',
      serviceLabel: 'Service',
      notChosen: 'Not sure yet',
      moreLabel: 'More details: how soon, which town, when to call',
      urgencyLabel: 'How soon?',
      urgencyChoices: ['Today', 'In the next few days', 'In the next few weeks', 'No hurry'],
      urgencyCall:
        'For today, please call first. The phone is answered {{hours}}, and a message may be read later.',
      townLabel: 'Town or ZIP of the tree',
      townServed: 'Yes, we work there.',
      townUnknown: 'Call {{phone}} and ask. Our list of towns is a guide, not a fence.',
      callbackLabel: 'Best time to call you back',
      requiredNote: 'Fields marked * are required. We use your details only to reply.',
      errorRequired: 'Please fill out this field.',
      errorEmail: 'Please enter a complete email address.',
      errorSummary: 'Please check the marked fields.',
      trap: 'Leave this field empty',
      subject: 'Website message',
      submit: 'Submit',
      sending: 'Sending…',
      successHeading: 'Thank you. Your message is with us.',
      successText:
        'We will call or write back. If anything changes or gets worse, call {{phone}} at any hour.',
      successToast: 'Sent. Nothing of it is kept on this device.',
      another: 'Write another message',
      failureHeading: 'Your message did not go through.',
      failureText: 'Nothing you typed is lost. Please try again, or call {{phone}}.',
      failureOffline:
        'You seem to be without a network. Your message is kept on this device, so you can send it when you are back. A phone call may still work: {{phone}}.',
      failureTooLarge:
        'The photos are too large to send together. Remove one or two and try again. We can also look at them when we visit.',
      retry: 'Try again',
      photosLabel: 'Photos of the tree',
      photosHint: `Up to ${MOST_PHOTOS}. One of the whole tree and one of the trouble help most.`,
      photosRemove: 'Remove',
      photosAdded: `of ${MOST_PHOTOS} photos added`,
      photosTooMany: `We can take at most ${MOST_PHOTOS} photos in one message.`,
      photosWrongType: 'could not be read as a picture. A JPEG or PNG works best.',
      photosShrinking: 'Preparing photos…',
      draftKept:
        'You started a message earlier. It was kept on this device only, until we have it.',
      draftDelete: 'Delete it',
      draftDeleted: 'The unsent message is deleted.',
      draftPhotos: 'Photos are not kept. Please add them again.',
    },
  },
];
