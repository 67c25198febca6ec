import { isApiError } from '@tenfold/contract/errors/api-error';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { CardReader } from './card-reader.ts';
import { loadStripe, mayLoadStripe, type StripeElements, type StripeJs } from './stripe.ts';

interface Props {
  publishableKey: string;
  ref: Ref<CardReader>;
}

interface StripeSession {
  readonly stripe: StripeJs;
  readonly elements: StripeElements;
}

/** Stripe’s own fields in a frame of Stripe’s: what is typed there never reaches us. */
export function StripeCardFields({ publishableKey, ref }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<StripeSession | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // A card is read once: paying a second time takes the same one.
  const read = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try begins anew
  useEffect(() => {
    // The screen is being opened anew, with the policy that lets Stripe in.
    if (!mayLoadStripe() || place.current === null) return;
    const leaving = new AbortController();
    const fail = (cause: unknown) => {
      if (leaving.signal.aborted) return;
      logFailure('opening the card fields', cause);
      setFailure(isApiError(cause) ? cause.message : notArrived);
    };
    void openFields(publishableKey, place.current, leaving.signal, fail).then(setOpened, fail);
    return () => leaving.abort();
  }, [publishableKey, tries]);

  useImperativeHandle(ref, () => ({
    async read() {
      if (opened === null) throw new FormRefusedError('The card fields haven’t loaded yet. Try again.');
      read.current ??= await readCard(opened);
      return read.current;
    },
  }));

  const tryAgain = () => {
    setOpened(null);
    setFailure(null);
    setTries(tries + 1);
  };

  return (
    <>
      {failure !== null && (
        <Notice
          tone="error"
          title="The card fields couldn’t be loaded."
          action={
            <Button size="sm" onClick={tryAgain}>
              Try again
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {opened === null && failure === null && <Skeleton height="9rem" />}
      <div ref={place} className="stripe-fields" />
    </>
  );
}

const notArrived = 'Check your connection, or whether your browser blocks js.stripe.com.';

async function openFields(
  publishableKey: string,
  place: HTMLElement,
  leaving: AbortSignal,
  onFailure: (cause: unknown) => void,
): Promise<StripeSession | null> {
  const stripe = await loadStripe(publishableKey);
  const { clientSecret } = await browserApi.call('POST /payment/payment-cards/create-payment-intent');
  if (leaving.aborted) return null;
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place) });
  const fields = elements.create('payment');
  fields.on('loaderror', ({ error }) => onFailure(new Error(error.message ?? error.type)));
  fields.mount(place);
  leaving.addEventListener('abort', () => fields.destroy());
  return { stripe, elements };
}

/** @throws FormRefusedError with Stripe’s words */
async function readCard({ stripe, elements }: StripeSession): Promise<string | null> {
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    redirect: 'if_required',
    confirmParams: { return_url: `${location.origin}/billing/payment-method` },
  });
  // Stripe says beside its own field what is wrong with it.
  if (error?.type === 'validation_error') return null;
  const method = setupIntent?.payment_method ?? null;
  if (error !== undefined || method === null) {
    throw new FormRefusedError(error?.message ?? 'The card wasn’t accepted.');
  }
  return typeof method === 'string' ? method : method.id;
}

/** Colours as they stand on the page: Stripe’s frame knows neither our styles nor the theme. */
function appearanceOf(place: HTMLElement): object {
  const { fontFamily } = getComputedStyle(place);
  return {
    theme: 'flat',
    variables: {
      colorPrimary: colorOf(place, '--accent'),
      colorBackground: colorOf(place, '--surface'),
      colorText: colorOf(place, '--text'),
      colorDanger: colorOf(place, '--danger'),
      fontFamily,
    },
  };
}

/** Gives `rgb(…)`: a token by itself is the text it was written as, both themes of it. */
function colorOf(place: HTMLElement, token: string): string {
  place.style.color = `var(${token})`;
  const { color } = getComputedStyle(place);
  place.style.color = '';
  return color;
}
