import { IconButton } from '../../../../ui/controls/IconButton.tsx';
import type { CompanyChanges, NamedCompany } from './use-company-changes.ts';

interface Props {
  company: NamedCompany;
  /** Null: not one’s own list. */
  changes: CompanyChanges | null;
}

export function RemoveCompany({ company, changes }: Props) {
  if (changes === null) return null;
  return (
    <IconButton
      icon="close"
      label={`Remove ${company.shortName}`}
      small
      onClick={() => changes.remove([company])}
    />
  );
}
