import '../../../ui/controls/check.css';

/** What an author says of a text of their own. */
export interface Claims {
  readonly ownsShare: boolean;
  readonly isGenerated: boolean;
}

export const noClaims: Claims = { ownsShare: false, isGenerated: false };

interface Props {
  claims: Claims;
  /** It is about a company. */
  isAboutCompany: boolean;
  onChange: (claims: Partial<Claims>) => void;
}

export function ClaimFields({ claims, isAboutCompany, onChange }: Props) {
  return (
    <div className="row row-wrap">
      {isAboutCompany && (
        <label className="check">
          <input
            type="checkbox"
            checked={claims.ownsShare}
            onChange={(event) => onChange({ ownsShare: event.currentTarget.checked })}
          />
          I own this share
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
