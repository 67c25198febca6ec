import type { BillingDetails } from '@tenfold/contract/billing';
import { useRevalidator } from 'react-router';
import { CallForm, useFieldError } from '../../../forms/CallForm.tsx';
import { readText } from '../../../forms/read-text.ts';
import { TextArea } from '../../../forms/TextArea.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import type { Country } from './countries.ts';
import { PlaceFields } from './PlaceFields.tsx';
import '../../../ui/layout/field-grid.css';

interface Props {
  details: BillingDetails;
  countries: readonly Country[];
  states: readonly Country[];
  currencies: readonly string[];
  /** While a plan runs. */
  isCurrencyFixed: boolean;
}

export function DetailsForm({ details, countries, states, currencies, isCurrencyFixed }: Props) {
  const { revalidate } = useRevalidator();
  const send = async (values: FormData) => {
    const text = (name: string) => readText(values, name);
    await browserApi.call('POST /billing/details', {
      body: {
        name: text('name'),
        email: text('email').trim(),
        address: text('address'),
        // Only where the country has them.
        state: text('state'),
        postalCode: text('postalCode'),
        country: text('country'),
        vatNumber: text('vatNumber'),
        // A field that is disabled isn't in the form's data.
        currency: text('currency') || details.currency,
      },
    });
    await revalidate();
  };
  return (
    <CallForm send={send} action="Save" done="Saved.">
      <div className="field-grid">
        <TextField
          label="Name or company"
          name="name"
          autoComplete="name"
          maxLength={120}
          defaultValue={details.name}
        />
        <TextField
          label="Billing email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={details.email}
          hint="Empty: your account’s address."
        />
        <div className="span">
          <TextArea
            label="Address"
            name="address"
            autoComplete="street-address"
            rows={2}
            maxLength={300}
            defaultValue={details.address}
          />
        </div>
        <PlaceFields details={details} countries={countries} states={states} />
        <TextField
          label="VAT number (optional)"
          name="vatNumber"
          maxLength={20}
          defaultValue={details.vatNumber}
        />
        <CurrencyField currencies={currencies} value={details.currency} isFixed={isCurrencyFixed} />
      </div>
    </CallForm>
  );
}

interface CurrencyProps {
  currencies: readonly string[];
  value: string;
  isFixed: boolean;
}

function CurrencyField({ currencies, value, isFixed }: CurrencyProps) {
  const offered = currencies.includes(value) ? currencies : [value, ...currencies];
  return (
    <Field label="Currency" hint="Can change when no plan is active." error={useFieldError('currency')}>
      {(control) => (
        <select {...control} name="currency" className="select" defaultValue={value} disabled={isFixed}>
          {offered.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </select>
      )}
    </Field>
  );
}
