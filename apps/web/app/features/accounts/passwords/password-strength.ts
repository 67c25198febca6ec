export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const { length } = password;
  if (length < 10) return 0;
  if (length < 13) return 1;
  if (length < 16) return 2;
  return length < 20 ? 3 : 4;
}
