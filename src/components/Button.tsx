import type { ReactNode } from 'react';
import type { IconId } from './icons';
import { Icon } from './Icon';
import { SmartLink } from './SmartLink';

export type ButtonVariant = 'call' | 'quote' | 'solid';

interface ButtonProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  /** Stands before the words. */
  readonly icon?: IconId;
  readonly large?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A link that looks like a button. Amber (`call`) is for dialing only; `quote` is its outlined
 * partner; `solid` leads on through the site.
 */
export const Button = ({
  href,
  variant = 'solid',
  icon,
  large = false,
  className,
  children,
}: ButtonProps) => {
  const classes = ['btn', `btn-${variant}`, large && 'btn-lg', className].filter(Boolean).join(' ');
  return (
    <SmartLink className={classes} href={href}>
      {icon && <Icon name={icon} />}
      {children}
    </SmartLink>
  );
};
