import type { NamedCall } from '@tenfold/contract/calls';
import { docs } from '@tenfold/contract/docs';
import type { oas31 } from 'zod-openapi';

/** One for each contract file. */
export function tagsOf(calls: readonly NamedCall[]): oas31.TagObject[] {
  return [...new Set(calls.map(({ feature }) => feature))].map((name) => ({
    name,
    description: docs[name as keyof typeof docs]?.tag ?? '',
  }));
}
