import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import * as contract from '../index.ts';
import { type RateLimitName, rateLimits } from './rate-limits.ts';

type RateLimitRow = readonly [name: RateLimitName, network: number, account: number | null, calls: string];

/** What an hour allows a network and an account, and what counts together. */
const rows: readonly RateLimitRow[] = [
  [
    'profile',
    1_000,
    200,
    'completeRegister createToken updateBio updateProfile updateUserName updateUserSetting',
  ],
  ['picture', 100, 20, 'updateAvatar'],
  ['export', 50, 10, 'exportAccount'],
  ['note write', 2_000, 500, 'createNote updateNote'],
  ['note save', 10_000, 3_000, 'deleteNote deleteNoteUpdate restoreNote saveNote saveNoteUpdate'],
  ['note export', 300, 30, 'exportNotes'],
  ['forecast create', 2_000, 300, 'copySharedForecast createForecast duplicateForecast'],
  ['forecast look back', 2_000, 300, 'getForecastOnDay'],
  [
    'forecast save',
    40_000,
    5_000,
    'deleteForecast renameForecast restoreForecast restoreForecastVersion saveForecast shareForecast',
  ],
  ['list create', 2_000, 300, 'createList duplicateList'],
  [
    'list change',
    40_000,
    5_000,
    'addListCompany deleteList orderListCompanies removeListCompanies removeListCompany renameList restoreList restoreListCompanies setDefaultList shareList',
  ],
  ['comment create', 3_000, 300, 'createComment'],
  ['comment change', 10_000, 1_000, 'deleteComment restoreComment updateComment'],
  [
    'list comment',
    10_000,
    1_000,
    'createLensComment createListComment deleteLensComment deleteListComment restoreLensComment restoreListComment updateLensComment updateListComment',
  ],
  ['alerts', 10_000, 2_000, 'addAlert deleteAlert deleteAlerts rearmAlert restoreAlert saveAlert'],
  [
    'notifications',
    20_000,
    3_000,
    'readAllNotifications readNotification saveNotificationSettings undoReadAll',
  ],
  ['contest', 1_000, 200, 'answerContest contestFigure followContest withdrawCorrection'],
  ['content save', 10_000, 3_000, 'discardContentDraft publishContent putContentBack saveContentDraft'],
  ['content image', 300, 100, 'uploadContentImage'],
  [
    'billing',
    600,
    120,
    'abandonAttempt addCard answerBank cancelSubscription createCheckoutSession createPaymentIntent createSubscription deleteCard moveClock payNow paySandboxCheckout saveBillingDetails undoCancel updateCard updateSubscription',
  ],
  ['billing look', 10_000, 2_000, 'checkAttempt getInvoicePdf previewSubscription validatePaymentMethod'],
  [
    'post write',
    3_000,
    300,
    'askQuestion createAnswer createAnswerComment createTag deleteAnswer deleteAnswerComment editAnswer editAnswerComment editQuestion renewFigure restoreAnswer restoreAnswerComment withdrawEdit withdrawQuestion',
  ],
  [
    'post react',
    20_000,
    2_000,
    'bookmarkPost dislikePost followContributor followPost likePost reportPost withdrawReport',
  ],
  ['post draft', 20_000, 3_000, 'deleteDraft restoreDraft saveAnswerDraft saveQuestionDraft'],
  ['figure check', 20_000, 3_000, 'checkFigures'],
  ['question search', 20_000, null, 'getNamedCompanies searchContributors searchQuestions'],
  [
    'edit questions',
    10_000,
    3_000,
    'approveAnswer approveAnswerComment approveQuestion createQuestionList decideEdit decideReward decideVoteRing deleteQuestion deleteQuestionList dismissReports featureAnswer featureAnswerComment featureQuestion hideAnswer hideAnswerComment hideQuestion keepTag limitAccount rejectAnswer rejectAnswerComment rejectQuestion renameQuestionList replaceTag restoreQuestion undoAct',
  ],
  ['assistant message', 2_000, 300, 'sendToAssistant'],
  ['unsubscribe', 2_000, null, 'getSubscription unsubscribe'],
  ['shared forecast', 1_000, null, 'getSharedForecast'],
  // Counted for each message.
  ['mcp', 12_000, 2_000, ''],
  ['past day', 1_500, 500, ''],
  // Counted where it turns out whose list or whose view it is.
  ['shared list', 10_000, null, ''],
  ['visitor', 1_000, null, ''],
];

test.each(rows)(
  'calls of “%s”: %d an hour of a network, %s of an account',
  (name, network, account, calls) => {
    expect(rateLimits[name]).toEqual({ network, account });
    expect(callsWith(name).join(' ')).toBe(calls);
  },
);

test('every limit of calls is in the table', () => {
  expect(Object.keys(rateLimits).toSorted()).toEqual(rows.map(([name]) => name).toSorted());
});

function callsWith(limit: RateLimitName): string[] {
  const exported = Object.values(contract).flatMap((feature) => Object.entries<unknown>(feature));
  const limited = exported.filter(([, value]) => isEndpoint(value) && value.limit === limit);
  return limited.map(([name]) => name).toSorted();
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
