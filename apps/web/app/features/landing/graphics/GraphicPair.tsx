import type { BusinessDiffer, LandingFigures } from '@tenfold/contract/landing';
import { SiteLink } from '../../../shell/site/SiteLink.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { BarsGraphic } from './BarsGraphic.tsx';
import { FadeIn } from './FadeIn.tsx';
import { LinesGraphic } from './LinesGraphic.tsx';
import './graphics.css';

interface Props {
  texts: BusinessDiffer;
  differ: NonNullable<LandingFigures['differ']>;
}

/** The same years of one company, drawn twice. */
export function GraphicPair({ texts, differ }: Props) {
  const { shortName, lines, bars } = differ;
  const { title, subtitle, logos, link, linkLabel, linkDescription } = texts;
  return (
    <section className="landing-section" id="differ">
      <SectionHead title={title} subtitle={subtitle} />
      <div className="graphic-pair">
        {lines.length > 0 && (
          <FadeIn>
            <LinesGraphic company={shortName} lines={lines} />
          </FadeIn>
        )}
        {bars !== null && (
          <FadeIn>
            <BarsGraphic company={shortName} row={bars} />
          </FadeIn>
        )}
        {logos.map(({ logo, label, isMobile }) => (
          <figure key={logo.path} className={isMobile ? 'mobile-only' : undefined}>
            <img src={logo.path} alt={logo.alt} width={logo.width} height={logo.height} loading="lazy" />
            {label !== null && <figcaption>{label}</figcaption>}
          </figure>
        ))}
      </div>
      {link !== null && linkLabel !== null && (
        <p className="graphic-link">
          {linkDescription}{' '}
          <SiteLink className="link" to={link}>
            {linkLabel}
          </SiteLink>
        </p>
      )}
    </section>
  );
}
