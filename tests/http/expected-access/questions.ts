import type { PostId } from '@tenfold/contract/ids';
import * as qa from '@tenfold/contract/qa';
import { type AccessRow, everybody, type MadeBy, onlyLight, row, signedIn } from './access-row.ts';

const onlyEditors: AccessRow['statuses'] = { ...everybody(403), visitor: 401, superuser: 200 };
const onlyAnalysts: AccessRow['statuses'] = signedIn(403);
const data = { title: 'Why did the gross margin of Nike fall in 2025?', companies: ['NKE'] };
const text = 'Old stock was sold at a discount.';
const spam = { reason: 'spam' as const };
const said = 'In which of the years?';

/** Among those asked, answered and commented, and among the drafts, the first is Light’s. */
const question = (made: MadeBy) => ({ params: { id: made(qa.askQuestion) } });
const aQuestion = (made: MadeBy) => ({ params: { kind: 'question' as const, id: made(qa.askQuestion) } });
const answer = (made: MadeBy) => ({ params: { id: made(qa.createAnswer) } });
const anAnswer = (made: MadeBy) => ({ params: { kind: 'answer' as const, id: made(qa.createAnswer) } });
const answerOfInvestor = (made: MadeBy) => ({ params: { id: made(qa.createAnswer, 'investor') } });
const answerOfNewcomer = (made: MadeBy) => ({ params: { id: made(qa.createAnswer, 'other') } });
const commentOfNewcomer = (made: MadeBy) => ({ params: { id: made(qa.createAnswerComment, 'other') } });
const comment = (made: MadeBy) => ({ params: { id: made(qa.createAnswerComment) } });
const draft = (made: MadeBy) => ({ params: { id: made(qa.saveQuestionDraft) } });
const list = (made: MadeBy) => ({ params: { id: made(qa.createQuestionList) } });
const under = (made: MadeBy) => made(qa.askQuestion) as PostId;
const underAnswer = (made: MadeBy) => made(qa.createAnswer) as PostId;

const asking: readonly AccessRow[] = [
  row(qa.createTag, { body: { name: 'margins' } }, signedIn(200)),
  row(qa.askQuestion, { body: { data } }, signedIn(200)),
  // It waits: to others than its author and editors it isn’t there.
  row(qa.editQuestion, (made) => ({ ...question(made), body: {} }), { ...onlyLight(200), superuser: 200 }),
  row(qa.getNamedCompanies, { query: { title: 'Why did Nike grow?' } }, everybody(200)),
  row(qa.getQuestionLog, question, { ...everybody(404), light: 200, superuser: 200 }),
  row(qa.likePost, aQuestion, { ...signedIn(404), light: 403, superuser: 409 }),
  row(qa.getEditorsQueue, {}, onlyEditors),
  row(qa.getEditsQueue, {}, onlyEditors),
  row(qa.getQueueCounts, {}, onlyEditors),
  row(qa.getQuestionReview, question, onlyEditors),
  row(qa.rejectQuestion, (made) => ({ ...question(made), body: { reason: 'spam' as const } }), onlyEditors),
  row(qa.approveQuestion, question, onlyEditors),
  row(qa.featureQuestion, (made) => ({ ...question(made), body: { isOn: true } }), onlyEditors),
  row(qa.decideEdit, (made) => ({ ...question(made), body: { isApproved: true } }), {
    ...onlyEditors,
    superuser: 404,
  }),
  row(qa.withdrawEdit, question, { ...signedIn(403), light: 200 }),
  row(qa.withdrawQuestion, question, { ...signedIn(403), light: 409 }),
];

