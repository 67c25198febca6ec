import { postLimits } from '@tenfold/contract/qa/question-choices';
import { Field } from '../../../ui/controls/Field.tsx';
import './reason-dialog.css';

interface Props {
  label: string;
  sentence: string;
  onChange: (sentence: string) => void;
}

/** What is added to a reason in one’s own words. */
export function SentenceField({ label, sentence, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <textarea
          {...control}
          className="textarea reason-sentence"
          maxLength={postLimits.reasonSentence}
          value={sentence}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
