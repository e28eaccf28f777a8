interface RingsProps {
  /** Which part of the field of growth rings shows. */
  readonly form?: 'wide' | 'corner' | 'disc';
  readonly className?: string;
}

/** Growth rings behind a section: decoration, placed and dimmed by the styles of the section. */
export const Rings = ({ form = 'wide', className }: RingsProps) => (
  <div
    className={['rings', form !== 'wide' && form, className].filter(Boolean).join(' ')}
    aria-hidden="true"
  />
);
