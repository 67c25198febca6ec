/**
 * How many calls an hour, of a network, which many people may share, and of one account. Calls of one name count
 * together. Signing in and what emails somebody slow down instead: `slowed-attempts.ts` of the server's
 * accounts.
 */
export const rateLimits = {
  profile: { network: 1_000, account: 200 },
  picture: { network: 100, account: 20 },
  export: { network: 50, account: 10 },

  /** Writing keeps what is known of each company; an export reads all there is. */
  'note write': { network: 2_000, account: 500 },
  'note save': { network: 10_000, account: 3_000 },
  'note export': { network: 300, account: 30 },

  'forecast create': { network: 2_000, account: 300 },
  'forecast look back': { network: 2_000, account: 300 },
  /** Sent when typing rests, at most every 0.8 seconds. */
  'forecast save': { network: 40_000, account: 5_000 },

  'list create': { network: 2_000, account: 300 },
  'list change': { network: 40_000, account: 5_000 },

  'comment create': { network: 3_000, account: 300 },
  'comment change': { network: 10_000, account: 1_000 },
  'list comment': { network: 10_000, account: 1_000 },

  /** Contesting a figure, following one, and answering. */
  contest: { network: 1_000, account: 200 },

  alerts: { network: 10_000, account: 2_000 },
  notifications: { network: 20_000, account: 3_000 },

  /** Drafts are saved when typing rests. */
  'content save': { network: 10_000, account: 3_000 },
  'content image': { network: 300, account: 100 },

  /** Each may ask a bank; trying stolen cards takes many. */
  billing: { network: 600, account: 120 },
  /** A page that waits for a bank asks every few seconds. */
  'billing look': { network: 10_000, account: 2_000 },

  /** Asking, answering and commenting; how much a person may post is the community’s own rule. */
  'post write': { network: 3_000, account: 300 },
  /** Votes, follows and bookmarks. */
  'post react': { network: 20_000, account: 2_000 },
  /** Saved when typing rests. */
  'post draft': { network: 20_000, account: 3_000 },
  /** Sent when typing rests. */
  'figure check': { network: 20_000, account: 3_000 },
  'question search': { network: 20_000, account: null },
  'edit questions': { network: 10_000, account: 3_000 },

  /** Beside how many a day each plan has. */
  'assistant message': { network: 2_000, account: 300 },

  /** Messages of assistants and other programs, beside what the calls behind them count. */
  mcp: { network: 12_000, account: 2_000 },

  /** Links can't be guessed, and a mail program asks for those of many people. */
  unsubscribe: { network: 2_000, account: null },
  /** A past day of a company that nobody just asked for: all its figures are calculated. */
  'past day': { network: 1_500, account: 500 },

  /** Links can't be guessed, and reading one computes a forecast. */
  'shared forecast': { network: 1_000, account: null },
  /** Links can't be guessed, and a page with one open asks for prices again and again. */
  'shared list': { network: 10_000, account: null },
  /** Companies counted for visitors: two hundred people in one office use up theirs within an hour. */
  visitor: { network: 1_000, account: null },
} as const satisfies Record<string, { readonly network: number; readonly account: number | null }>;

export type RateLimitName = keyof typeof rateLimits;
