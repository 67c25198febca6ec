import type { BillingDetails } from '@tenfold/contract/billing';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import { CodeSelect } from '../details/CodeSelect.tsx';
import type { Country } from '../details/countries.ts';

interface Props {
  details: BillingDetails;
  countries: readonly Country[];
  states: readonly Country[];
  currencies: readonly string[];
  currency: string;
  onCurrency: (currency: string) => void;
}

/** Where somebody is taxed, and in which currency they pay: both change the bill beside them. */
export function TaxPlace({ details, countries, states, currencies, currency, onCurrency }: Props) {
  const { place, error, choose, save } = useTaxPlace(details);
  const isUs = place.country === 'US';
  return (
    <div className="tax-place">
      <Field label="Country" hint="For tax." error={(!isUs && error) || undefined}>
        {(control) => (
          <CodeSelect
            {...control}
            autoComplete="country"
            value={place.country}
            none="Not specified"
            options={countries}
            onChoose={(country) => choose({ country })}
          />
        )}
      </Field>
      {isUs && (
        <>
          <Field label="State">
            {(control) => (
              <CodeSelect
                {...control}
                autoComplete="address-level1"
                value={place.state}
                none="Choose a state"
                options={states}
                onChoose={(state) => choose({ state })}
              />
            )}
          </Field>
          <Field label="ZIP code" hint="Tax follows from state and ZIP code." error={error ?? undefined}>
            {(control) => (
              <input
                {...control}
                className="input num"
                autoComplete="postal-code"
                maxLength={10}
                value={place.postalCode}
                onChange={(event) => choose({ postalCode: event.currentTarget.value })}
                onBlur={() => save(place)}
              />
            )}
          </Field>
        </>
      )}
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

type TaxAddress = Pick<BillingDetails, 'country' | 'state' | 'postalCode'>;

/** A choice is saved at once; a ZIP code when its field is left. In the US nothing is before both are there. */
function useTaxPlace(details: BillingDetails) {
  const { country, state, postalCode } = details;
  const [place, setPlace] = useState<TaxAddress>({ country, state, postalCode });
  const { revalidate } = useRevalidator();
  const { error, send } = useSending('choosing a country');
  const save = (chosen: TaxAddress) => {
    const isWhole = chosen.country !== 'US' || (chosen.state !== '' && chosen.postalCode !== '');
    if (!isWhole) return;
    void send(async () => {
      await browserApi.call('POST /billing/details', { body: { ...details, ...chosen } });
      await revalidate();
    });
  };
  const choose = (change: Partial<TaxAddress>) => {
    const chosen = { ...place, ...change };
    setPlace(chosen);
    if (change.postalCode === undefined) save(chosen);
  };
  return { place, error, choose, save };
}
