import { useRouteLoaderData } from 'react-router';
import type { SiteContact as Contact } from '../../platform/screens/server-context.ts';
import { networkName } from '../../ui/text/link-name.ts';
import './site-contact.css';

/** Only what the operator of the site configured. */
export function SiteContact({ className }: { className: string }) {
  const contact = useRouteLoaderData<{ contact: Contact | null }>('root')?.contact ?? null;
  if (contact === null) return null;
  const { email, address, socialLinks } = contact;
  return (
    <address className={`site-contact ${className}`}>
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      {address !== null && <span>{address}</span>}
      {socialLinks.map((link) => (
        <a key={link} href={link} rel="noreferrer">
          {networkName(link)}
        </a>
      ))}
    </address>
  );
}
