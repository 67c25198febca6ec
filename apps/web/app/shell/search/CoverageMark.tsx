import type { Coverage } from '@tenfold/contract/company';
import { coverageLabels } from './coverage.ts';
import './coverage-mark.css';

export function CoverageMark({ coverage }: { coverage: Coverage }) {
  return (
    <span className="coverage" data-coverage={coverage}>
      {coverageLabels[coverage].mark}
    </span>
  );
}
