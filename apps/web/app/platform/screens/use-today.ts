import type { IsoDate } from '@tenfold/domain/facts';
import { useRouteLoaderData } from 'react-router';

/** Today in UTC; in a copy that shows the sample, the day whose prices it plays. */
export function useToday(): IsoDate {
  const root = useRouteLoaderData<{ sampleData: boolean; today: IsoDate }>('root');
  return root?.sampleData ? root.today : new Date().toISOString().slice(0, 10);
}
