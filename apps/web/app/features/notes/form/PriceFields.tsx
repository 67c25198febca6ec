import { typedPrice, typedRange } from '@tenfold/domain/notes';
import { Field } from '../../../ui/controls/Field.tsx';
import type { NoteForm } from './use-note-form.ts';
import './note-form.css';

const fields = [
  { field: 'notePrice', label: 'Price as of note', placeholder: '0.00', typed: typedPrice },
  { field: 'fairValueEstimate', label: 'Fair Value Estimate', placeholder: '330-450', typed: typedRange },
  { field: 'belowPrice', label: 'Buy Below Price', placeholder: '0.00', typed: typedPrice },
] as const;

export function PriceFields({ form, priceHint }: { form: NoteForm; priceHint?: string | undefined }) {
  return (
    <div className="note-prices">
      {fields.map(({ field, label, placeholder, typed }) => (
        <Field
          key={field}
          label={label}
          error={form.errorOf(field)}
          hint={field === 'notePrice' ? priceHint : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode={field === 'fairValueEstimate' ? 'text' : 'decimal'}
              autoComplete="off"
              maxLength={40}
              placeholder={placeholder}
              value={form.draft[field]}
              onChange={(event) => form.change({ [field]: typed(event.currentTarget.value) })}
              onBlur={() => form.leave(field)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
