interface Props {
  /** Whether questions for reasons of the reader’s own stand above. */
  followsOwn: boolean;
  isFiltered: boolean;
}

/** Before the first question for you that is the community’s: what comes now, or how to get some of one’s own. */
export function CommunityBegins({ followsOwn, isFiltered }: Props) {
  if (followsOwn) return <h2 className="overline">More from the community</h2>;
  if (isFiltered) return null;
  return (
    <p className="muted small">
      Questions about companies of your lists, forecasts and notes, and those of contributors you follow, come
      first here. You have none yet, so this is what others read.
    </p>
  );
}
