/** Whether a choice matches what was typed, a case-insensitive pattern over value and label; an invalid one matches nothing. */
export function matchesPattern(typed: string, { value, label }: { value: string; label: string }): boolean {
  try {
    const pattern = new RegExp(typed.trim(), 'i');
    return pattern.test(value) || pattern.test(label);
  } catch {
    return false;
  }
}

/** In whatever order they were chosen. */
export function differs(chosen: readonly string[], current: readonly string[]): boolean {
  return chosen.length !== current.length || chosen.some((value) => !current.includes(value));
}
