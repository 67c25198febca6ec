import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { previewParameters } from '../../platform/api/content-preview.ts';
import { cachedScreen } from '../../platform/screens/cached-screen.ts';
import type { Chrome } from '../../shell/chrome.ts';
import { Approach } from './approach/Approach.tsx';
import { FeaturedIn } from './banner/FeaturedIn.tsx';
import { MonthBanner } from './banner/MonthBanner.tsx';
import { ListDoors } from './curated-lists/ListDoors.tsx';
import { FilingTry } from './figure-source/FilingTry.tsx';
import { GraphicPair } from './graphics/GraphicPair.tsx';
import { Hero } from './hero/Hero.tsx';
import { Steps } from './how-it-works/Steps.tsx';
import { LiveCard } from './live-forecast/LiveCard.tsx';
import { loadLanding } from './load-landing.ts';
import { MustTry } from './must-be-true/MustTry.tsx';
import { NoteTry } from './note-replay/NoteTry.tsx';
import { PlanLines } from './plans/PlanLines.tsx';
import { AlertTry } from './price-alert/AlertTry.tsx';
import { TrySection } from './section/TrySection.tsx';
import { SignUp } from './sign-up/SignUp.tsx';
import { MovedTry } from './value-moved/MovedTry.tsx';
import { WorkbookTry } from './workbook/WorkbookTry.tsx';
import './landing.css';

export const handle: Chrome = { header: 'landing' };

export const headers = cachedScreen(10, previewParameters);

export function loader(args: LoaderFunctionArgs) {
  return loadLanding(args);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData?.tags;
}

type LandingPage = Awaited<ReturnType<typeof loader>>;

export default function LandingRoute() {
  const page = useLoaderData<typeof loader>() as LandingPage;
  const { hero, company, live, filing, sheet, differ, texts, own, shows } = page;
  const still = page.still ?? inPage;
  const [value, setValue] = useState(live?.worth?.valuePerShare ?? null);
  return (
    <div className="landing">
      <Hero {...hero} />
      {company && live && shows.live && <LiveCard company={company} live={live} onValue={setValue} />}
      {shows.banner && <MonthBanner {...shown(still.banner)} />}
      {company && filing && texts.filing && (
        <FilingTry texts={texts.filing} filing={filing} company={company} />
      )}
      {shows.must && <MustTry {...shown(still.must)} />}
      {shows.moved && <MovedTry {...shown(still.moved)} />}
      {shows.note && <NoteTry {...shown(still.note)} />}
      {company && live?.worth && texts.alert && (
        <AlertTry texts={texts.alert} value={value} company={company} />
      )}
      {company && sheet && texts.workbook && (
        <WorkbookTry texts={texts.workbook} sheet={sheet} company={company} />
      )}
      {own.map((section) => (
        <TrySection key={section.key} texts={section} />
      ))}
      {shows.lists && <ListDoors {...shown(still.lists)} />}
      {texts.approach && <Approach approach={texts.approach} />}
      {differ && texts.differ && <GraphicPair texts={texts.differ} differ={differ} />}
      {shows.steps && <Steps {...shown(still.steps)} />}
      {shows.featured && <FeaturedIn {...shown(still.featured)} />}
      <PlanLines {...still.plans} />
      {texts.closing && <SignUp texts={texts.closing} />}
    </div>
  );
}

/** In the browser the server's HTML stands for what isn't in the page's data. */
const inPage = {
  banner: {},
  must: {},
  moved: {},
  note: {},
  lists: {},
  steps: {},
  featured: {},
  plans: {},
} as NonNullable<LandingPage['still']>;

type WithoutNulls<Piece> = { [Key in keyof Piece]: NonNullable<Piece[Key]> };

/** A piece is only rendered where all of it is there. */
function shown<Piece extends object>(piece: Piece): WithoutNulls<Piece> {
  return piece as WithoutNulls<Piece>;
}
