import { useEffect } from 'react';
import { useStore } from 'zustand';
import { formatMoney } from '../../../figures/format-money.ts';
import { forecastNames } from '../../../page-forecast/forecast-labels.ts';
import { useLivePrice } from '../../company/index.ts';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { ShareForecast } from '../sharing/ShareForecast.tsx';
import { VersionsButton } from '../versions/VersionsButton.tsx';
import { FormulaBar } from './FormulaBar.tsx';
import { HistoryButtons } from './HistoryButtons.tsx';
import { MarginSwitch } from './MarginSwitch.tsx';
import { SaveStateLine } from './SaveStateLine.tsx';

/** The forecast that is edited: undo and redo, what a share comes to, whether it is saved. */
export function OpenBar({ own, model }: { own: Own; model: EditedModel }) {
  const { session } = own;
  const { history, open } = useStore(session.store);
  useUnsavedWarning(own.signedIn && open !== null && open.savedAs === null && history.past.length > 0);
  // Until the methods are loaded, the page still shows the value of averages or analysts.
  const value = model.setting.forecastType === 'custom' ? model.valuePerShare : null;
  return (
    <>
      <HistoryButtons session={session} />
      <FormulaBar own={own} model={model} />
      <b className="edit-bar-name small">
        {open?.savedAs?.name ?? (open === null ? forecastNames[model.forecastType] : 'Custom')}
      </b>
      <span className="live-value">
        <span className="caption">Value per share</span>
        <b className="num">{formatMoney(value, model.priceCurrency)}</b>
        <LivePrice currency={model.priceCurrency} />
      </span>
      <MarginSwitch own={own} model={model} />
      <SaveStateLine own={own} />
      {open?.savedAs && <VersionsButton own={own} savedAs={open.savedAs} model={model} />}
      {open?.savedAs && <ShareForecast own={own} id={open.savedAs.id} />}
    </>
  );
}

function LivePrice({ currency }: { currency: string }) {
  return <span className="caption num">price {formatMoney(useLivePrice(), currency)}</span>;
}

/** Without a name it isn't saved anywhere: leaving the page asks first. */
function useUnsavedWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
}
