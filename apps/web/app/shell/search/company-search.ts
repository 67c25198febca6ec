/** Companies whose symbol or name has the text, the best first. */
export function companySearch(text: string, limit: number) {
  return {
    label: 'company search',
    call: 'GET /company/{text}/search',
    input: { params: { text }, query: { limit } },
    failures: 'hidden',
  } as const;
}
