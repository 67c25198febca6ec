import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { copyAndType } from '../own/copy-to-own.ts';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';

/** A new forecast starts from the averages, whichever was open last: that one is left first. */
export function usePendingCopy(own: Own, model: EditedModel, isPending: boolean, done: () => void): void {
  const { isKnown, open } = useStore(own.session.store);
  const isMaking = useRef(false);
  const mayBegin = isPending && isKnown && model.base !== null;
  const isLeft = open === null && model.setting.forecastType !== 'custom';
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, by the step that is reached
  useEffect(() => {
    if (!mayBegin || isMaking.current) return;
    if (!isLeft) return own.choose(null);
    isMaking.current = true;
    void copyAndType(own, model).then(() => {
      isMaking.current = false;
      done();
    });
  }, [mayBegin, isLeft]);
}
