/** What is shown of lists by queries is asked again. */
export async function refreshLists(): Promise<void> {
  const { queries } = await import('../../platform/queries/client.ts');
  await queries.invalidate('GET /lists');
}
