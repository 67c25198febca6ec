import { useDebounced } from './use-debounced.ts';

/** What the server takes. */
export const maxSearch = 80;

/** What to search for once typing rests; nothing where it is too long, which its field says. */
export function useSearchText(typed: string): string {
  const text = useDebounced(typed.trim());
  return text.length > maxSearch ? '' : text;
}
