import { prompts } from '@tenfold/contract/policy/prompts';
import { useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { listPath } from '../list-paths.ts';

const SignInDialog = lazyPart(async () => (await import('../../../session/SignInDialog.tsx')).SignInDialog);

type State =
  | { readonly kind: 'rest' | 'busy' | 'sign-in' }
  | { readonly kind: 'copied'; readonly name: string; readonly path: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A visitor is asked to sign in, and comes back to this page. */
export function CopyToMine({ id }: { id: string }) {
  const isVisitor = useViewer() === null;
  const replayed = useReplayedClicks();
  const [state, setState] = useState<State>({ kind: 'rest' });

  const copy = async () => {
    if (isVisitor) return setState({ kind: 'sign-in' });
    setState({ kind: 'busy' });
    try {
      const list = await browserApi.call('POST /lists/{id}/duplicate', { params: { id } });
      setState({ kind: 'copied', name: list.name, path: listPath(list.id) });
    } catch (cause) {
      setState({ kind: 'failed', message: failureMessage('copying a list', cause) });
    }
  };

  return (
    <div className="row row-wrap" {...replayed}>
      {state.kind !== 'copied' && (
        <Button variant="primary" busy={state.kind === 'busy'} onClick={() => void copy()}>
          Copy to my lists
        </Button>
      )}
      <span role="status" className="small">
        {state.kind === 'copied' && (
          <>
            Copied to your lists as <bdi>{state.name}</bdi>. <Link to={state.path}>Open</Link>
          </>
        )}
        {state.kind === 'failed' && <span className="field-error">{state.message}</span>}
      </span>
      {state.kind === 'sign-in' && (
        <SignInDialog title="Lists" text={prompts.lists} onClose={() => setState({ kind: 'rest' })} />
      )}
    </div>
  );
}
