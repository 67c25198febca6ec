import type { InvestorProfile } from '@tenfold/contract/accounts';
import { sectors } from '@tenfold/contract/accounts/sectors';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import '../../../ui/controls/check.css';
import '../../../ui/controls/chip.css';
import './profile-fields.css';

const goals = ['Long-term ownership', 'Dividend income', 'Capital growth', 'Learning to invest'];
const experience = ['Less than a year', '1 to 3 years', '3 to 10 years', '10 years or more'];

interface Props {
  profile: InvestorProfile | null;
}

export function InvestingFields({ profile }: Props) {
  return (
    <>
      <SelectField label="Goals" name="goals" options={goals} value={profile?.goals ?? ''} />
      <SelectField
        label="Experience"
        name="investExp"
        options={experience}
        value={profile?.investExp ?? ''}
      />
      <TextField
        label="Companies you own or follow"
        name="companies"
        defaultValue={profile?.companies ?? ''}
        hint="For example: AAPL, NKE"
      />
    </>
  );
}

export function ExpertiseFields({ profile }: Props) {
  const known = profile?.knowledgeExpertise;
  return (
    <>
      <fieldset className="sector-chips">
        <legend className="field-label">Industries</legend>
        {Object.entries(sectors).map(([key, name]) => (
          <label key={key} className="chip">
            <input
              type="checkbox"
              name="industries"
              value={key}
              defaultChecked={known?.industries.some((industry) => industry === key)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <TextField
        label="Companies you know well"
        name="knowledgeExpertise.particularCompanies"
        defaultValue={known?.particularCompanies ?? ''}
      />
      <label className="check">
        <input type="checkbox" name="financialAnalysis" defaultChecked={known?.financialAnalysis} />I analyze
        financial statements
      </label>
    </>
  );
}
