import {
  doubtfulPart,
  fewVoters,
  pointsOfReward,
  sameNetworkPart,
  youngAccountDays,
  youngVotersPart,
} from './reward-judgements.ts';

/** What is known of the upvotes that an award rests on. An award by an editor’s decision has none, and is never doubtful. */
export interface AwardEvidence {
  readonly points: number;
  readonly voters: readonly AwardVoter[];
}

export interface AwardVoter {
  /** Null: the account was deleted since, which accounts made for voting are. */
  readonly accountId: number | null;
  /** Hashes of the networks it voted from; one network has the same hash for every account. Empty: not known any more. */
  readonly networks: readonly string[];
  /** When it voted, in days; null: not known any more. */
  readonly accountAgeDays: number | null;
}

/** Why a reward waits for an editor, and how many of its points the doubt is about. */
export type RewardDoubt =
  | { readonly why: 'few_voters'; readonly points: number; readonly voters: number }
  | {
      readonly why: 'one_network';
      readonly points: number;
      readonly network: string;
    }
  | { readonly why: 'unknown_networks'; readonly points: number }
  | { readonly why: 'young_accounts'; readonly points: number; readonly voters: number };

/**
 * The reasons for which a reward waits for an editor’s yes; none: it is given at once. Each is about the points it concerns:
 * few voters about all that were voted, one network and young accounts about awards that at least half of their voters
 * decided; a third of a hundred or more makes it wait. A voter whose network isn’t known any more may have been of any: no doubt gets
 * weaker by waiting until networks are forgotten, or by deleting accounts.
 *
 * Example: a hundred of 60 points for featured texts and 40 voted by two people waits; with 30 voted it doesn’t.
 *
 * @param awards those the hundred was reached with
 */
export function rewardDoubts(awards: readonly AwardEvidence[]): RewardDoubt[] {
  const voted = awards.filter(({ voters }) => voters.length > 0);
  const doubts = [fewVotersOf(voted), networksOf(voted), youngAccountsOf(voted)];
  return doubts.filter((doubt) => doubt !== null).filter(isDoubtful);
}

function isDoubtful({ points }: { readonly points: number }): boolean {
  return points >= doubtfulPart * pointsOfReward;
}

function fewVotersOf(awards: readonly AwardEvidence[]): RewardDoubt | null {
  const voters = countVoters(awards.flatMap((award) => award.voters));
  return voters < fewVoters ? { why: 'few_voters', points: sumOf(awards), voters } : null;
}

/** One network that is known, or else one that may be among those that aren’t. */
function networksOf(awards: readonly AwardEvidence[]): RewardDoubt | null {
  const networks = [...new Set(awards.flatMap(({ voters }) => voters.flatMap((voter) => voter.networks)))];
  const known = mostDecided(networks, awards, ({ networks: own }, network) => own.includes(network));
  if (known !== null && isDoubtful(known)) return { why: 'one_network', ...known };
  const possible = mostDecided(
    [...networks, noneKnown],
    awards,
    ({ networks: own }, network) => own.length === 0 || own.includes(network),
  );
  return possible === null ? null : { why: 'unknown_networks', points: possible.points };
}

const noneKnown = '';

/** The network from which most points were decided. */
function mostDecided(
  networks: readonly string[],
  awards: readonly AwardEvidence[],
  isOf: (voter: AwardVoter, network: string) => boolean,
): { readonly network: string; readonly points: number } | null {
  const [most] = networks
    .map((network) => {
      const decided = awards.filter(({ voters }) =>
        isPart(voters, sameNetworkPart, (voter) => isOf(voter, network)),
      );
      return { network, points: sumOf(decided) };
    })
    .toSorted((one, other) => other.points - one.points || one.network.localeCompare(other.network));
  return most ?? null;
}

function youngAccountsOf(awards: readonly AwardEvidence[]): RewardDoubt | null {
  const decided = awards.filter(({ voters }) => isPart(voters, youngVotersPart, isYoung));
  const voters = countVoters(decided.flatMap((award) => award.voters.filter(isYoung)));
  return { why: 'young_accounts', points: sumOf(decided), voters };
}

function isYoung({ accountAgeDays }: AwardVoter): boolean {
  return accountAgeDays === null || accountAgeDays < youngAccountDays;
}

function isPart(
  voters: readonly AwardVoter[],
  part: number,
  isMeant: (voter: AwardVoter) => boolean,
): boolean {
  return voters.filter(isMeant).length >= part * voters.length;
}

/** Different people. Deleted accounts count as one: who made many of them must not pass for many. */
function countVoters(voters: readonly AwardVoter[]): number {
  return new Set(voters.map(({ accountId }) => accountId)).size;
}

function sumOf(awards: readonly AwardEvidence[]): number {
  return awards.reduce((sum, { points }) => sum + points, 0);
}
