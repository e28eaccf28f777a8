import { ICON_PATHS, type IconId } from './icons';

interface IconProps {
  readonly name: IconId;
  /** Names the icon for a screen reader; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** One icon, in the color of the text around it. Its size comes from the styles of its place. */
export const Icon = ({ name, label, className }: IconProps) => (
  <svg
    className={className ? `icon ${className}` : 'icon'}
    viewBox="0 0 24 24"
    width="24"
    height="24"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <path d={ICON_PATHS[name]} />
  </svg>
);
