export type Form = { readonly [name: string]: string | Form | undefined };

/** `a[b][0]=1` as nested objects; a list has the names 0, 1, 2. */
export function readForm(text: string): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    set(form, path, value);
  }
  return form as Form;
}

function set(form: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    form[first] = value;
    return;
  }
  const inner = (form[first] ?? {}) as Record<string, unknown>;
  form[first] = inner;
  set(inner, rest, value);
}

/** Undefined: not sent. */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
  const value = at(form, path);
  return typeof value === 'string' ? value : undefined;
}

export function numberAt(form: Form, ...path: readonly string[]): number | undefined {
  const text = textAt(form, ...path);
  return text === undefined ? undefined : Number(text);
}

export function formAt(form: Form, ...path: readonly string[]): Form | undefined {
  const value = at(form, path);
  return typeof value === 'object' ? value : undefined;
}

export function textsAt(form: Form, name: string): string[] {
  return Object.values(formAt(form, name) ?? {}).filter((value) => typeof value === 'string');
}

/** An empty text deletes what was there. */
export function mergeMetadata(into: Record<string, string>, form: Form): Record<string, string> {
  const merged = { ...into };
  for (const [name, value] of Object.entries(formAt(form, 'metadata') ?? {})) {
    if (value === '') delete merged[name];
    else if (typeof value === 'string') merged[name] = value;
  }
  return merged;
}

function at(form: Form, path: readonly string[]): string | Form | undefined {
  let value: string | Form | undefined = form;
  for (const part of path) value = typeof value === 'object' ? value[part] : undefined;
  return value;
}
