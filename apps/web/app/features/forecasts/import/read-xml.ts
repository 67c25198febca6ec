import { Parser } from 'saxen';
import { BrokenFile } from './zip.ts';

export interface XmlHandlers {
  /** Names without their prefix. Return false to stop reading. */
  readonly open: (name: string, attribute: (name: string) => string | undefined) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

/** @throws BrokenFile where it isn't well formed, and whatever a handler throws */
export function readXml(xml: string, { open, close, text }: XmlHandlers): void {
  let failed: unknown = null;
  const parser = new Parser();
  const guarded = (handle: () => void) => {
    if (failed !== null) return;
    try {
      handle();
    } catch (cause) {
      failed = cause;
      parser.stop();
    }
  };
  parser
    .on('openTag', (name, attributes, decode) =>
      guarded(() => {
        const all = attributes();
        open(local(name), (attribute) => {
          const found = Object.keys(all).find((each) => each === attribute || local(each) === attribute);
          return found === undefined ? undefined : decode(all[found] ?? '');
        });
      }),
    )
    .on('closeTag', (name) => guarded(() => close?.(local(name))))
    .on('text', (value, decode) => guarded(() => text?.(decode(value))))
    .on('cdata', (value) => guarded(() => text?.(value)))
    .on('error', () =>
      guarded(() => {
        throw new BrokenFile('damaged');
      }),
    )
    .parse(xml);
  if (failed !== null) throw failed;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
