/**
 * The community’s rules: the life of a question, who may do what, points, and what is typed. Pure: time is an argument.
 *
 * - `question/` where a question is in its life, and its best answer
 * - `acts/` who may do what to a question, an answer or a comment
 * - `moderation/` what an editor looks at, why a question is rejected or a text hidden, and what reports do
 * - `points/` what is earned, the ledger, and the hundreds that are rewards
 * - `search/` what somebody mistyped
 * - `standing/` who may write how much, and which texts are the same
 * - `votes/` how many there may be, which count, and who votes for each other
 * - `writing/` questions as they are typed, tags, and the names of those who write
 */

export { type Act, acts, type TextKind } from './acts/act-rules.ts';
export {
  type ActAnswer,
  type ActRefusal,
  type ActSubject,
  type CommunityMember,
  mayDo,
} from './acts/may-do.ts';
export {
  type CommentBranch,
  type CommentLevel,
  commentTree,
  firstShown,
  type TreeComment,
} from './comment-tree.ts';
export { groupNotices, type Notice, type NoticeGroup } from './group-notices.ts';
export { alikeness } from './moderation/alikeness.ts';
export {
  type HiddenBecause,
  hideReasonsFor,
  type ModerationReason,
  moderationReasons,
  type ReasonWords,
  reasonsFor,
  reasonWords,
  rejectionProblem,
  sentenceForAuthor,
  sentenceForHidden,
} from './moderation/reasons.ts';
export {
  accountsToShare,
  isHeldByReports,
  nextReportAt,
  type ReportedText,
  type ReportReader,
  readersToHold,
  reportReasonsFor,
  reportsADay,
  sharedTextDays,
  type TextReport,
  upheldReportDays,
} from './moderation/reports.ts';
export { alikeFrom, missingInQuestion } from './moderation/review-facts.ts';
export {
  countedPoints,
  countsFrom,
  hundredsReached,
  pointsBalance,
  type ReachedHundred,
} from './points/counted-points.ts';
export type {
  NewPointsEntry,
  PointsAward,
  PointsCause,
  PointsEntry,
  PointsSubject,
} from './points/points.ts';
export { pointsFor } from './points/points.ts';
export { type AwardedText, type AwardFacts, type EditorDecision, pointsDue } from './points/points-due.ts';
export { reconcilePoints } from './points/reconcile-points.ts';
export {
  type AwardEvidence,
  type AwardVoter,
  type RewardDoubt,
  rewardDoubts,
} from './points/reward-doubts.ts';
export { pointsOfReward } from './points/reward-judgements.ts';
export { bestAnswer, type Upvote } from './question/best-answer.ts';
export {
  type AnswerFacts,
  answerDeadline,
  isPublicState,
  type QuestionFacts,
  type QuestionState,
  type QuestionStateName,
  questionState,
} from './question/question-state.ts';
export { alikeTags } from './search/alike-tags.ts';
export { slipsAllowed, slipsBetween } from './search/slips-between.ts';
export { countLinks } from './standing/count-links.ts';
export {
  accountLimit,
  isCourtesy,
  isReadFirst,
  limitEnds,
  linksRefusal,
  newForDays,
  postsReadFirst,
  sameTextDays,
  standingOf,
  type WriterRecord,
  type WriterStanding,
  type WritingRefusal,
  writingLimits,
  writingRefusal,
} from './standing/standing.ts';
export { textKey } from './standing/text-key.ts';
export { findRings, type RingEvidence, ringKinds, type VoteRing } from './votes/find-rings.ts';
export {
  nextVoteAt,
  type UncountedReason,
  type VoteCounting,
  type VoteFacts,
  voteCounts,
} from './votes/vote-counts.ts';
export type { CastUpvote } from './votes/vote-graph.ts';
export { ownNetworkDays, ringDays, topContributorUpvotes, votesADay } from './votes/vote-judgements.ts';
export {
  checkQuestion,
  type QuestionForm,
  type QuestionProblem,
  type QuestionProblems,
} from './writing/check-question.ts';
export { postLimits } from './writing/post-limits.ts';
export {
  deletedAccountName,
  mixesAlphabets,
  type NamedMember,
  publicName,
  shortBio,
} from './writing/public-name.ts';
export {
  categoryOf,
  type QuestionCategory,
  type QuestionCategoryChoice,
  type QuestionItem,
  type QuestionYear,
  questionCategories,
  questionItems,
  questionYears,
} from './writing/question-choices.ts';
export { splitTyped, type TypedTags, tagKey, tagName } from './writing/tags.ts';
