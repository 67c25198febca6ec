import type { SiteDocument } from '@tenfold/contract/content';
import { Link } from 'react-router';
import { formatDay } from '../../../figures/format-day.ts';

/** What changed in each version, with a link to read it as it was. Nothing to say of the first. */
export function DocumentVersions({ document: { key, versions } }: { document: SiteDocument }) {
  if (versions.length < 2) return null;
  return (
    <details className="doc-versions">
      <summary>See what changed</summary>
      <ul>
        {versions.map(({ version, publishedAt, whatChanged }) => (
          <li key={version}>
            <Link to={`/${key}?version=${version}`}>
              {publishedAt === null ? 'First version' : `Version ${version}, ${formatDay(publishedAt)}`}
            </Link>
            {whatChanged !== null && `: ${whatChanged}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
