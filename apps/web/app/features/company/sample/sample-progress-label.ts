import type { SampleProgress } from './use-sample-progress.ts';

export function sampleProgressLabel({ loaded, total }: SampleProgress): string {
  return `${loaded} of ${total} companies loaded`;
}
