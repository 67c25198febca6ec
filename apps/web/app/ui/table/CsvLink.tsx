import { buttonClass } from '../controls/Button.tsx';
import { Icon } from '../text/Icon.tsx';

/** Saves what is listed as a file. @param href an address that answers with it, without scripts too */
export function CsvLink({ href }: { href: string }) {
  return (
    <a className={buttonClass()} href={href} download>
      <Icon name="download" />
      Save as CSV
    </a>
  );
}
