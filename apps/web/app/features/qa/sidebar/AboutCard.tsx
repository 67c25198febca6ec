import { guidelinesFile } from '@tenfold/contract/content/document-fields';
import '../../../ui/layout/card.css';

export function AboutCard() {
  return (
    <section className="card side-card stack stack-2" aria-labelledby="about-questions">
      <h2 id="about-questions" className="overline">
        About
      </h2>
      <p className="small muted">
        Ask and answer questions about businesses, following the community guidelines. Be specific and
        unbiased. The community has seven days to answer, then our analysts do.
      </p>
      <a className="link small" href={guidelinesFile}>
        Community guidelines (PDF)
      </a>
    </section>
  );
}
