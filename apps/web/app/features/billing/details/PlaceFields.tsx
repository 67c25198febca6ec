import type { BillingDetails } from '@tenfold/contract/billing';
import { useState } from 'react';
import { useFieldError } from '../../../forms/CallForm.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { CodeSelect } from './CodeSelect.tsx';
import type { Country } from './countries.ts';

interface Props {
  details: Pick<BillingDetails, 'country' | 'state' | 'postalCode'>;
  countries: readonly Country[];
  states: readonly Country[];
}

/** The country, and in the United States what its tax follows from. */
export function PlaceFields({ details, countries, states }: Props) {
  const [country, setCountry] = useState(details.country);
  return (
    <>
      <PlaceSelect
        label="Country"
        name="country"
        autoComplete="country"
        places={countries}
        value={details.country}
        onChoose={setCountry}
      />
      {country === 'US' && (
        <>
          <PlaceSelect
            label="State"
            name="state"
            autoComplete="address-level1"
            places={states}
            value={details.state}
          />
          <TextField
            label="ZIP code"
            name="postalCode"
            autoComplete="postal-code"
            maxLength={10}
            defaultValue={details.postalCode}
          />
        </>
      )}
    </>
  );
}

interface SelectProps {
  label: string;
  name: string;
  autoComplete: string;
  places: readonly Country[];
  value: string;
  onChoose?: (code: string) => void;
}

function PlaceSelect({ label, name, autoComplete, places, value, onChoose = () => {} }: SelectProps) {
  return (
    <Field label={label} error={useFieldError(name)}>
      {(control) => (
        <CodeSelect
          {...control}
          name={name}
          autoComplete={autoComplete}
          defaultValue={value}
          none="Not specified"
          options={places}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}
