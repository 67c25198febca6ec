export const editorsPath = '/editors';

export const contentPath = `${editorsPath}/content`;

export const waitingQuestionsPath = `${editorsPath}/questions`;

export const questionListsPath = `${editorsPath}/question-lists`;

export const rewardsPath = `${editorsPath}/rewards`;

/** Accounts that vote for each other. */
export const votesPath = `${editorsPath}/votes`;

/** What nobody answered in time. */
export const analystsPath = `${editorsPath}/analysts`;
