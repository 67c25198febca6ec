import { Icon } from '../../../ui/text/Icon.tsx';
import { dayLabel } from './source-labels.ts';

interface FilingAtSec {
  readonly form: string;
  readonly filed: string;
  readonly accession: string;
  readonly url: string;
}

export function FilingLink({ filing }: { filing: FilingAtSec }) {
  return (
    <p className="caption source-filing">
      {filing.form}, filed {dayLabel(filing.filed)}
      <a className="link" href={filing.url} target="_blank" rel="noopener noreferrer">
        {filing.accession}
        <Icon name="external" small />
        <span className="visually-hidden"> on the SEC’s site, opens in a new tab</span>
      </a>
    </p>
  );
}
