/** The bounds of rewards that are judgements, with their reasons; a month of the community’s own numbers would change them. */

/** Each hundred is a reward. Source: specification 1, "100 points". */
export const pointsOfReward = 100;

/** Time for editors to see what was voted up or featured by mistake before it is money. */
export const countAfterHours = 48;

/** A reward waits when a doubt concerns this part of its points or more: with less, honest points soon make up for it. */
export const doubtfulPart = 1 / 3;

/** Ten best answers have ten sets of voters in a living community; a circle of friends has its few names in all of them. */
export const fewVoters = 5;

/** A household or an office votes, too; from half on its votes alone decide which answer is the best. */
export const sameNetworkPart = 0.5;

/** Accounts made for voting vote soon and are then left. */
export const youngAccountDays = 14;

/** The same as for networks: from half on they decide. */
export const youngVotersPart = 0.5;
