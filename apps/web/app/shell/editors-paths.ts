export const editorsPath = '/editors';

export const contentPath = `${editorsPath}/content`;
