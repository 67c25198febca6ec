import { type RefObject, useLayoutEffect } from 'react';

/**
 * What was typed into a field before its script came. The field has it until its first state is set, which is empty: so it is
 * read as the field is taken over, and given to whoever keeps what is typed.
 *
 * @param known what the field would say
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  known: string,
  type: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the field is taken over
  useLayoutEffect(() => {
    const text = field.current?.value ?? known;
    if (text !== known) type(text);
  }, []);
}
