export function SentAt({ at }: { at: string }) {
  return (
    <time className="caption num" dateTime={at}>
      {at.slice(0, 19).replace('T', ' ')} UTC
    </time>
  );
}
