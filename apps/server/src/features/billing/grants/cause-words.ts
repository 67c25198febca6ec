/** Cause of what points in the community earn; its subject is how many: `100`. */
export const rewardCause = 'reward';

interface GrantCause {
  readonly cause: string;
  readonly subject: string;
}

/** Its name, once for an account. */
export function orderName({ cause, subject }: GrantCause): string {
  return `${cause}/${subject}`;
}

/** By its name: whether points earned it. */
export function isRewardName(name: string): boolean {
  return name.startsWith(`${rewardCause}/`);
}

/** PrintedFigure to its owner: `100 points in Business Q&A`; what isn’t a reward says its cause itself. */
export function causeWords({ cause, subject }: GrantCause): string {
  return cause === rewardCause ? `${subject} points in Business Q&A` : cause;
}
