export const editorsPath = '/editors';

export const contentPath = `${editorsPath}/content`;

export const waitingQuestionsPath = `${editorsPath}/questions`;

export const questionListsPath = `${editorsPath}/question-lists`;

export const rewardsPath = `${editorsPath}/rewards`;

/** What nobody answered in time. */
export const analystsPath = `${editorsPath}/analysts`;
