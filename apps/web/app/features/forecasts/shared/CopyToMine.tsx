import { prompts } from '@tenfold/contract/policy/prompts';
import { useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import { lazyPart } from '../../../platform/screens/lazy-part.tsx';
import { useReplayedClicks } from '../../../platform/screens/replay-clicks.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { forecastAddress } from '../list/forecast-address.ts';

const SignInDialog = lazyPart(async () => (await import('../../../session/SignInDialog.tsx')).SignInDialog);

type State =
  | { readonly kind: 'rest' | 'busy' | 'sign-in' }
  | { readonly kind: 'copied'; readonly name: string; readonly path: string }
  | { readonly kind: 'failed'; readonly message: string };

/** A visitor is asked to sign in, and comes back to this page. */
export function CopyToMine({ token }: { token: string }) {
  const isVisitor = useViewer() === null;
  const replayed = useReplayedClicks();
  const [state, setState] = useState<State>({ kind: 'rest' });

  const copy = async () => {
    if (isVisitor) return setState({ kind: 'sign-in' });
    setState({ kind: 'busy' });
    try {
      const { symbol, forecast } = await browserApi.call('POST /forecast/shared/{token}/copy', {
        params: { token },
        body: {},
      });
      const path = forecastAddress({ symbol, id: forecast.id });
      setState({ kind: 'copied', name: forecast.name, path });
    } catch (cause) {
      setState({ kind: 'failed', message: failureMessage('copying a shared forecast', cause) });
    }
  };

  return (
    <div className="shared-copy" {...replayed}>
      {state.kind !== 'copied' && (
        <Button variant="primary" size="sm" busy={state.kind === 'busy'} onClick={() => void copy()}>
          Copy to my forecasts
        </Button>
      )}
      <span role="status" className="small">
        {state.kind === 'copied' && (
          <>
            Copied to your forecasts as {state.name}. <Link to={state.path}>Open</Link>
          </>
        )}
        {state.kind === 'failed' && <span className="field-error">{state.message}</span>}
      </span>
      {state.kind === 'sign-in' && (
        <SignInDialog
          title="Custom forecasts"
          text={prompts.forecasts}
          onClose={() => setState({ kind: 'rest' })}
        />
      )}
    </div>
  );
}
