import { useRouteLoaderData } from 'react-router';

/** Whether this copy of the product shows the sample: prices then end on a past day, and later ones are simulated. */
export function useSampleData(): boolean {
  return useRouteLoaderData<{ sampleData: boolean }>('root')?.sampleData ?? false;
}
