import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { usePerson } from '../../../session/viewer.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { CardsCard } from '../cards/CardsCard.tsx';
import { DetailsForm } from '../details/DetailsForm.tsx';
import { Overview } from '../overview/Overview.tsx';
import { BillingScreen } from './BillingScreen.tsx';
import { billingHeaders, billingMeta, loadBilling, policyFor } from './load-billing.ts';
import { isBillingPart, loadPart, titles } from './load-part.ts';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = billingHeaders;

export function meta({ params }: MetaArgs) {
  const part = params.part ?? '';
  return billingMeta(isBillingPart(part) ? titles[part] : titles[''])();
}

/** Overview, details and cards are one route: the list of routes is part of each first load. */
export async function loader(args: LoaderFunctionArgs) {
  const part = args.params.part ?? '';
  if (!isBillingPart(part)) throw data({ code: 'not_found' }, { status: 404 });
  const overview = await loadBilling(args);
  return data({ overview, ...(await loadPart(args, part)) }, policyFor(overview));
}

export default function BillingRoute() {
  const loaded = useLoaderData<typeof loader>();
  const { id } = usePerson();
  const { overview } = loaded;
  return (
    <BillingScreen overview={overview}>
      {loaded.part === '' && (
        <Overview overview={overview} invoices={loaded.invoices} prices={loaded.prices} />
      )}
      {loaded.part === 'details' && (
        <Card title="Details">
          {/* Another account's details are another form: nothing typed carries over. */}
          <DetailsForm
            key={id}
            isCurrencyFixed={overview.currency !== null}
            details={loaded.details}
            currencies={loaded.currencies}
            countries={loaded.countries}
            states={loaded.states}
          />
        </Card>
      )}
      {loaded.part === 'payment-method' && <CardsCard overview={overview} cards={loaded.cards} />}
    </BillingScreen>
  );
}
