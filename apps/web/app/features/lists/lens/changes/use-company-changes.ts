import { isApiError } from '@tenfold/contract/errors/api-error';
import type { ReadableList } from '@tenfold/contract/lists';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../../platform/api/browser-api.ts';
import type { Messages } from '../../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../../ui/overlays/use-undoable.ts';

export interface NamedCompany {
  readonly symbol: string;
  readonly shortName: string;
}

export interface CompanyChanges {
  /** Not shown any more, though the page still has them. */
  readonly removed: readonly string[];
  /** The order they were put in last, until the page has that order. */
  readonly order: readonly string[] | null;
  remove(companies: readonly NamedCompany[]): void;
  arrange(symbols: readonly string[]): void;
}

interface Arranged {
  readonly symbols: readonly string[];
  /** The revision of the list that has this order; null until it is answered. */
  readonly revision: number | null;
}

/** Removing companies from one’s own list and putting them in order: shown at once, and taken back where it fails. */
export function useCompanyChanges(
  { own, companies }: Pick<ReadableList, 'own' | 'companies'>,
  messages: Pick<Messages, 'showMessage'>,
): CompanyChanges | null {
  const { attempt, offerUndo } = useUndoable(messages, { refreshesFailed: true });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const arranging = useRef({ after: Promise.resolve(), revision: 0 });

  // Once the page is without them: they may come back.
  useEffect(() => {
    const present = new Set(companies.map(({ symbol }) => symbol));
    setRemoved((before) =>
      before.every((one) => present.has(one)) ? before : before.filter((one) => present.has(one)),
    );
  }, [companies]);

  if (own === null) return null;
  const { id, revision } = own;

  return {
    removed,
    order: isPending(arranged, revision) ? arranged.symbols : null,
    remove: (chosen) => {
      const symbols = chosen.map(({ symbol }) => symbol);
      const input = { params: { id }, body: { symbols } };
      const label = chosen.length === 1 ? chosen[0]?.shortName : `${chosen.length} companies`;
      setRemoved((before) => [...before, ...symbols]);
      void attempt({
        what: 'removing companies from a list',
        run: async () => {
          await browserApi.call('POST /lists/{id}/companies/delete', input);
          offerUndo(`${label} removed.`, {
            what: 'bringing companies back to a list',
            run: () => browserApi.call('POST /lists/{id}/companies/restore', input),
          });
        },
        takeBack: () => setRemoved((before) => before.filter((one) => !symbols.includes(one))),
      });
    },
    arrange: (symbols) => {
      setArranged({ symbols, revision: null });
      const arrange = async () => {
        const body = { symbols: [...symbols], revision: Math.max(revision, arranging.current.revision) };
        const list = await browserApi.call('POST /lists/{id}/order', { params: { id }, body });
        arranging.current.revision = list.revision;
        setArranged((last) => (last?.symbols === symbols ? { symbols, revision: list.revision } : last));
      };
      // One after the other: each is made on the one before.
      arranging.current.after = arranging.current.after.then(() =>
        attempt({
          what: 'ordering the companies of a list',
          run: arrange,
          refusal: changedElsewhere,
          takeBack: () => setArranged(null),
        }),
      );
    },
  };
}

function isPending(arranged: Arranged | null, revision: number): arranged is Arranged {
  return arranged !== null && (arranged.revision === null || arranged.revision > revision);
}

function changedElsewhere(cause: unknown): string | null {
  const isStale = isApiError(cause) && cause.code === 'stale';
  return isStale ? 'This list was changed in another tab. It is shown as it is now.' : null;
}
