/** The server refuses with the same words. */
export const prompts = {
  history: historyPrompt('this company'),
  compare: 'Sign up free to compare companies.',
  notes: 'Sign up free to write notes.',
  priceAlerts: 'Sign up free to set price alerts.',
  forecasts: 'Sign up free to keep forecasts of your own.',
  contests: 'Sign up free to contest figures.',
  comments: 'Sign up free to comment on figures.',
  lists: 'Sign up free to keep lists of companies.',
} as const;

/** `Sign up free to see ten years of Nike’s figures.` */
export function historyPrompt(company: string): string {
  return `Sign up free to see ten years of ${possessive(company)} figures.`;
}

function possessive(name: string): string {
  if (/['’]s$/.test(name)) return name;
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}
