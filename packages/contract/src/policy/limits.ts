import type { Tier } from './rights.ts';

/**
 * How much of something there may be: by tier where tiers differ, null without a limit. Refusals, replies and the plans
 * page read it here. Whether a tier may have any is in `rights.ts`.
 */
export const limits = {
  /** Different ones, Apple aside. An installation may set others for visitors and Light. */
  companiesAMonth: { visitor: 5, light: 30, investor: null },
  /** Companies of choice beside another; open ones don't count. */
  comparedCompanies: { visitor: 0, light: 1, investor: 5 },
  priceAlerts: { visitor: 0, light: 20, investor: 500 },

  /** Questions to the research assistant. */
  messagesToAssistantADay: { visitor: 0, light: 20, investor: 200 },

  // These protect the installation: they are the same on all plans, and no part of an offer.
  forecastsOfCompany: 100,
  notes: 20_000,
  updatesOfNote: 100,
  lists: 1_000,
  companiesOfList: 1_000,
  commentsOfList: 2_000,
  /** A person's, on the figures of one. */
  commentsOfCompany: 500,
  /** For one person, until an editor answers. */
  openContests: 20,
  draftsOfPosts: 200,
  messagesOfChat: 200,
} as const satisfies Record<string, number | Readonly<Record<Tier, number | null>>>;
