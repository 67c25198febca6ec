import { type ReactNode, type RefObject, Suspense } from 'react';
import { lazyScript } from '../../platform/screens/lazy-part.tsx';
import { pasteFigures } from '../in-texts/copied-figures.ts';

const FigureCheck = lazyScript(async () => (await import('./FigureCheck.tsx')).FigureCheck);

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** Symbols of what the text is about; null for who isn’t signed in: nothing is checked. */
  companies: readonly string[] | null;
  /** What its button does with it. */
  act: 'post' | 'save';
  onChange: (text: string) => void;
  /** The field, and what stands right below it. */
  children: ReactNode;
}

/** A field whose typed figures are held against filings, by a script that comes with the first digit; pasted ones keep their names. */
export function CheckedField({ field, text, companies, act, onChange, children }: Props) {
  return (
    <div className="checked-field" onPaste={pasteFigures}>
      {children}
      {companies !== null && /\d/.test(text) && (
        <Suspense>
          <FigureCheck field={field} text={text} companies={companies} act={act} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}
