import type { BillingOverview } from '@tenfold/contract/billing';
import type { Ref } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { CardReader } from './card-reader.ts';
import { SandboxCardFields } from './SandboxCardFields.tsx';
import { StripeCardFields } from './StripeCardFields.tsx';
import './cards.css';

interface Props {
  overview: Pick<BillingOverview, 'environment' | 'publishableKey'>;
  ref: Ref<CardReader>;
}

/** The fields of the payment provider; in the sandbox, ours. */
export function CardFields({ overview: { publishableKey }, ref }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own in every browser */}
      <div className="provider-frame" role="group" aria-label="Card, for the payment provider">
        {publishableKey === null ? (
          <SandboxCardFields ref={ref} />
        ) : (
          <StripeCardFields ref={ref} publishableKey={publishableKey} />
        )}
      </div>
      <p className="caption row">
        <Icon name="lock" small />
        <span>Your card goes to the payment provider. We never see the number.</span>
      </p>
    </>
  );
}