const answering: readonly AccessRow[] = [
  row(qa.createAnswer, (made) => ({ body: { data: { text }, questionId: under(made) } }), signedIn(200)),
  row(qa.editAnswer, (made) => ({ ...answer(made), body: { text } }), { ...signedIn(403), light: 200 }),
  row(qa.featureAnswer, (made) => ({ ...answer(made), body: { isOn: true } }), onlyEditors),
  row(
    qa.createAnswerComment,
    (made) => ({ body: { text: said, questionId: under(made), answerId: underAnswer(made) } }),
    signedIn(200),
  ),
  // The last one has just registered: what they write waits.
  row(qa.getFirstPosts, {}, onlyEditors),
  row(qa.getNewTags, {}, onlyEditors),
  row(qa.keepTag, { params: { key: 'NOSUCHTAG' } }, { ...onlyEditors, superuser: 404 }),
  row(
    qa.replaceTag,
    { params: { key: 'NOSUCHTAG' }, body: { by: null } },
    { ...onlyEditors, superuser: 404 },
  ),
  row(
    qa.rejectAnswer,
    (made) => ({ ...answerOfNewcomer(made), body: { reason: 'spam' as const } }),
    onlyEditors,
  ),
  row(qa.approveAnswer, answerOfNewcomer, onlyEditors),
  row(
    qa.rejectAnswerComment,
    (made) => ({ ...commentOfNewcomer(made), body: { reason: 'spam' as const } }),
    onlyEditors,
  ),
  row(qa.approveAnswerComment, commentOfNewcomer, onlyEditors),
  row(qa.editAnswerComment, (made) => ({ ...comment(made), body: { text: said } }), {
    ...signedIn(403),
    light: 200,
  }),
  row(
    qa.renewFigure,
    (made) => ({
      params: { kind: 'comment' as const, ...comment(made).params },
      body: { token: 'AAPL FY2024 revenue' },
    }),
    { ...signedIn(403), light: 404 },
  ),
  row(qa.featureAnswerComment, (made) => ({ ...comment(made), body: { isOn: true } }), onlyEditors),
  row(qa.likePost, aQuestion, { ...signedIn(200), light: 403 }),
  row(qa.dislikePost, anAnswer, { ...signedIn(200), light: 403 }),
  row(qa.followPost, aQuestion, signedIn(200)),
  row(qa.bookmarkPost, anAnswer, signedIn(200)),
  row(qa.reportPost, (made) => ({ ...aQuestion(made), body: spam }), { ...signedIn(200), light: 403 }),
  row(qa.withdrawReport, aQuestion, { ...signedIn(200), light: 403 }),
  row(qa.followContributor, { params: { id: 1 } }, { ...signedIn(200), light: 403 }),
  // Once it is deleted it is there for its author and editors alone.
  row(qa.deleteAnswerComment, comment, { ...onlyLight(200), superuser: 200 }),
  row(qa.restoreAnswerComment, comment, { ...signedIn(403), light: 200, superuser: 200 }),
  row(qa.deleteAnswer, answerOfInvestor, { ...signedIn(404), light: 403, investor: 200, superuser: 200 }),
  row(qa.restoreAnswer, answerOfInvestor, { ...signedIn(403), light: 404, investor: 200, superuser: 200 }),
  row(qa.deleteQuestion, question, { ...onlyEditors, superuser: 409 }),
  row(qa.restoreQuestion, { params: { id: 9_999 } }, { ...onlyEditors, superuser: 404 }),
];

const reading: readonly AccessRow[] = [
  row(qa.getQuestions, {}, everybody(200)),
  row(qa.getQuestions, { query: { tab: 'bookmarks' } }, signedIn(200)),
  row(qa.searchQuestions, { query: { q: 'margin' } }, everybody(200)),
  row(qa.getQuestionLog, question, everybody(200)),
  row(qa.getAnswers, (made) => ({ query: { questionId: under(made) } }), everybody(200)),
  row(qa.getAnswerComments, (made) => ({ query: { answerId: underAnswer(made) } }), everybody(200)),
  row(qa.getQuestionCounters, question, everybody(200)),
  row(qa.getQuestionSettings, {}, everybody(200)),
  row(qa.getLeaderboard, {}, everybody(200)),
  row(qa.searchContributors, { query: { q: 'member' } }, everybody(200)),
  row(qa.getMyContribution, {}, signedIn(200)),
  row(qa.getContributor, { params: { id: 1 } }, everybody(200)),
  row(qa.getAnalystsQueue, {}, onlyAnalysts),
  row(qa.getRewards, {}, onlyEditors),
  row(
    qa.decideReward,
    { params: { id: 9_999 }, body: { isGiven: true } },
    { ...onlyEditors, superuser: 404 },
  ),
];

const voting: readonly AccessRow[] = [
  row(qa.getVoteRings, {}, onlyEditors),
  row(
    qa.decideVoteRing,
    { params: { id: 9_999 }, body: { isTakenBack: true } },
    { ...onlyEditors, superuser: 404 },
  ),
];

const drafting: readonly AccessRow[] = [
  row(qa.saveQuestionDraft, { body: { data: { title: 'Why' } } }, signedIn(200)),
  row(qa.saveAnswerDraft, (made) => ({ body: { data: { text }, questionId: under(made) } }), signedIn(200)),
  row(qa.getDrafts, {}, signedIn(200)),
  row(qa.deleteDraft, draft, signedIn(200)),
  row(qa.restoreDraft, draft, onlyLight(200)),
  row(qa.createQuestionList, { body: { name: 'A list of one’s own' } }, onlyEditors),
  row(qa.renameQuestionList, (made) => ({ ...list(made), body: { name: 'Another name' } }), onlyEditors),
  row(qa.deleteQuestionList, list, onlyEditors),
];

/** Last: what is hidden is gone for the rows above. */
const moderating: readonly AccessRow[] = [
  row(qa.getActs, {}, onlyEditors),
  row(qa.getEditorsReports, {}, onlyEditors),
  row(
    qa.dismissReports,
    { params: { kind: 'comment' as const, id: 9_999 } },
    { ...onlyEditors, superuser: 404 },
  ),
  row(qa.limitAccount, { params: { id: 9_999 }, body: spam }, { ...onlyEditors, superuser: 404 }),
  row(qa.hideAnswerComment, { params: { id: 9_999 }, body: spam }, { ...onlyEditors, superuser: 404 }),
  row(qa.hideAnswer, { params: { id: 9_999 }, body: spam }, { ...onlyEditors, superuser: 404 }),
  row(qa.hideQuestion, (made) => ({ ...question(made), body: spam }), onlyEditors),
  row(qa.undoAct, { params: { id: 9_999 } }, { ...onlyEditors, superuser: 404 }),
];

export const questionAccess: readonly AccessRow[] = [
  ...asking,
  ...answering,
  ...reading,
  ...voting,
  ...drafting,
  ...moderating,
];
