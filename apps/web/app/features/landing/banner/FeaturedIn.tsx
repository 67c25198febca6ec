import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { getFeaturedIn } from '@tenfold/contract/landing';
import { SectionHead } from '../section/SectionHead.tsx';
import './banner.css';

type Featured = NonNullable<ReplyOf<typeof getFeaturedIn>['featuredIn']>;

export function FeaturedIn({ featured: { title, logos } }: { featured: Featured }) {
  return (
    <section className="landing-section" id="featured">
      <SectionHead title={title} subtitle={null} />
      <ul className="featured-logos">
        {logos.map(({ logo, link }) => (
          <li key={logo.path}>
            <a href={link} rel="noreferrer">
              <img src={logo.path} alt={logo.alt} width={logo.width} height={logo.height} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
