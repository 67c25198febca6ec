import { isTimeZone } from '@tenfold/domain/time-zones';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What can be chosen apart; suspended alerts go with fired ones. */
export const notificationSubjects = ['price', 'report', 'question'] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

/** `page`: bell and feed; `mail`: an email at once; `digest`: in the daily email. */
const channels = z.object({ page: z.boolean(), mail: z.boolean(), digest: z.boolean() });
export type NotificationChannel = keyof z.output<typeof channels>;

const channelsBySubject = z.object({ price: channels, report: channels, question: channels });
export type NotificationChannels = z.output<typeof channelsBySubject>;

/** A price alert is for now; the rest can wait for the morning. */
export const defaultChannels: NotificationChannels = {
  price: { page: true, mail: true, digest: false },
  report: { page: true, mail: false, digest: true },
  question: { page: true, mail: false, digest: true },
};
export const defaultDigestHour = 7;
export const defaultTimeZone = 'America/New_York';

const digestHour = z.number().int().min(0, 'Choose an hour of the day').max(23, 'Choose an hour of the day');
const timeZone = z.string().max(64).refine(isTimeZone, 'Unknown time zone');

export const notificationSettings = z.object({
  /** What applies until something is chosen. */
  defaultSetting: channelsBySubject,
  notificationSettings: channelsBySubject,
  /** In `time_zone`. */
  digestHour,
  /** Such as `America/New_York`. */
  timeZone,
  /** Whether a bell rings with a new one. */
  bellSound: z.boolean(),
});
export type NotificationSettings = z.output<typeof notificationSettings>;

export const getNotificationSettings = endpoint({
  method: 'GET',
  access: 'person',
  path: '/notifications/settings',
  summary: 'The person’s notification settings',
  reply: notificationSettings,
});

/** What is left out stays as it is. */
export const saveNotificationSettings = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'notifications',
  path: '/notifications/settings',
  summary: 'Change notification settings',
  body: z.object({
    notificationSettings: z
      .object({ price: channels.partial(), report: channels.partial(), question: channels.partial() })
      .partial()
      .optional(),
    digestHour: digestHour.optional(),
    timeZone: timeZone.optional(),
    bellSound: z.boolean().optional(),
  }),
  reply: notificationSettings,
});
