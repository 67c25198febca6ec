import { Field } from '../../../ui/controls/Field.tsx';
import { NumberInput } from '../../../ui/controls/NumberInput.tsx';
import type { NoteForm } from './use-note-form.ts';
import './note-form.css';

const fields = [
  { field: 'notePrice', label: 'Price as of note', placeholder: '0.00' },
  { field: 'fairValueEstimate', label: 'Fair value estimate', placeholder: '330-450' },
  { field: 'belowPrice', label: 'Buy below price', placeholder: '0.00' },
] as const;

export function PriceFields({ form, priceHint }: { form: NoteForm; priceHint?: string | undefined }) {
  return (
    <div className="note-prices">
      {fields.map(({ field, label, placeholder }) => (
        <Field
          key={field}
          label={label}
          error={form.errorOf(field)}
          hint={field === 'notePrice' ? priceHint : undefined}
        >
          {(control) => (
            <NumberInput
              {...control}
              inputMode={field === 'fairValueEstimate' ? 'text' : 'decimal'}
              placeholder={placeholder}
              value={form.draft[field]}
              onType={(text) => form.change({ [field]: text })}
              onBlur={() => form.leave(field)}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
