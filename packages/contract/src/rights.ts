/** The plans an account can be on. */
export const planKeys = ['light', 'investor'] as const;
export type PlanKey = (typeof planKeys)[number];
