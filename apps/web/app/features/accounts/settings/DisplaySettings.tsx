import type { UserSettings } from '@tenfold/contract/accounts';
import { Field } from '../../../ui/controls/Field.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { useSetting } from './use-setting.ts';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function DisplaySettings({ settings: stored }: { settings: UserSettings }) {
  const { settings, failure, change } = useSetting(stored);
  return (
    <div className="stack">
      <div className="field-grid">
        <Field
          label="Currency"
          hint="For amounts you enter. Company figures stay in the currency they were filed in."
        >
          {(control) => (
            <select
              {...control}
              className="select"
              value={settings.currency}
              onChange={(event) => void change({ currency: event.currentTarget.value })}
            >
              {currencies(settings.currency).map(({ code, name }) => (
                <option key={code} value={code}>
                  {code} – {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="field">
          <span className="field-label">Theme</span>
          <Segmented
            label="Theme"
            options={themes}
            value={settings.theme}
            onChange={(theme) => void change({ theme })}
            block
          />
        </div>
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}

const offered = ['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'HKD', 'TWD', 'INR', 'KRW', 'SEK'];

function currencies(chosen: string): readonly { code: string; name: string }[] {
  const codes = offered.includes(chosen) ? offered : [chosen, ...offered];
  return codes.map((code) => ({ code, name: names.of(code) ?? code }));
}

const names = new Intl.DisplayNames('en', { type: 'currency' });
