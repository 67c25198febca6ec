import type { ProviderName } from './provider-attempt.ts';

export function ProviderMark({ provider }: { provider: ProviderName }) {
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
