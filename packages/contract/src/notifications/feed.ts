import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, symbolParam } from '../shapes.ts';
import { notification } from './notification.ts';

/** In the menu of the bell. */
export const shownInMenu = 10;

const lastSeq = z.number().int();

export const hasUnread = endpoint({
  method: 'GET',
  access: 'person',
  path: '/notifications/unread',
  summary: 'Whether the person has unread notifications',
  reply: z.boolean(),
});

/** The path parameter: unread ones alone, or all. */
export const listNotifications = endpoint({
  method: 'POST',
  access: 'person',
  path: '/notifications/{unread}',
  summary: 'The person’s last ten notifications, newest first',
  params: z.object({ unread: z.enum(['true', 'false']) }),
  reply: z.array(notification),
});

/** Reading it twice is reading it. */
export const readNotification = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'notifications',
  path: '/notifications/{notificationId}/read',
  summary: 'Mark a notification as read',
  params: z.object({
    notificationId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  }),
  reply: z.object({ hasUnread: z.boolean() }),
  refusals: ['not_found'],
});

export const readAllNotifications = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'notifications',
  path: '/notifications/read',
  summary: 'Mark all notifications as read',
  body: z.object({
    /** The last number the person has seen: later ones stay unread. */
    through: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
  }),
  reply: z.object({
    read: z.number().int(),
    /** For `notifications/read/undo`. */
    readAt: isoTime,
    hasUnread: z.boolean(),
  }),
});

export const undoReadAll = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'notifications',
  path: '/notifications/read/undo',
  summary: 'Mark as unread what was marked as read at one moment',
  body: z.object({ readAt: isoTime }),
  reply: z.object({ unread: z.number().int(), hasUnread: z.boolean() }),
});

/** `top`: unread first, then newest. */
export const notificationSorts = ['top', 'newest', 'oldest'] as const;
/** `price` has suspended alerts too. */
export const notificationFilters = ['all', 'price', 'report', 'question'] as const;
export type NotificationSort = (typeof notificationSorts)[number];
export type NotificationFilter = (typeof notificationFilters)[number];

const count = z.number().int();

export const listFeed = endpoint({
  method: 'POST',
  access: 'person',
  path: '/notifications/filter/feeds',
  summary: 'The person’s notifications, page by page',
  body: z.object({
    sort: z.enum(notificationSorts).default('top'),
    filter: z.enum(notificationFilters).default('all'),
    /** Unread ones alone. */
    unread: z.boolean().default(false),
    /** Those of one company. */
    symbol: symbolParam.optional(),
    page: z.number().int().min(1).max(100_000).default(1),
    size: z.number().int().min(1).max(100).default(20),
  }),
  reply: z.object({
    notifications: z.array(notification),
    /** On all pages of this choice. */
    total: count,
    page: z.number().int(),
    size: z.number().int(),
    /** Counts of every kind and company, read or not. */
    counts: z.object({ all: count, price: count, report: count, question: count, unread: count }),
    /** That have notifications, by symbol. */
    symbols: z.array(z.string()),
    lastSeq,
  }),
});
