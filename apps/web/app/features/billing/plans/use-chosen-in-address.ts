import { useSearchParams } from 'react-router';

/** A period or currency that is chosen is in the address, for a link to it and for going back. */
export function useChosenInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const choose = (name: 'period' | 'currency', value: string) =>
    setParameters(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { parameters, choose };
}
