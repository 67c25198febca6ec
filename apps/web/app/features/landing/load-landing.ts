import { getPlans } from '@tenfold/contract/billing';
import { brand } from '@tenfold/contract/brand';
import type { Api } from '@tenfold/contract/call';
import { getLandingFigures, type LandingFigures } from '@tenfold/contract/landing';
import { listCuratedLists } from '@tenfold/contract/lists';
import type { LoaderFunctionArgs } from 'react-router';
import { logFailure } from '../../platform/api/log-failure.ts';
import { pageMeta } from '../../platform/screens/page-meta.ts';
import { throwScreenError } from '../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../platform/screens/server-context.ts';
import { serverOnly } from '../../platform/screens/server-only.ts';
import { landingTexts } from './texts.ts';

/** What parts from the server alone show is no part of the page’s data. */
export async function loadLanding({ context, url, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const [figures, { lists }, { plans }] = await Promise.all([
    loadFigures(api),
    api.call(listCuratedLists),
    api.call(getPlans),
  ]).catch(throwScreenError);
  const { company, live, filing, sheet, must, moved, note, differ } = figures;
  const { headline, lead, sections, banner, approach, steps, featured, signUp, ...heads } = landingTexts;
  return serverOnly(
    {
      tags: pageMeta({
        title: `${brand.name} — Company research with a ten-year view`,
        description: brand.tagline,
        address: `${context.get(publicUrlContext) ?? url.origin}/`,
      }),
      headline,
      lead,
      company,
      live,
      filing,
      sheet,
      differ,
      texts: {
        filing: sections.filing,
        alert: sections.alert,
        workbook: sections.workbook,
        approach,
        differ: heads.differ,
        signUp,
      },
      shows: { banner: banner !== null, must: must !== null, moved: moved !== null, note: note !== null },
      still: {
        banner: { texts: banner },
        must: { texts: sections.must, must, company },
        moved: { texts: sections.moved, moved, company },
        note: { texts: sections.note, note, company },
        lists: { texts: heads.lists, lists },
        steps: { texts: steps },
        featured: { texts: featured },
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
    return none;
  }
}

const none: LandingFigures = {
  company: null,
  live: null,
  filing: null,
  must: null,
  moved: null,
  note: null,
  sheet: null,
  differ: null,
};
