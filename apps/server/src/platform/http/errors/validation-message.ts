import type { z } from 'zod';

export function validationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing' : `This must be ${nameOf(issue.expected)}`;
    case 'invalid_value':
      return `This must be ${either(issue.values.map(String))}`;
    case 'too_small':
      return bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'unrecognized_keys':
      return `Unknown field ${either(issue.keys)}`;
    default:
      return 'This has the wrong format';
  }
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function nameOf(expected: string): string {
  return names[expected] ?? 'of another type';
}

function bound(origin: string, side: string, limit: number | bigint): string {
  if (origin === 'string')
    return `This must have ${side} ${limit} ${limit === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `This must have ${side} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
  return `This must be ${side} ${limit}`;
}

function either(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`;
}
