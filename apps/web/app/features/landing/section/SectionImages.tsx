import type { Subsection } from '@tenfold/contract/landing';
import type { CSSProperties } from 'react';
import { classNames } from '../../../ui/styles/class-names.ts';
import '../../../ui/controls/segmented.css';
import './section-images.css';

type SectionImage = Subsection['images'][number];

/** One set on phones, another from a tablet on; with several categories a switch, whose radio buttons need no script. */
export function SectionImages({ texts }: { texts: Subsection }) {
  const { key, images, mobileImages, bottomBlur } = texts;
  const categories = [...new Set([...images, ...mobileImages].map(categoryOf))];
  if (categories.length === 0) return null;
  return (
    <div className={classNames('section-images', bottomBlur && 'blurs')}>
      {categories.length > 1 && (
        <div role="radiogroup" aria-label="Images" className="segmented segmented-sm">
          {categories.map((category, at) => (
            <label key={category}>
              <input type="radio" name={`images-${key}`} value={at} defaultChecked={at === 0} />
              {category || 'Other'}
            </label>
          ))}
        </div>
      )}
      {categories.map((category, at) => (
        <div key={category} className="section-image-set" data-category={at}>
          <ImageSet
            images={images.filter((each) => categoryOf(each) === category)}
            mobileImages={mobileImages.filter((each) => categoryOf(each) === category)}
          />
        </div>
      ))}
    </div>
  );
}

/** Where an editor added none for one width, those of the other stand at both. */
function ImageSet({ images, mobileImages }: Pick<Subsection, 'images' | 'mobileImages'>) {
  const hasBoth = images.length > 0 && mobileImages.length > 0;
  return (
    <>
      <Pictures className={hasBoth ? 'desktop-only' : undefined} images={images} />
      <Pictures className={hasBoth ? 'mobile-only' : undefined} images={mobileImages} />
    </>
  );
}

function Pictures({ className, images }: { className: string | undefined; images: readonly SectionImage[] }) {
  return images.map(({ logo, leftMargin, rightMargin }, at) => (
    <img
      // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice, and none ever moves
      key={at}
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
