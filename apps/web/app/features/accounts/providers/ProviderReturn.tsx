import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { toFormError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { beginSession } from '../../../session/begin-session.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import { Spinner } from '../../../ui/text/Spinner.tsx';
import { AuthScreen } from '../screen/AuthScreen.tsx';
import { type ProviderGrant, type ProviderName, providerNames, tokenFor } from './provider-attempt.ts';
import { takeAttempt } from './stored-attempt.ts';

export function ProviderReturn({
  provider,
  granted,
}: {
  provider: ProviderName;
  granted: () => ProviderGrant;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const begun = useRef(false);

  useEffect(() => {
    // The grant works once.
    if (begun.current) return;
    begun.current = true;
    finishProvider(provider, granted()).catch((cause) => setFailure(toFormError(cause).message));
  }, [provider, granted]);

  return (
    <AuthScreen title={`Signing in with ${providerNames[provider]}`}>
      {failure === null ? (
        <p className="row" role="status">
          <Spinner /> One moment …
        </p>
      ) : (
        <>
          <Notice tone="error">{failure}</Notice>
          <Link className={buttonClass({ size: 'lg', block: true })} to="/login">
            Back to sign in
          </Link>
        </>
      )}
      <noscript>
        <p className="caption">This needs JavaScript. Turn it on in your browser.</p>
      </noscript>
    </AuthScreen>
  );
}

async function finishProvider(provider: ProviderName, granted: ProviderGrant): Promise<void> {
  const attempt = takeAttempt();
  const body = { accessToken: tokenFor(attempt, provider, granted) };
  beginSession(await browserApi.call(`POST /user/${provider}`, { body }));
  window.location.replace(attempt?.next ?? '/');
}
