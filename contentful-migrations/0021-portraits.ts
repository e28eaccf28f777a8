import { addFields, changeHelp, changeTypes, fieldOf } from './helpers/change';
import { picture } from './helpers/fields';

/** Portraits are uploaded. Addresses of portraits from before stay, and are shown until then. */
export default changeTypes({
  testimonial: (type) => {
    addFields(
      type,
      'quote',
      picture(
        'portrait',
        'Portrait',
        'A picture of the person, who has agreed to it. It is cut to a circle. Empty: initials are drawn.',
      ),
    );
    const before = fieldOf(type, 'avatarUrl');
    if (before) before.disabled = true;
    changeHelp(
      type,
      'avatarUrl',
      'A full https:// address of a square picture. Empty: initials are drawn.',
      'From before portraits were uploaded. Used while there is no Portrait.',
    );
  },
});
