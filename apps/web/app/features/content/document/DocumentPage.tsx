import type { SiteDocument } from '@tenfold/contract/content';
import { guidelinesFile } from '@tenfold/contract/content/document-fields';
import { Link } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';
import { Notice } from '../../../ui/text/Notice.tsx';
import { DocumentVersions } from './DocumentVersions.tsx';
import './document.css';

/** Terms, privacy, disclaimer or guidelines: headings beside the text, versions below the title. */
export function DocumentPage({ document, isPreview }: { document: SiteDocument; isPreview: boolean }) {
  const { key, title, intro, sections, version, latestVersion, publishedAt } = document;
  return (
    <article className="card doc">
      <header className="doc-head">
        {isPreview && <Notice>Preview, not public.</Notice>}
        {!isPreview && version !== latestVersion && (
          <Notice>
            This is an earlier version. <Link to={`/${key}`}>Show the current one</Link>
          </Notice>
        )}
        <h1>{title}</h1>
        <p className="caption">
          {publishedAt === null ? 'First version' : `Version ${version}, ${formatDay(publishedAt)}`}
          {key === 'guidelines' && version === latestVersion && (
            <>
              {' · '}
              <a href={guidelinesFile}>Download PDF</a>
            </>
          )}
        </p>
        <DocumentVersions document={document} />
      </header>
      <nav className="doc-toc" aria-label="On this page">
        {sections.map(({ heading }, at) => (
          <a key={heading} href={`#section-${at + 1}`}>
            {heading}
          </a>
        ))}
      </nav>
      <div className="doc-text">
        {intro !== null && <Paragraph text={intro} />}
        {sections.map(({ heading, paragraphs, points }, at) => (
          <section key={heading} id={`section-${at + 1}`}>
            <h2>{heading}</h2>
            {paragraphs.map((text) => (
              <Paragraph key={text} text={text} />
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </article>
  );
}

function Paragraph({ text }: { text: string }) {
  return <p className="doc-paragraph">{text}</p>;
}
