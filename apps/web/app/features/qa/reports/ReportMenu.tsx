import type { PostId } from '@tenfold/contract/ids';
import type { PostKind } from '@tenfold/contract/qa/reactions';
import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { MenuButton } from '../../../ui/controls/MenuButton.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import { ReportDialog } from './ReportDialog.tsx';
import './report-menu.css';

interface Props {
  kind: PostKind;
  id: PostId;
  /** By the reader. */
  isReported: boolean;
  showMessage: Messages['showMessage'];
}

/** Reports a text of somebody else, or withdraws that. */
export function ReportMenu({ kind, id, isReported, showMessage }: Props) {
  const isVisitor = useViewer() === null;
  const [isSent, setSent] = useState(isReported);
  const [dialog, openDialog] = useState<'reason' | 'sign in' | null>(null);
  const { attempt } = undoable({ showMessage });
  const withdraw = () =>
    void attempt({
      what: 'withdrawing a report',
      run: async () => {
        await browserApi.call('DELETE /qa/report/{kind}/{id}', { params: { kind, id } });
        setSent(false);
        showMessage({ text: 'Report withdrawn.' });
      },
    });
  const choose = (close: () => void, action: () => void) => () => {
    close();
    action();
  };
  return (
    <div className="report-menu needs-script">
      <MenuButton label="More actions">
        {(close) =>
          isSent ? (
            <>
              <p className="caption">You reported this</p>
              <button type="button" className="menu-item" onClick={choose(close, withdraw)}>
                Withdraw report
              </button>
            </>
          ) : (
            <button
              type="button"
              className="menu-item"
              onClick={choose(close, () => openDialog(isVisitor ? 'sign in' : 'reason'))}
            >
              Report
            </button>
          )
        }
      </MenuButton>
      {dialog === 'reason' && (
        <ReportDialog
          kind={kind}
          id={id}
          onReported={() => {
            setSent(true);
            showMessage({ text: 'Reported. Editors look at it.' });
          }}
          onClose={() => openDialog(null)}
        />
      )}
      {dialog === 'sign in' && (
        <SignInDialog
          title="Sign in"
          text="Sign up free to report what breaks the rules."
          onClose={() => openDialog(null)}
        />
      )}
    </div>
  );
}
