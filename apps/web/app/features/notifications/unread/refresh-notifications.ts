/** What is shown of them by queries is asked again. */
export async function refreshNotifications(): Promise<void> {
  const { queries } = await import('../../../platform/queries/client.ts');
  await queries.invalidate('POST /notifications/{unread}');
}
