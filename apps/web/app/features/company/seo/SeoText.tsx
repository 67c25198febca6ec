import type { Company } from '@tenfold/contract/company';
import './seo-text.css';

export function SeoText({ company }: { company: Company }) {
  const { seo, shortName } = company;
  const parts = [
    { title: `What does ${shortName} do?`, text: seo.seoContent },
    { title: 'Key facts', text: seo.keyFacts },
    { title: `Why do investors follow ${company.symbol}?`, text: seo.investorInterestReason },
    { title: 'Where is it based?', text: placeOf(company) },
  ].filter(({ text }) => text !== null);
  if (parts.length === 0) return null;
  return (
    <section className="seo-text" aria-labelledby="seo-text-title">
      <h2 id="seo-text-title">{shortName} financial overview</h2>
      <div className="seo-text-parts">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function placeOf({ name, seo }: Company): string | null {
  if (seo.headquartersLocation === null) return null;
  const markets = seo.mainMarkets === null ? '' : ` Main markets: ${seo.mainMarkets}.`;
  return `${name} has its headquarters in ${seo.headquartersLocation}.${markets}`;
}
