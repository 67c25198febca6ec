/** What a mail program or a reader takes for a web address, with or without its scheme. */
const link =
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]{1,63}\.){1,5}(?:com|net|org|io|co|info|biz|me|app|dev|shop|site|online|xyz|top|club|vip|ru|cn|to|ly|gg|ai|link)\b(?:\/\S*)?/giu;

/** How many web addresses a text names. */
export function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}
