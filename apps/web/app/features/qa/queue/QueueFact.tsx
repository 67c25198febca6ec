import type { ReactNode } from 'react';

interface Props {
  name: string;
  isNumber?: boolean;
  children: ReactNode;
}

/** A line of the lists beside the queue, and above it. */
export function QueueFact({ name, isNumber = false, children }: Props) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={isNumber ? 'num' : undefined}>{children}</dd>
    </div>
  );
}
