import { create } from 'zustand';

/** Whether the person has unread notifications; null until it is known. features/notifications sets it. */
export const useUnread = create<{ readonly hasUnread: boolean | null }>()(() => ({ hasUnread: null }));
