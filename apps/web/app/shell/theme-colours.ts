/** The page’s background, `--bg` in `tokens.css`: the frame of a browser has it too. */
export const themeColours = { light: '#f6f5f1', dark: '#121110' } as const;
