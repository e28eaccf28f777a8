import { contentType } from './helpers/contentType';

export default contentType('formText', {
  description: 'Labels, hints and messages of the contact form.',
  tabs: [
    ['fields', 'Fields', 'name'],
    ['sending', 'Sending', 'subject'],
    ['photos', 'Photos', 'photosLabel'],
    ['draft', 'Unsent message', 'draftKept'],
  ],
  help: {
    name: 'Only you see it.',
    nameLabel: 'Above the field. Empty: the text the site came with, if any.',
    namePlaceholder:
      'Keep the * that says it is required. Empty: the text the site came with, if any.',
    emailLabel: 'Above the field. Empty: the text the site came with, if any.',
    emailPlaceholder: 'Keep the *. Empty: the text the site came with, if any.',
    phoneLabel: 'Above the field. Empty: the text the site came with, if any.',
    phonePlaceholder: 'No *; it may stay empty. Empty: the text the site came with, if any.',
    optional: 'For example (optional). Empty: the text the site came with, if any.',
    commentLabel: 'Above the field. Empty: the text the site came with, if any.',
    commentPlaceholder: 'Keep the *. Empty: the text the site came with, if any.',
    commentHint: 'What helps you to answer. May be empty.',
    serviceLabel: 'Above the list of your services. Empty: the text the site came with, if any.',
    notChosen:
      'For who cannot choose, for example Not sure yet. Empty: the text the site came with, if any.',
    moreLabel:
      'The word for fields that may stay empty follows it. Empty: the text the site came with, if any.',
    urgencyLabel: 'Above the choices. Empty: the text the site came with, if any.',
    urgencyChoices:
      'One a line. Who chooses the first one is asked to call. Empty: the text the site came with, if any.',
    urgencyCall:
      'Why to call. The call button stands below it. Empty: the text the site came with, if any.',
    townLabel: 'Above the field. Empty: the text the site came with, if any.',
    townServed:
      'Shown at once, for example Yes, we work there. Empty: the text the site came with, if any.',
    townUnknown:
      'Never a no. Asks to call, with {{phone}}. Empty: the text the site came with, if any.',
    callbackLabel: 'Above the field. Empty: the text the site came with, if any.',
    requiredNote:
      'Says what * means and what you do with the details. Empty: the text the site came with, if any.',
    errorRequired:
      'For example Please fill out this field. Empty: the text the site came with, if any.',
    errorEmail:
      'For example Please enter a complete e-mail address. Empty: the text the site came with, if any.',
    errorSummary:
      'For example Please check the marked fields. Empty: the text the site came with, if any.',
    trap: 'People do not see it; screen readers may. Empty: the text the site came with, if any.',
    subject:
      'Name, service and town follow it. For example Website message. Empty: the text the site came with, if any.',
    submit: 'One word: Submit. Empty: the text the site came with, if any.',
    sending: 'For example Sending… Empty: the text the site came with, if any.',
    successHeading: 'Bold. Empty: the text the site came with, if any.',
    successText: 'What happens next, with {{phone}}. Empty: the text the site came with, if any.',
    successToast:
      'Appears at the bottom for five seconds. Empty: the text the site came with, if any.',
    another: 'After sending. Empty: the text the site came with, if any.',
    failureHeading: 'Bold. Empty: the text the site came with, if any.',
    failureText: 'That nothing is lost, and {{phone}}. Empty: the text the site came with, if any.',
    failureOffline:
      'That the message is kept on the device. Empty: the text the site came with, if any.',
    failureTooLarge: 'What to do. Empty: the text the site came with, if any.',
    retry: 'For example Try again. Empty: the text the site came with, if any.',
    photosLabel: 'Above the field. Empty: the text the site came with, if any.',
    photosHint: 'How many and how large. Empty: nothing is shown.',
    photosRemove: 'The file’s name follows it. Empty: the text the site came with, if any.',
    photosAdded: 'The number stands before it. Empty: the text the site came with, if any.',
    photosTooMany: 'One sentence. Empty: the text the site came with, if any.',
    photosWrongType:
      'The file’s name stands before it. Empty: the text the site came with, if any.',
    photosShrinking: 'For example Preparing photos… Empty: the text the site came with, if any.',
    draftKept:
      'Says that it was kept on this device only. Empty: the text the site came with, if any.',
    draftDelete: 'For example Delete it. Empty: the text the site came with, if any.',
    draftDeleted: 'One sentence. Empty: the text the site came with, if any.',
    draftPhotos:
      'One sentence that asks to add them again. Empty: the text the site came with, if any.',
  },
});
