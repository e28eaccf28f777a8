import { useSite } from './siteContext';

/** The company's phone number as a link that calls it. */
export const PhoneLink = ({ className }: { readonly className?: string }) => {
  const { phone } = useSite().facts;
  return (
    <a className={className} href={phone.href} translate="no">
      {phone.display}
    </a>
  );
};
