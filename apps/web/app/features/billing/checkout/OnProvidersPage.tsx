import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import type { Checkout } from './load-checkout.ts';

/** For those who rather pay on a page of the provider’s. */
export function OnProvidersPage({ checkout: { period, currency, back } }: { checkout: Checkout }) {
  const { busy, error, send } = useSending('opening the provider’s page');
  const open = () =>
    send(async () => {
      const { url } = await browserApi.call('POST /subscription/create-checkout-session', {
        body: { planId: 'investor', planType: period, currency, returnTo: back },
      });
      window.location.assign(url);
    });
  return (
    <div className="small needs-script">
      <button type="button" className="link" disabled={busy} onClick={() => void open()}>
        Pay on our payment provider’s page instead
      </button>
      {error !== null && (
        <span className="field-error" role="alert">
          {' '}
          {error}
        </span>
      )}
    </div>
  );
}
