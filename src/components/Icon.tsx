import { ICON_PATHS, type IconId } from './icons';

/** One icon, in the color of the surrounding text. Styles set its width; its height follows. */
export const Icon = ({ name }: { readonly name: IconId }) => (
  <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={ICON_PATHS[name]} />
  </svg>
);
