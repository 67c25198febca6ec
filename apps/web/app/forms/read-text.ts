/** What was typed into a field; empty when the form has no such field. */
export function readText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}
