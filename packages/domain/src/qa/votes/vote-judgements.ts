/** The bounds of votes, with their reasons; a month of the community’s own numbers would change them. */

/** A good day of reading ends well below; whoever votes more doesn’t read what they vote on. */
export const votesADay = 30;

/** An account made for voting votes at once. Three days keep an editor ahead of whoever makes many of them. */
export const newVoterDays = 3;

/** The time networks are stored: what shared a network with the author before counts again. */
export const ownNetworkDays = 90;

/** Whose votes are compared: older ones say little of who works together now. */
export const ringDays = 90;

/** Fewer of one person for another happen to everybody. */
export const fewestRingVotes = 4;

/** So unlikely that of all pairs of a voter and an author this many are expected by chance: one alone is no ring. */
export const pairsByChance = 1;

/** Two who like what the other writes also vote for others. Below a fifth of somebody’s votes it is that. */
export const ringShare = 0.2;

/** The share of the votes of an account that votes for one author and hardly for others. */
export const devotedShare = 0.5;

/** Three such accounts with a sign that they are one person. */
export const fewestDevoted = 3;

/** The sign: a shared network, or votes within an hour of what is posted, of at least half of them. */
export const devotedSignPart = 0.5;
export const soonMs = 3_600_000;

/** Without a sign: four that vote for nobody else, and decide what the author has. */
export const fewestWhollyDevoted = 4;
export const whollyDevotedShare = 0.8;
export const devotedPartOfAuthor = 0.5;

/** From this many upvotes: medal and “Top contributor”. */
export const topContributorUpvotes = 100;
