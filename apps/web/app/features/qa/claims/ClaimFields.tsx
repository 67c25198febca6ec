import { ownLabel } from './claim-words.ts';
import type { Claims } from './claims.ts';
import '../../../ui/controls/check.css';
import './claim-fields.css';

interface Props {
  claims: Claims;
  /** Symbols of what it is about. */
  companies: readonly string[];
  onChange: (claims: Partial<Claims>) => void;
}

export function ClaimFields({ claims, companies, onChange }: Props) {
  return (
    <div className="row row-wrap claim-fields">
      {companies.length > 0 && (
        <label className="check">
          <input
            type="checkbox"
            checked={claims.ownsShare}
            onChange={(event) => onChange({ ownsShare: event.currentTarget.checked })}
          />
          {ownLabel(companies)}
        </label>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={claims.isGenerated}
          onChange={(event) => onChange({ isGenerated: event.currentTarget.checked })}
        />
        Written with AI (earns no points)
      </label>
    </div>
  );
}
