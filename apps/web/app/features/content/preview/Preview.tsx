import type { BlockKey } from '@tenfold/contract/content/blocks';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { useEditingState } from '../editing/editing-context.ts';
import { previewAddress } from './preview-address.ts';
import './preview.css';

const looks = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
  { value: 'dark', label: 'Dark' },
] as const;
type PreviewLook = (typeof looks)[number]['value'];

/** How wide the page believes to be, in pixels. */
const widths = { desktop: 1280, phone: 375, dark: 1280 } as const satisfies Record<PreviewLook, number>;

/** The page as it will be, scaled to the pane; it loads again when the draft was saved. */
export function Preview() {
  const key = useEditingState((state) => state.key);
  const revision = useEditingState((state) => state.revision);
  const version = useEditingState((state) => state.live.version);
  const [chosen, setLook] = useState<PreviewLook | null>(null);
  // Scaled to a phone a desktop can’t be read.
  const isNarrow = useNarrow();
  const look = chosen ?? (isNarrow ? 'phone' : 'desktop');
  const frame = useRef<HTMLIFrameElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const scale = useScale(body, widths[look]);

  const shown = useRef(`${revision} ${version}`);
  useEffect(() => {
    const now = `${revision} ${version}`;
    if (shown.current === now) return;
    shown.current = now;
    frame.current?.contentWindow?.location.reload();
  }, [revision, version]);

  return (
    <div className="preview">
      <div className="row row-between row-wrap">
        <h3 className="overline">Preview</h3>
        <Segmented label="Preview" small options={looks} value={look} onChange={setLook} />
      </div>
      <div className={look === 'phone' ? 'preview-frame is-phone' : 'preview-frame'}>
        <div className="preview-bar">
          <Icon name="lock" small />
          Preview, not public
        </div>
        <div ref={body} className="preview-body">
          {isNarrow !== null && (
            <iframe
              key={look}
              ref={frame}
              title="Preview of the page with your drafts"
              src={previewAddress(key, look === 'dark')}
              loading="lazy"
              onLoad={(event) => scrollTo(event.currentTarget.contentWindow, key)}
              style={{ width: widths[look], height: `${100 / scale}%`, scale: String(scale) }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Where the page has more than one block. */
function scrollTo(page: Window | null, key: BlockKey): void {
  const block = page?.document.getElementById(key);
  if (!block) return;
  page?.scrollTo({ top: block.getBoundingClientRect().top + page.scrollY - roomAbove });
}

const roomAbove = 80;

function useScale(body: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(0.4);
  useEffect(() => {
    const element = body.current;
    if (element === null) return;
    const watch = new ResizeObserver(([entry]) => {
      const room = entry?.contentRect.width ?? 0;
      if (room > 0) setScale(Math.min(1, room / width));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [body, width]);
  return scale;
}
