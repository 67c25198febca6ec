export function linkId(notificationId: number): string {
  return `notification-${notificationId}`;
}
