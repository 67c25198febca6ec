import { networkName } from '../../ui/text/link-name.ts';
import { useSite } from '../site/site.ts';
import './site-contact.css';

/** Only what the operator configured or an editor wrote. */
export function SiteContact({ className }: { className: string }) {
  const { contact, address, socialLinks } = useSite();
  if (contact === null && address === null && socialLinks.length === 0) return null;
  return (
    <address className={`site-contact ${className}`}>
      {contact !== null && (contact.includes('@') ? <a href={`mailto:${contact}`}>{contact}</a> : contact)}
      {address !== null && <span>{address}</span>}
      {socialLinks.map((link) => (
        <a key={link} href={link} rel="noreferrer">
          {networkName(link)}
        </a>
      ))}
    </address>
  );
}
