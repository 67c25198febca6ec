import { useStore } from 'zustand';
import type { EditingSession } from '../session/session.ts';
import '../../../ui/controls/button.css';

/** Undo and redo of everything typed since the forecast was opened. */
export function HistoryButtons({ session }: { session: EditingSession }) {
  const { past, future } = useStore(session.store, ({ history }) => history);
  return (
    <div className="row">
      <HistoryButton
        name="Undo"
        step={past.at(-1)?.label}
        shape="M9 7l-5 5 5 5M4 12h10a6 6 0 0 1 6 6"
        onClick={session.undo}
      />
      <HistoryButton
        name="Redo"
        step={future[0]?.label}
        shape="m15 7 5 5-5 5M20 12H10a6 6 0 0 0-6 6"
        onClick={session.redo}
      />
    </div>
  );
}

function HistoryButton({
  name,
  step,
  shape,
  onClick,
}: {
  name: string;
  step: string | undefined;
  /** Drawn here: an icon of the set would be in the first load of every page. */
  shape: string;
  onClick: () => void;
}) {
  const label = step === undefined ? name : `${name} ${step}`;
  return (
    <button
      type="button"
      className="icon-btn icon-btn-sm bordered"
      title={label}
      aria-label={label}
      disabled={step === undefined}
      onClick={onClick}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
