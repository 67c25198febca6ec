import type { Subsection } from '@tenfold/contract/landing';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import '../../../ui/controls/segmented.css';
import './section-images.css';

type SectionImage = Subsection['images'][number];

/** One set on phones, another from a tablet on; with several categories a switch, whose radio buttons need no script. */
export function SectionImages({ texts }: { texts: Subsection }) {
  const { key, images, mobileImages, bottomBlur } = texts;
  if (images.length === 0) return null;
  const categories = [...new Set(images.map(categoryOf))];
  return (
    <div className={classNames('section-images', bottomBlur && 'blurs')}>
      {categories.length > 1 && (
        <div role="radiogroup" aria-label="Images" className="segmented segmented-sm">
          {categories.map((category, at) => (
            <label key={category}>
              <input type="radio" name={`images-${key}`} value={at} defaultChecked={at === 0} />
              {category}
            </label>
          ))}
        </div>
      )}
      {categories.map((category, at) => (
        <div key={category} className="section-image-set" data-category={at}>
          <Pictures
            className="desktop-only"
            images={images.filter((each) => categoryOf(each) === category)}
          />
          <Pictures
            className="mobile-only"
            images={mobileImages.filter((each) => categoryOf(each) === category)}
          />
        </div>
      ))}
    </div>
  );
}

function Pictures({ className, images }: { className: string; images: readonly SectionImage[] }) {
  return images.map(({ logo, leftMargin, rightMargin }) => (
    <img
      key={logo.path}
      className={className}
      src={logo.path}
      alt={logo.alt}
      width={logo.width}
      height={logo.height}
      loading="lazy"
      style={{ '--left': `${leftMargin}px`, '--right': `${rightMargin}px` } as CSSProperties}
    />
  ));
}

function categoryOf({ imageCategory }: SectionImage): string {
  return imageCategory ?? '';
}
