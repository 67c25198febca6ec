import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { messageOf } from '../../../platform/api/failure-message.ts';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { Skeleton } from '../../../ui/layout/Skeleton.tsx';
import { Notice } from '../../../ui/text/Notice.tsx';
import type { CardReader } from './card-reader.ts';
import { loadStripe, mayLoadStripe, type StripeElements, type StripeJs } from './stripe.ts';

interface Props {
  publishableKey: string;
  ref: Ref<CardReader>;
}

interface Opened {
  readonly stripe: StripeJs;
  readonly elements: StripeElements;
}

/** Stripe’s own fields in a frame of Stripe’s: what is typed there never reaches us. */
export function StripeCardFields({ publishableKey, ref }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // A card is read once: paying a second time takes the same one.
  const read = useRef<string | null>(null);

  useEffect(() => {
    if (!mayLoadStripe()) return location.reload();
    const leaving = new AbortController();
    void openFields(publishableKey, place.current, leaving.signal).then(setOpened, (cause: unknown) => {
      logFailure('opening the card fields', cause);
      setFailure(messageOf(cause));
    });
    return () => leaving.abort();
  }, [publishableKey]);

  useImperativeHandle(ref, () => ({
    async read() {
      if (opened === null) throw new FormRefusedError('The card fields haven’t loaded yet. Try again.');
      read.current ??= await readCard(opened);
      return read.current;
    },
  }));

  return (
    <>
      {failure !== null && (
        <Notice tone="error" title="The card fields couldn’t be loaded.">
          {failure} Reload the page to try again.
        </Notice>
      )}
      {opened === null && failure === null && <Skeleton height="9rem" />}
      <div ref={place} className="stripe-fields" />
    </>
  );
}

async function openFields(
  publishableKey: string,
  place: HTMLElement | null,
  leaving: AbortSignal,
): Promise<Opened | null> {
  const [stripe, { clientSecret }] = await Promise.all([
    loadStripe(publishableKey),
    browserApi.call('POST /payment/payment-cards/create-payment-intent'),
  ]);
  if (place === null || leaving.aborted) return null;
  const elements = stripe.elements({ clientSecret, appearance: appearanceOf(place) });
  const fields = elements.create('payment');
  fields.mount(place);
  leaving.addEventListener('abort', () => fields.destroy());
  return { stripe, elements };
}

/** @throws FormRefusedError with Stripe’s words */
async function readCard({ stripe, elements }: Opened): Promise<string | null> {
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
  const styles = getComputedStyle(place);
  const token = (name: string) => styles.getPropertyValue(name).trim();
  return {
    theme: 'flat',
    variables: {
      colorPrimary: token('--accent'),
      colorBackground: token('--surface'),
      colorText: token('--text'),
      colorDanger: token('--danger'),
      fontFamily: styles.fontFamily,
    },
  };
}
