/** What social networks and messengers show beside a link. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

export const sharePictureFolder = '/files/share/';

export const sitePicturePath = `${sharePictureFolder}site.png`;

export function companyPicturePath(symbol: string): string {
  return `${sharePictureFolder}company/${symbol}.png`;
}

/** @param id of a question that everybody sees */
export function questionPicturePath(id: number | string): string {
  return `${sharePictureFolder}question/${id}.png`;
}
