import type { TextFigure } from '@tenfold/contract/financials';
import type { AccountId, DraftId, PostId } from '@tenfold/contract/ids';
import type {
  ActKind,
  PostKind,
  pointsCauses,
  QuestionCategory,
  QuestionStatus,
  rewardDoubts,
  rewardStates,
} from '@tenfold/contract/qa';
import type { HiddenBecause, ModerationReason, RingEvidence, UncountedReason } from '@tenfold/domain/qa';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

export type QaTables = {
  qa_post: {
    id: Generated<PostId>;
    kind: PostKind;
    account_id: AccountId | null;
    question_id: PostId | null;
    answer_id: PostId | null;
    parent_id: PostId | null;
    text: string;
    revision: Generated<number>;
    is_by_analyst: Generated<boolean>;
    is_by_asker: Generated<boolean>;
    created_at: Date;
    edited_at: Date | null;
    featured_at: Date | null;
    featured_by: AccountId | null;
    deleted_at: Date | null;
    deleted_by: 'author' | 'editor' | null;
    hidden_at: Date | null;
    hidden_by: AccountId | null;
    hidden_because: HiddenBecause | null;
    hidden_sentence: string | null;
    /** By whichever of the two: others can’t read it. */
    removed_at: GeneratedAlways<Date | null>;
    /** The category of an approved question: the database keeps it beside what pages are sorted by. */
    public_category: GeneratedAlways<QuestionCategory | null>;
    likes: Generated<number>;
    likes_at_close: number | null;
    dislikes: Generated<number>;
    children: Generated<number>;
    network_hash: Buffer | null;
    held_at: Date | null;
    written_at: Date | null;
    declined_at: Date | null;
    declined_because: ModerationReason | null;
    declined_sentence: string | null;
    text_hash: Buffer | null;
    owns_share: Generated<boolean>;
    is_generated: Generated<boolean>;
    figures: JSONColumnType<TextFigure[], string | undefined>;
  };
  qa_question: {
    post_id: PostId;
    title: string;
    category: QuestionCategory;
    year: string | null;
    rows: Generated<string[]>;
    status: QuestionStatus;
    approved_at: Date | null;
    approved_by: AccountId | null;
    rejected_at: Date | null;
    rejected_by: AccountId | null;
    rejected_reason: ModerationReason | null;
    /** What the editor added to the sentence of the reason. */
    rejected_because: string | null;
    answered_by_id: PostId | null;
    closes_at: Date | null;
    closed_at: Date | null;
    with_analysts_at: Date | null;
    best_answer_id: PostId | null;
    review_at: Date | null;
    version: Generated<number>;
    active_at: Date;
  };
  qa_act: {
    id: Generated<number>;
    kind: ActKind;
    editor_id: AccountId | null;
    post_id: PostId | null;
    account_id: AccountId | null;
    reason: ModerationReason | null;
    sentence: string | null;
    data: JSONColumnType<object>;
    entries: number[];
    acted_at: Date;
    undone_at: Date | null;
    undone_by: AccountId | null;
  };
  qa_question_company: { question_id: PostId; symbol: string; place: number };
  qa_tag: {
    key: string;
    name: string;
    is_default: Generated<boolean>;
    created_by: AccountId | null;
    created_at: Date;
    kept_at: Generated<Date | null>;
    replaced_by: Generated<string | null>;
    removed_at: Generated<Date | null>;
  };
  qa_question_tag: { question_id: PostId; tag: string; place: number };
  qa_question_edit: {
    question_id: PostId;
    data: JSONColumnType<object>;
    edited_at: Date;
    declined_at: Date | null;
    declined_because: ModerationReason | null;
    declined_sentence: string | null;
  };
  qa_list: { id: Generated<number>; name: string; created_at: Date };
  qa_list_question: { list_id: number; question_id: PostId; added_at: Date };
  qa_draft: {
    id: Generated<DraftId>;
    account_id: AccountId;
    kind: 'question' | 'answer';
    question_id: PostId | null;
    data: JSONColumnType<object>;
    revision: Generated<number>;
    created_at: Date;
    updated_at: Date;
    deleted_at: Date | null;
  };
  qa_vote: {
    post_id: PostId;
    account_id: AccountId;
    value: 1 | -1;
    voted_at: Date;
    network_hash: Buffer | null;
    not_counted: UncountedReason | null;
  };
  qa_vote_cast: { id: Generated<number>; account_id: AccountId; cast_at: Date };
  qa_vote_at_close: {
    id: Generated<number>;
    post_id: PostId;
    account_id: AccountId | null;
    ring_id: number | null;
  };
  qa_ring: {
    id: Generated<number>;
    evidence: JSONColumnType<RingEvidence>;
    found_at: Date;
    decision: 'released' | 'taken_back' | null;
    decided_at: Date | null;
    decided_by: AccountId | null;
  };
  qa_ring_member: { ring_id: number; account_id: AccountId };
  qa_follow: { post_id: PostId; account_id: AccountId; followed_at: Date };
  qa_bookmark: { post_id: PostId; account_id: AccountId; bookmarked_at: Date };
  qa_follow_contributor: { contributor_id: AccountId; account_id: AccountId; followed_at: Date };
  qa_contributor: {
    account_id: AccountId;
    upvotes: Generated<number>;
    settled_at: Date | null;
    limited_until: Date | null;
    limited_reason: ModerationReason | null;
    limited_sentence: string | null;
  };
  qa_points: {
    id: Generated<number>;
    account_id: AccountId;
    post_id: PostId | null;
    award: 'question' | 'text';
    cause: (typeof pointsCauses)[number];
    turn: Generated<number>;
    is_reversal: Generated<boolean>;
    reverses: number | null;
    points: number;
    since: Date;
    occurred_at: Date;
  };
  qa_reward: {
    id: Generated<number>;
    account_id: AccountId;
    hundred: number;
    state: (typeof rewardStates)[number];
    doubts: Generated<(typeof rewardDoubts)[number][]>;
    reached_at: Date;
    decided_at: Date | null;
    decided_by: AccountId | null;
    granted_at: Date | null;
  };
};
