export const editorsPath = '/editors';

export const contentPath = `${editorsPath}/content`;

export const waitingQuestionsPath = `${editorsPath}/questions`;

/** What readers reported. */
export const reportsPath = `${editorsPath}/reports`;

export const questionListsPath = `${editorsPath}/question-lists`;

/** Figures that readers contest. */
export const contestsPath = `${editorsPath}/contests`;

/** What editors did. */
export const historyPath = `${editorsPath}/history`;

export const historyCsvPath = `${editorsPath}/history.csv`;

export const rewardsPath = `${editorsPath}/rewards`;

/** Accounts that vote for each other. */
export const votesPath = `${editorsPath}/votes`;

/** What nobody answered in time. */
export const analystsPath = `${editorsPath}/analysts`;
