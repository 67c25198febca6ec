import { prompts } from '@tenfold/contract/policy/prompts';
import { useStore } from 'zustand';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import type { EditedModel } from '../own/edited-model.ts';
import type { Own } from '../own/own.ts';
import { RunPendingAction } from '../pending-action/RunPendingAction.tsx';
import type { ActionPage } from '../pending-action/use-pending-export.ts';
import { isTried } from '../session/session-state.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EditingIntro } from './EditingIntro.tsx';
import { NamingDialog } from './NamingDialog.tsx';

/** What the person is asked while a forecast is edited, wherever on the page that began. */
export function ForecastDialogs({ own, page }: { own: Own; page: ActionPage }) {
  return (
    <>
      <EditingDialog own={own} model={page.model} />
      <RunPendingAction own={own} page={page} />
    </>
  );
}

function EditingDialog({ own, model }: { own: Own; model: EditedModel }) {
  const { dialog, conflict, open } = useStore(own.session.store);
  const close = () => own.session.openDialog(null);
  if (dialog === 'sign-in') {
    const waiting = isTried(open) ? 'What you typed waits in this browser for a day. ' : '';
    return <SignInDialog title="Custom forecasts" text={waiting + prompts.forecasts} onClose={close} />;
  }
  if (dialog === 'intro') return <EditingIntro model={model} onClose={close} />;
  if (dialog === 'name') return <NamingDialog own={own} onClose={close} />;
  if (!conflict?.open || open === null) return null;
  return <ConflictDialog own={own} model={model} typed={open.content} conflict={conflict} />;
}
