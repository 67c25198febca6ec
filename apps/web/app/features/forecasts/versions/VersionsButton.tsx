import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import type { OpenForecast } from '../session/session-state.ts';
import { VersionsPanel } from './VersionsPanel.tsx';

interface Props {
  own: Own;
  savedAs: NonNullable<OpenForecast['savedAs']>;
  model: EditedModel;
}

/** Opens what a forecast was before: nothing of it is loaded until then. */
export function VersionsButton({ own, savedAs, model }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Versions
      </Button>
      {open && <VersionsPanel own={own} savedAs={savedAs} model={model} onClose={() => setOpen(false)} />}
    </>
  );
}
