import type {
  NotificationChannels,
  NotificationSettings,
  NotificationSubject,
} from '@tenfold/contract/notifications';

export interface ChangedSettings {
  notificationSettings?: { [Subject in NotificationSubject]?: Partial<NotificationChannels[Subject]> };
  digestHour?: number;
  timeZone?: string;
  bellSound?: boolean;
}

/** The settings as the server will answer: what is left out stays. */
export function withChange(
  settings: NotificationSettings,
  { notificationSettings = {}, ...change }: ChangedSettings,
): NotificationSettings {
  const { price, report, question } = settings.notificationSettings;
  return {
    ...settings,
    ...change,
    notificationSettings: {
      price: { ...price, ...notificationSettings.price },
      report: { ...report, ...notificationSettings.report },
      question: { ...question, ...notificationSettings.question },
    },
  };
}
