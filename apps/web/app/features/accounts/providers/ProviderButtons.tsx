import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { createAttempt, type ProviderName, providerNames } from './provider-attempt.ts';
import { buildProviderUrl } from './provider-url.ts';
import type { SignInOptions } from './sign-in-options.ts';
import { saveAttempt } from './stored-attempt.ts';

export function ProviderButtons({ options, next }: { options: SignInOptions; next: string }) {
  const ready = useHydrated();
  const offered = (['google', 'apple'] as const).filter((name) => options[name] !== null);
  if (offered.length === 0) return null;

  const leaveFor = (provider: ProviderName) => {
    const attempt = createAttempt(provider, next);
    const address = buildProviderUrl(attempt, options, window.location.origin);
    if (address === null) return;
    saveAttempt(attempt);
    window.location.assign(address);
  };

  return (
    <>
      <div className="stack stack-2">
        {offered.map((provider) => (
          <Button key={provider} size="lg" block disabled={!ready} onClick={() => leaveFor(provider)}>
            <ProviderMark provider={provider} />
            Continue with {providerNames[provider]}
          </Button>
        ))}
      </div>
      <p className="auth-or">or with email</p>
    </>
  );
}

function ProviderMark({ provider }: { provider: ProviderName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {provider === 'google' ? (
        <path d="M20 12h-8m8 0a8 8 0 1 1-2.3-5.7" strokeWidth="2.6" />
      ) : (
        <path d="M12 8c-1.5-1.3-6.5-1.5-6.5 4.5 0 4 2.7 8 4.5 8 1 0 1.2-.6 2-.6s1 .6 2 .6c1.7 0 3.5-3 4-5-3.5-1.5-3-5.5-.4-6.7C16 6.5 13.5 7 12 8m0 0c-.2-2 1-4 3-4.5" />
      )}
    </svg>
  );
}
