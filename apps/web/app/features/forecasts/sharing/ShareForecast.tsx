import type { ForecastId } from '@tenfold/contract/ids';
import { useState } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import type { Own } from '../own/own.ts';
import { ShareForecastDialog } from './ShareForecastDialog.tsx';

/** For the bar of the forecast that is open: one with a name. */
export function ShareForecast({ own: { symbol, session }, id }: { own: Own; id: ForecastId }) {
  const [open, setOpen] = useState(false);
  const saved = session.store.getState().saved;
  const forecast = saved.find((each) => each.id === id);
  if (forecast === undefined) return null;
  return (
    <>
      <IconButton icon="share" label="Share this forecast" bordered onClick={() => setOpen(true)} />
      {open && (
        <ShareForecastDialog
          forecast={{ ...forecast, symbol }}
          onChange={(changed) => {
            const now = session.store.getState().saved;
            session.know(now.map((each) => (each.id === id ? { ...each, ...linkOf(changed) } : each)));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What was typed meanwhile stays. */
function linkOf({ isShared, shareToken }: { isShared: boolean; shareToken: string | null }) {
  return { isShared, shareToken };
}
