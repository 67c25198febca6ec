import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { ProviderMark } from './ProviderMark.tsx';
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
