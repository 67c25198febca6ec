/** How long a link in an email works. */
export const linkHours = { confirmation: 24, passwordReset: 1 } as const;
