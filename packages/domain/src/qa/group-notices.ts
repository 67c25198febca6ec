export interface Notice {
  readonly kind: string;
  /** What it is about, such as `answer 5`; null: it stands alone. */
  readonly subject: string | null;
  /** Who caused it; null: nobody, or the account was deleted. */
  readonly actorId: number | null;
  readonly createdAt: Date;
}

/** One line of a feed or a digest: `Karl, Sam and 8 others commented on your answer`. */
export interface NoticeGroup<Each extends Notice> {
  readonly latest: Each;
  /** Newest first, the latest among them. */
  readonly notices: readonly Each[];
  /** Each person once, most recent first. */
  readonly actorIds: readonly number[];
}

/** Notifications of one kind about one thing together, newest first: ten comments on an answer are one line. */
export function groupNotices<Each extends Notice>(notices: readonly Each[]): NoticeGroup<Each>[] {
  const newestFirst = notices.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  // Each that stands alone is its own key.
  const groups = Map.groupBy(newestFirst, (each) =>
    each.subject === null ? each : `${each.kind} ${each.subject}`,
  );
  return [...groups.values()].flatMap((together) => {
    const [latest] = together;
    if (latest === undefined) return [];
    const actorIds = together.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
    return [{ latest, notices: together, actorIds: [...new Set(actorIds)] }];
  });
}
