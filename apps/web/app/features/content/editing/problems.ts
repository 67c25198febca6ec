import type { ContentPath } from './content-path.ts';

/** What the server found wrong, by path: `descriptions.0`. */
export type ContentProblems = Readonly<Record<string, string>>;

const prefix = 'block.content.';

/** @param fields as a refusal names them: `block.content.descriptions.0` */
export function problemsOf(fields: Readonly<Record<string, string>>): ContentProblems {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}

/** Without those of what was changed, and of everything in it: its items may stand elsewhere now. */
export function withoutProblems(problems: ContentProblems, changed: ContentPath): ContentProblems {
  const path = changed.join('.');
  const left = Object.entries(problems).filter(([at]) => at !== path && !at.startsWith(`${path}.`));
  return left.length === Object.keys(problems).length ? problems : Object.fromEntries(left);
}
