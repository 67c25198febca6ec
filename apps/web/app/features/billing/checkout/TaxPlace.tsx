import type { BillingDetails } from '@tenfold/contract/billing';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import type { Country } from '../details/countries.ts';

interface Props {
  details: BillingDetails;
  countries: readonly Country[];
  currencies: readonly string[];
  currency: string;
  onCurrency: (currency: string) => void;
}

/** Where somebody is taxed, and in which currency they pay: both change the bill beside them. */
export function TaxPlace({ details, countries, currencies, currency, onCurrency }: Props) {
  const [country, setCountry] = useState(details.country);
  const { revalidate } = useRevalidator();
  const { error, send } = useSending('choosing a country');
  const choose = (code: string) => {
    setCountry(code);
    void send(async () => {
      await browserApi.call('POST /billing/details', { body: { ...details, country: code } });
      await revalidate();
    });
  };
  return (
    <div className="tax-place">
      <Field label="Country" hint="For tax." error={error ?? undefined}>
        {(control) => (
          <select
            {...control}
            className="select"
            autoComplete="country"
            value={country}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            <option value="">Not specified</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {currencies.length > 1 && (
        <Field label="Currency">
          {(control) => (
            <select
              {...control}
              className="select"
              value={currency}
              onChange={(event) => onCurrency(event.currentTarget.value)}
            >
              {currencies.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
        </Field>
      )}
    </div>
  );
}
