import { getPlans } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import type { Api } from '@tenfold/contract/call';
import { getSample } from '@tenfold/contract/company';
import { getLandingFigures, type LandingFigures } from '@tenfold/contract/landing';
import { noLandingFigures } from '@tenfold/contract/landing/no-figures';
import { listCuratedLists } from '@tenfold/contract/lists';
import type { LoaderFunctionArgs } from 'react-router';
import { logFailure } from '../../platform/api/log-failure.ts';
import { pageMeta } from '../../platform/screens/page-meta.ts';
import { throwScreenError } from '../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../platform/screens/server-context.ts';
import { serverOnly } from '../../platform/screens/server-only.ts';
import { loadTexts } from './load-texts.ts';

/** What parts from the server alone show is no part of the page’s data. */
export async function loadLanding(args: LoaderFunctionArgs) {
  const { context, url, request } = args;
  const api = context.get(apiContext);
  const [texts, figures, { lists }, { plans }, sample] = await Promise.all([
    loadTexts(args),
    loadFigures(api),
    api.call(listCuratedLists),
    api.call(getPlans),
    api.call(getSample),
  ]).catch(throwScreenError);
  const { company, live, filing, sheet, must, moved, note, differ } = figures;
  const { sections } = texts;
  return serverOnly(
    {
      tags: pageMeta({
        title: `${brand.name} — Company research with a ten-year view`,
        description: brand.tagline,
        address: `${context.get(publicUrlContext) ?? url.origin}/`,
      }),
      hero: { ...texts.hero, sample },
      company,
      live,
      filing,
      sheet,
      differ,
      texts: {
        filing: sections.filing,
        alert: sections.alert,
        workbook: sections.workbook,
        approach: texts.approach,
        differ: texts.differ,
        closing: texts.closing,
      },
      own: texts.own,
      shows: {
        live: texts.showsLive,
        banner: texts.banner !== null,
        must: must !== null && sections.must !== undefined,
        moved: moved !== null && sections.moved !== undefined,
        note: note !== null && sections.note !== undefined,
        lists: texts.lists !== null,
        steps: texts.steps !== null,
        featured: texts.featured !== null,
      },
      still: {
        banner: { banner: texts.banner },
        must: { texts: sections.must, must, company },
        moved: { texts: sections.moved, moved, company },
        note: { texts: sections.note, note, company },
        lists: { texts: texts.lists, lists },
        steps: { steps: texts.steps },
        featured: { featured: texts.featured },
        plans: { plans },
      },
    },
    'still',
    request,
  );
}

/** The page is read without them too. */
async function loadFigures(api: Api): Promise<LandingFigures> {
  try {
    return await api.call(getLandingFigures);
  } catch (cause) {
    logFailure('figures of the landing page', cause);
    return noLandingFigures;
  }
}
