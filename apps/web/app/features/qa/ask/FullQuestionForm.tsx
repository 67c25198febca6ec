import type { DraftOfQuestion } from '@tenfold/contract/qa/drafts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { ClaimFields } from '../claims/ClaimFields.tsx';
import { draftLine } from '../drafts/draft-lines.ts';
import { askLead } from './ask-lead.ts';
import { CompaniesField } from './CompaniesField.tsx';
import type { FormChoices } from './form-choices.ts';
import { OfferedCompanies } from './OfferedCompanies.tsx';
import { PublicName } from './PublicName.tsx';
import { SimilarQuestions } from './SimilarQuestions.tsx';
import { SpecificsFields } from './SpecificsFields.tsx';
import { TagsField } from './TagsField.tsx';
import { TextFields } from './TextFields.tsx';
import type { QuestionForm } from './use-question-form.ts';
import './ask.css';

interface Props {
  form: QuestionForm;
  settings: FormChoices;
  onClose: () => void;
}

export function FullQuestionForm({ form, settings, onClose }: Props) {
  const { typed, change, errorOf, failure } = form;
  return (
    <form
      ref={form.form}
      className="question-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isBlank) form.ask(onClose);
      }}
    >
      <h2>{askLead}</h2>
      <TextFields
        typed={typed}
        errorOf={errorOf}
        onChange={change}
        placeholder="Context, sources, what you already checked"
      >
        <SimilarQuestions title={typed.title} />
      </TextFields>
      <div className="ask-companies">
        <CompaniesField
          symbols={typed.companies}
          error={errorOf('companies')}
          hint={typed.category === 'CONCEPTS' ? 'Optional for this category.' : undefined}
          onChange={(companies) => change({ companies })}
        />
        <OfferedCompanies
          title={typed.title}
          chosen={typed.companies}
          onAdd={(symbol) => change({ companies: [...typed.companies, symbol] })}
        />
      </div>
      <SpecificsFields form={form} settings={settings} />
      <TagsField
        offered={settings.tags}
        chosen={typed.tags}
        made={form.made}
        error={errorOf('tags')}
        onChange={(tags) => change({ tags })}
      />
      <ClaimFields claims={typed} companies={typed.companies} onChange={change} />
      {form.traceField}
      <PublicName name={settings.publicName} hasPosted={settings.hasPosted} />
      {failure !== null && (
        <Notice tone="error" title={failure}>
          What you typed is still here.
        </Notice>
      )}
      {form.newer !== null && <ChangedElsewhere newer={form.newer} onTake={form.takeNewer} />}
      <FormButtons form={form} onClose={onClose} />
    </form>
  );
}

interface ChangedProps {
  newer: DraftOfQuestion;
  onTake: () => void;
}

function ChangedElsewhere({ newer, onTake }: ChangedProps) {
  const { title, description } = newer.data;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={onTake}>
          Use the other version
        </Button>
      }
    >
      This draft has changed in another tab to “{title}”
      {description !== '' && <>, with the details “{description}”</>} ({draftLine(newer)}). Save again to use
      what stands above.
    </Notice>
  );
}

function FormButtons({ form, onClose }: { form: QuestionForm; onClose: () => void }) {
  const isVisitor = useViewer() === null;
  return (
    <div className="row row-wrap">
      <Button type="submit" variant="primary" busy={form.busy} disabled={form.isBlank}>
        ASK QUESTION
      </Button>
      {!isVisitor && form.draft === null && (
        <Button disabled={form.busy || form.isBlank} onClick={() => form.saveDraft(onClose)}>
          DRAFT
        </Button>
      )}
      {form.draft !== null && (
        <Button disabled={form.busy || form.isBlank} onClick={() => form.saveDraft(onClose)}>
          Save changes
        </Button>
      )}
      <Button variant="ghost" className="desktop-only" onClick={onClose}>
        CANCEL
      </Button>
      <span className="caption push desktop-only">An approved question earns 5 points</span>
    </div>
  );
}
