import type { DefaultEntry } from './entry';

export const consentText: readonly DefaultEntry<'consentText'>[] = [
  {
    id: 'consent-text',
    fields: {
      name: 'Texts about counting visits',
      off: 'This website does not count visits. No counting service is loaded.',
      on: 'This website counts visits with a service of Google. The service sees which pages are read, from what kind of device, and whether the phone or the form was used, and it keeps a cookie to tell visits apart. It is not loaded when your browser asks not to be tracked (Do Not Track, Global Privacy Control).',
      asked:
        'This website counts visits with a service of Google, but only if you say yes. Until then nothing of it is loaded. The service sees which pages are read, from what kind of device, and whether the phone or the form was used, and it keeps a cookie to tell visits apart. Your answer is kept on your device; at the foot of each page you can change it. When your browser asks not to be tracked (Do Not Track, Global Privacy Control), you are not asked and not counted.',
      question:
        'May we count, with a service of Google, which pages are read and whether the phone or the form is used? Everything works without.',
      yes: 'Yes, count it',
      no: 'No, thank you',
      change: 'Counting visits: change my answer',
    },
  },
];
