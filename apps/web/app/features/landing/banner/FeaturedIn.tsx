import { SectionHead } from '../section/SectionHead.tsx';
import type { LandingTexts } from '../texts.ts';
import './banner.css';

/** Nothing until an editor adds somebody who wrote about the product. */
export function FeaturedIn({ texts: { title, logos } }: { texts: LandingTexts['featured'] }) {
  if (logos.length === 0) return null;
  return (
    <section className="landing-section" id="featured">
      <SectionHead title={title} subtitle={null} />
      <ul className="featured-logos">
        {logos.map(({ label, logo, link }) => {
          const image = <img src={logo} alt={label} loading="lazy" />;
          return <li key={label}>{link === null ? image : <a href={link}>{image}</a>}</li>;
        })}
      </ul>
    </section>
  );
}
