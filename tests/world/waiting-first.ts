import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of faults mostly wait for processes and locks: begun first, they wait while the others compute. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/faults/');
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
