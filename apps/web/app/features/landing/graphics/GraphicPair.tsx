import type { LandingFigures } from '@tenfold/contract/landing';
import { SectionHead } from '../section/SectionHead.tsx';
import type { HeadTexts } from '../texts.ts';
import { BarsGraphic } from './BarsGraphic.tsx';
import { FadeIn } from './FadeIn.tsx';
import { LinesGraphic } from './LinesGraphic.tsx';
import './graphics.css';

interface Props {
  texts: HeadTexts;
  differ: NonNullable<LandingFigures['differ']>;
}

/** The same years of one company, drawn twice. */
export function GraphicPair({ texts, differ }: Props) {
  const { shortName, lines, bars } = differ;
  return (
    <section className="landing-section" id="differ">
      <SectionHead {...texts} />
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
      </div>
    </section>
  );
}
