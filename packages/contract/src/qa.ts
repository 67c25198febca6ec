export * from './qa/analysts.ts';
export * from './qa/answers.ts';
export * from './qa/author.ts';
export * from './qa/contributors.ts';
export * from './qa/desk/acts.ts';
export * from './qa/desk/editors-queue.ts';
export * from './qa/desk/first-posts.ts';
export * from './qa/desk/new-tags.ts';
export * from './qa/drafts.ts';
export * from './qa/editors.ts';
export * from './qa/filter.ts';
export * from './qa/post.ts';
export {
  type FormTrace,
  postLimits,
  type QuestionCategory,
  type QuestionDraft,
  type QuestionForm,
  questionCategories,
  questionDraft,
  questionForm,
} from './qa/post-fields.ts';
export * from './qa/question.ts';
export * from './qa/question-lists.ts';
export * from './qa/questions.ts';
export * from './qa/reactions.ts';
export * from './qa/reason.ts';
export * from './qa/renewed-figure.ts';
export * from './qa/reports.ts';
export * from './qa/rewards.ts';
export * from './qa/settings.ts';
export * from './qa/tags.ts';
export * from './qa/thread.ts';
export * from './qa/vote-rings.ts';
