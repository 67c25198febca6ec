import type { ContentVersion } from '@tenfold/contract/content';
import type { IsoDate } from '@tenfold/domain/facts';
import { formatDay } from '../../../figures/format-day.ts';

/** `Nov 3, 2026`; the product’s own texts have no day. */
export function dayLabel({ publishedAt }: Pick<ContentVersion, 'publishedAt'>): string {
  return publishedAt === null ? 'as delivered' : dayOf(publishedAt);
}

export function dayOf(time: string): string {
  return formatDay(time.slice(0, 10) as IsoDate);
}

/** `Odo Quillan · put back from v5` */
export function aboutVersion(version: ContentVersion): string {
  const { publishedAt, publishedBy, whatChanged, putBackFrom } = version;
  if (publishedAt === null) return 'As the product came';
  const parts = [publishedBy ?? 'By an import', whatChanged];
  if (putBackFrom !== null) parts.push(`put back from v${putBackFrom}`);
  return parts.filter((part) => part !== null).join(' · ');
}
