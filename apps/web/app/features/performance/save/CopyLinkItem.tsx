import { useState } from 'react';
import { useAsOf } from '../../../figures/as-of.ts';
import { Field } from '../../../ui/controls/Field.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { chartLink } from '../choices/chart-link.ts';
import { useChoices } from '../choices/chart-store.ts';

/** Copies an address that opens this chart, with what its reader may see. */
export function CopyLinkItem() {
  const asOf = useAsOf();
  const choices = useChoices((store) => store);
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const link = () => chartLink(`${location.origin}${location.pathname}`, choices, asOf);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      setState('copied');
    } catch {
      // Browsers refuse on pages without HTTPS, and when the reader said no.
      setState('refused');
    }
  };
  return (
    <>
      <button type="button" className="menu-item" onClick={() => void copy()}>
        <Icon name={state === 'copied' ? 'check' : 'share'} small />
        {state === 'copied' ? 'Link copied' : 'Copy link to this chart'}
      </button>
      <span role="status">{state === 'copied' && <VisuallyHidden>Link copied</VisuallyHidden>}</span>
      {state === 'refused' && (
        <Field label="Copy this link">
          {(control) => (
            <input
              {...control}
              className="input"
              readOnly
              value={link()}
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
      )}
    </>
  );
}
