/**
 * The community: questions about businesses, their answers, and the comments under them.
 *
 * - `figures/` figures of texts that were restated
 * - `posts/` what all of them have in common: locks, counters, who may do what, and what becomes of them when somebody leaves
 * - `life/` the seven days and what ends them
 * - `points/` the ledger, rewards, and groups that vote for each other
 * - `notices/` who is notified of what
 * - `writing/` what people and editors change
 * - `moderation/` what editors remove, and the history of their acts, which can be put back
 * - `reports/` what readers report, when that holds a text, and what editors say to it
 * - `reading/` what readers get
 * - `sample/` the community of the sample
 * - `nightly/` counters counted again; networks forgotten
 */

export { qa } from './feature.ts';
export { findPublicTitle } from './reading/questions/find-public-title.ts';
export { listPublicAnswers, type PublicAnswer } from './reading/thread/list-public-answers.ts';
export { loadSampleCommunity } from './sample/load-community.ts';
