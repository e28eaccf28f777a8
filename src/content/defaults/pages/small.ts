/** Pages that stand beside the way through the site: not found, thank you, no network, privacy. */
import { pageOf } from './pageDefaults';

export const notFound = pageOf(
  'not-found',
  {
    name: 'Page not found',
    kind: 'notFound',
    heading: '404 - Oops, Branching Out to the Unknown!',
    intro: 'The page you are looking for was not found or no longer exists.',
    callLabel: 'Call {{phone}}',
    quoteLabel: 'Back To Home Page',
    body: 'Perhaps it was pruned. Take a look at [our services](/services/), or [get in touch](/contact/) and we will point you the right way.',
    picture: {
      file: 'windswept',
      alt: 'Black-and-white photograph of a tree bent sideways by constant wind',
    },
    pictureCaption:
      'Also a little off course. A tree in New Zealand, photographed by Leslie Adkin.',
    metaTitle: '404: Page not found | {{company}}',
    metaDescription:
      'This page was not found or no longer exists. Find our services, our advice and our phone number, answered {{hours}}, from here.',
  },
  [],
);

export const thankYou = pageOf(
  'thank-you',
  {
    name: 'Thank you',
    kind: 'thankYou',
    slug: 'thank-you',
    heading: 'Your message has arrived.',
    intro:
      'Thank you. We will call or write back. If you hear nothing in a day or two, please call {{phone}}: a message can go astray. If anything gets worse, call at any hour.',
    callLabel: 'Call {{phone}}',
    body: `
## If you wrote about a tree

- Two photographs help at the visit: one from far enough away to show all of the tree, and one of the part that worries you.
- Keep everyone out from under anything that leans, hangs or has cracked, and keep cars away from it too.
- Do not cut at it yourself. A limb under tension is more dangerous than it looks.

If you like to read ahead, [our advice](/blog/) is short, and the page on [arborist consultations](/arborist-consultations/) says what we look at when we come.
`,
    metaTitle: 'Thank you for your message | {{company}}',
    metaDescription:
      'Your message has arrived. We will call or write back. If the tree gets worse in the meantime, call {{phone}} at any hour.',
  },
  [],
);

export const offline = pageOf(
  'offline',
  {
    name: 'No network',
    kind: 'offline',
    slug: 'offline',
    heading: 'No network here. The phone may still work.',
    intro:
      'This page works without a network, so you can follow it even when the power and the internet are out.',
    callLabel: 'Call us now',
    body: `
1. **Wire down, sparks, smoke or someone hurt? [Call 911](tel:911) first.** Treat every wire as live. Stay at least 35 feet away, and keep pets and neighbors back.
2. **Get everyone out from under it.** Leave the rooms below the damage and close the doors. If you smell gas, leave the house, touch no switch, and [call 911](tel:911) from down the street.
3. **Look before you step outside.** Broken limbs hang for hours before they fall. A wire can lie in the grass or charge a fence. If you cannot see the ground, stay inside.
4. **Call us: {{phone}}.** Start with the address, in case the call is cut off. Then tell us whether anyone is inside, whether a wire is near, and what the tree rests on.
5. **Then tell your electric utility about a wire or an outage.** In {{city}} that is Eversource. The number is on your bill.
6. **Photograph it from a safe place.** Wide pictures first, then close ones. Your insurer will ask for them.
7. **Leave the saw in the garage.** A fallen tree is a loaded spring.
`,
    metaTitle: 'No network: tree emergency steps | {{company}}',
    metaDescription:
      'What to do first when a tree is down and the network is too. Wires and 911 come first, then our number: {{phone}}.',
  },
  [],
);

export const privacy = pageOf(
  'privacy',
  {
    name: 'Privacy',
    kind: 'standard',
    slug: 'privacy',
    heading: 'What this website knows about you.',
    intro: 'Very little. Here is all of it, in plain words.',
    body: `
## When you send a message

Each of our forms sends us your name, your email address, what you write and, if you add it, your phone number. What else you may add:

- **[Contact](/contact/)** and **[Boards and managers](/boards-and-managers/):** photos, the service, your town, how soon and when to call back
- **[Careers](/careers/#apply):** when you could start, and files

The company that hosts this website receives the message and passes it on to us. We use it to answer you and, if you hire us, to do the work. We do not sell it, rent it or add you to a mailing list.

## Photos and files

They are optional. A resume can name other people, so look through it first. Before it sends a photo, our form makes it smaller and removes the place and time from it, wherever the browser allows. Please leave people and house numbers out of the picture if you would rather not share them.

## What stays on your device

Your choice of light or dark colors, and whether you closed a notice. The pages that you have opened, and the steps for a fallen tree, so that you can read them without a network.

## Pictures

Photographs come from this website or from Contentful, the service in which we write these pages. Like every server on the internet, the one that sends a picture sees the address of your connection.

## The map

The map you see first is a drawing and comes from this website. A Google map opens only if you ask for it, and from then on Google’s own privacy terms apply to it.

## Videos

A video on YouTube or Vimeo loads only when you press it, and from then on the privacy terms of that service apply to it.

## Counting visits

We may count visits with a service of Google. It sees which pages are read, from what kind of device, and whether the phone or the form was used, and it keeps a cookie to tell visits apart. Where this website asks you first, nothing of it is loaded until you say yes, and at the foot of each page you can change your answer. When your browser asks not to be tracked (Do Not Track, Global Privacy Control), you are not counted.

## Calls and email

When you call {{phone}}, your phone company and ours connect the call as they always do. Sharing an article opens your own email or a social network, and nothing is sent until you send it.

## Questions

Ask to see, correct or delete what you have sent us. Call {{phone}}, or [write to us](/contact/#quote).
`,
    metaTitle: 'Privacy in plain words | {{company}}',
    metaDescription:
      'What this website knows about you: the form, photos, a draft kept on your device, the map on request and visit counting.',
  },
  [],
);
