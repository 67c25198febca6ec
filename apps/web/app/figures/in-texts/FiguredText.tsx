import type { TextFigure } from '@tenfold/contract/financials';
import { splitTokens, tokenName } from '@tenfold/domain/figure-tokens';
import { type ReactNode, useMemo } from 'react';
import { LinkedText } from '../../ui/text/LinkedText.tsx';
import { NamedFigure } from './NamedFigure.tsx';

interface Props {
  text: string;
  /** What its tokens named when it was posted: others stay text. */
  figures: readonly TextFigure[];
  /** For a restated one: what its author may do about it. */
  renew?: ((figure: TextFigure) => ReactNode) | null;
}

/** During an update a server of the version before sends texts without them. */
const none: readonly TextFigure[] = [];

/** What a person wrote, with the figures that it names. */
export function FiguredText({ text, figures = none, renew = null }: Props) {
  const parts = useMemo(() => (figures.length === 0 ? [] : splitTokens(text)), [text, figures]);
  if (figures.length === 0) return <LinkedText text={text} />;
  const named = new Map(figures.map((figure) => [figure.token.toLowerCase(), figure]));
  return parts.map(({ text: shown, token }, at) => {
    const figure = token === null ? undefined : named.get(tokenName(token).toLowerCase());
    return figure === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <LinkedText key={at} text={shown} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <NamedFigure key={at} figure={figure} renew={renew} />
    );
  });
}
