import { loadScript } from '../../../platform/screens/load-script.ts';

/** What we use of Stripe.js: https://docs.stripe.com/js. It has to come from Stripe itself. */
export interface StripeJs {
  elements(options: { readonly clientSecret: string; readonly appearance: object }): StripeElements;
  confirmSetup(options: {
    readonly elements: StripeElements;
    readonly redirect: 'if_required';
    readonly confirmParams: { readonly return_url: string };
  }): Promise<{
    readonly error?: StripeJsError;
    readonly setupIntent?: { readonly payment_method: string | { readonly id: string } | null };
  }>;
  handleNextAction(options: { readonly clientSecret: string }): Promise<{ readonly error?: StripeJsError }>;
}

export interface StripeElements {
  create(kind: 'payment', options?: object): StripeElement;
}

interface StripeElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'loaderror', act: (event: { readonly error: StripeJsError }) => void): unknown;
}

export interface StripeJsError {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

/** Belongs to the release of the server’s version of the API: Stripe keeps both as they are. */
const address = 'https://js.stripe.com/endive/stripe.js';

/** @throws ChunkLoadError where Stripe can’t be reached */
export function loadStripe(publishableKey: string): Promise<StripeJs> {
  loading ??= loadScript(() => insertScript(publishableKey)).catch((cause: unknown) => {
    loading = null;
    throw cause;
  });
  return loading;
}

let loading: Promise<StripeJs> | null = null;

function insertScript(publishableKey: string): Promise<StripeJs> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => {
      if (window.Stripe) resolve(window.Stripe(publishableKey));
      else reject('no Stripe');
    };
    script.onerror = () => {
      script.remove();
      reject('not loaded');
    };
    document.head.append(script);
  });
}

/** Whether the policy of this document lets Stripe in: it is that of the screen the browser opened. */
export function mayLoadStripe(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || new URL(opened.name).pathname.startsWith('/billing');
}
