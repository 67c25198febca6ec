import { useEffect } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { useChartStore, useChoices } from '../choices/chart-store.ts';
import { leaveOut, loadAgain } from './change-compared.ts';
import { type LeftOut, removedSymbols } from './left-out.ts';

const words: Readonly<Record<LeftOut['why'], string>> = {
  no_data: 'We have no data for this company, so it was removed from your comparison.',
  limit: 'Removed from your comparison: you’ve reached this month’s limit of companies.',
  plan: 'Removed from your comparison: your plan doesn’t include it.',
  failed: 'This company couldn’t be loaded. The chart shows the others.',
};

export function LeftOutNotice() {
  const leftOut = useChoices((choices) => choices.leftOut);
  const compare = useChoices((choices) => choices.compare);
  const store = useChartStore();
  // Those that the server couldn't load are still in the list this browser keeps.
  const isCompared = removedSymbols(leftOut).some((symbol) => compare.includes(symbol));
  useEffect(() => {
    if (isCompared) leaveOut(store, leftOut);
  }, [isCompared, store, leftOut]);
  return leftOut.map(({ symbol, why }) => (
    <Notice
      key={symbol}
      tone="warn"
      title={symbol}
      action={
        why === 'failed' && (
          <Button size="sm" onClick={() => loadAgain(store, symbol)}>
            Try again
          </Button>
        )
      }
    >
      {words[why]}
    </Notice>
  ));
}
