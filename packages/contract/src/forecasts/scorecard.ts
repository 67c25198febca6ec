import { assumptionKeys } from '@tenfold/domain/forecast';
import { scoredLevels } from '@tenfold/domain/scoring';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { forecastId } from '../ids.ts';
import { amount, isoDate, isoTime, rate } from '../shapes.ts';
import { ofForecast } from './forecast.ts';

/** Errors are forecast less actual, as fractions; `scaled` is how many times the row’s usual movement that is. */
const outcome = z.object({ forecast: rate, error: rate, scaled: z.number().nullable() });

const scoredRow = z.object({
  row: z.enum(assumptionKeys),
  isTyped: z.boolean(),
  actual: rate,
  yardstick: rate,
  mine: outcome,
  averages: outcome,
  /** Null where no consensus of that day was kept. */
  analysts: outcome.nullable(),
});

/** `difference` in money instead of `error` where the actual is zero or below. */
const levelOutcome = z.object({ forecast: amount, error: rate, difference: amount });

const scoredLevel = z.object({
  row: z.enum(scoredLevels),
  actual: amount,
  mine: levelOutcome,
  averages: levelOutcome,
  analysts: levelOutcome.nullable(),
});

const score = z.object({
  mine: z.number().nullable(),
  averages: z.number().nullable(),
  skill: rate,
  rows: z.number().int(),
});

const ofYear = { forecastId, year: z.number().int(), accession: z.string(), filed: isoDate };

export const scoredForecastYear = z.object({
  ...ofYear,
  /** 1 for the first year after the last one known at sealing. */
  horizon: z.number().int(),
  version: z.number().int(),
  savedAt: isoTime,
  yearWasOver: z.boolean(),
  rows: z.array(scoredRow),
  levels: z.array(scoredLevel),
  score,
  /** The score of the rows the person typed; null where they typed none. */
  typedScore: score.nullable(),
});
export type ScoredForecastYear = z.output<typeof scoredForecastYear>;

const lineRecord = z.object({ bias: z.number(), error: z.number(), years: z.number().int() });

export const scorecardLine = z.object({
  row: z.enum([...assumptionKeys, ...scoredLevels]),
  mine: lineRecord.nullable(),
  averages: lineRecord.nullable(),
  analysts: lineRecord.nullable(),
});
export type ScorecardLine = z.output<typeof scorecardLine>;

export const scorecard = z.object({
  /** Those that can be scored: with a version, of a company with a fiscal year. */
  forecasts: z.array(
    z.object({
      id: forecastId,
      name: z.string(),
      symbol: z.string(),
      companyName: z.string(),
      /** The fiscal year that is scored next. */
      nextYear: z.number().int(),
      /** About when: a year after the last one. */
      nextYearEnds: isoDate,
      lines: z.array(scorecardLine),
    }),
  ),
  /** Over all of them; only years predicted one year ahead. */
  lines: z.array(scorecardLine),
  /** Newest filing first. */
  years: z.array(scoredForecastYear),
  notScored: z.array(
    z.object({ ...ofYear, why: z.enum(['not_foreseen', 'transition_period', 'fiscal_year_changed']) }),
  ),
  /** Symbols left out because no company is left this month. */
  withheld: z.array(z.string()),
});
export type Scorecard = z.output<typeof scorecard>;

export const getScorecard = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/forecasts/scorecard',
  summary: 'How the person’s forecasts turned out, line by line',
  reply: scorecard,
});

export const listForecastScores = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/forecast/{forecastId}/scores',
  summary: 'How one forecast turned out, year by year',
  params: ofForecast,
  reply: z.object({
    /** Newest filing first. */
    years: z.array(
      scoredForecastYear.extend({
        /** Today’s shares for one share of the year’s first report: 4 after a split of 4 for 1. */
        splitFactor: z.number().positive(),
      }),
    ),
  }),
  refusals: ['forbidden', 'quota_reached', 'not_found'],
});
