import { listNameField, symbolsField } from '@tenfold/contract/lists/list';
import { curatedRuleIds } from '@tenfold/domain/curated-lists';
import { z } from 'zod';

const curatedFile = z.strictObject({
  lists: z
    .array(
      z
        .strictObject({
          key: z
            .string()
            .regex(
              /^[a-z][a-z0-9-]{0,29}$/,
              'Use 1 to 30 lower-case letters, digits and dashes, a letter first',
            ),
          name: listNameField,
          description: z.string().trim().min(1, 'Write a description').max(500, 'Use at most 500 characters'),
          rule: z.enum(curatedRuleIds, { error: `Use one of ${curatedRuleIds.join(', ')}` }).optional(),
          symbols: symbolsField.optional(),
        })
        .refine(({ rule, symbols }) => (rule === undefined) !== (symbols === undefined), {
          message: 'Give either a rule or symbols',
        })
        .refine(({ symbols = [] }) => new Set(symbols).size === symbols.length, {
          message: 'Name each symbol once',
          path: ['symbols'],
        }),
    )
    .refine((lists) => new Set(lists.map(({ key }) => key)).size === lists.length, {
      message: 'Use each key once',
    }),
});

export type CuratedInput = z.output<typeof curatedFile>['lists'][number];

export type ReadFile =
  | { readonly ok: true; readonly lists: readonly CuratedInput[] }
  | { readonly ok: false; readonly problems: readonly string[] };

export function readCuratedFile(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, problems: [`This is not JSON: ${error instanceof Error ? error.message : ''}`] };
  }
  const read = curatedFile.safeParse(json);
  if (read.success) return { ok: true, lists: read.data.lists };
  return { ok: false, problems: read.error.issues.map(describeIssue) };
}

function describeIssue({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return place === '' ? message : `${place.replace(/^\./, '')}: ${message}`;
}
