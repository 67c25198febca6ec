import { guidelinesFile } from '@tenfold/contract/content/document-fields';
import { IntroDialog } from '../../../ui/overlays/IntroDialog.tsx';
import { intro } from './intro-shown.ts';

/** Before the first question that is asked in this browser, and whenever a reader wants to know. */
export function HowItWorksDialog({ onClose }: { onClose: () => void }) {
  return (
    <IntroDialog title="Knowledge database" onDismiss={intro.dismiss} onClose={onClose}>
      <ul className="muted plain-list">
        <li>Ask about a business, an event or a concept. Editors approve questions that are relevant.</li>
        <li>The community has seven days to answer. If nobody does, our analysts answer.</li>
        <li>
          An approved question earns 5 points. The best answer, and an answer or comment that editors feature,
          earns 10.
        </li>
        <li>At 100 points your subscription fee is refunded and the next year is free.</li>
      </ul>
      <a className="link small" href={guidelinesFile}>
        Community guidelines (PDF)
      </a>
    </IntroDialog>
  );
}
