import type * as forecasts from '../forecasts.ts';
import examples from './examples/forecasts.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const forecastsDocs: DocsOf<typeof forecasts> = {
  tag: 'A person’s own forecasts of a company: what was typed over averages or analysts’ consensus. Values have keys as they are: fiscal years or `Terminal`, then rows such as `revenueChange`.',
  calls: {
    listForecasts: 'Lists the signed-in person’s forecasts of a company, last changed first.',
    listOwnForecasts:
      'Lists all forecasts of the signed-in person, each with its value over the filings of today, the price and the newest filing then and now.',
    compareForecasts:
      'Returns two forecasts of a company line by line, with what each line is worth per share: own ones, shared ones, averages or analysts. The worth adds up to the difference of the values, to the cent.',
    getScorecard:
      'Returns how the person’s forecasts turned out: each fiscal year filed since, scored once by its first report with the version saved before it, beside averages and the consensus kept of that day; and the mean errors of each line.',
    listForecastScores:
      'Returns the scored years of one forecast, each predicted by the version saved before its first report.',
    createForecast:
      'Creates a forecast of a company with the values to begin with; only the name is required. Sent again with the same name and content it answers the forecast that exists; the same name with other content is a conflict.',
    saveForecast:
      'Saves a forecast, all of its values at once. `revision` is the one the changes were made on: if the forecast was changed since, the answer is 409 `stale` with the forecast as it is now in `current`, and nothing is written. Sending the same again is no conflict. Without `revision` it is saved whatever it is now. Rates and own figures that change have the bounds of a new forecast; what is stored may stay.',
    renameForecast: 'Renames a forecast. No two forecasts of a person and company have the same name.',
    deleteForecast: 'Deletes a forecast and stops sharing it; for a day it can be restored.',
    restoreForecast:
      'Restores a forecast deleted within a day, with its versions and its link; with a number behind its name where that was taken since.',
    duplicateForecast: 'Copies a forecast, without its versions and its link.',
    listForecastVersions:
      'Lists the versions of a forecast, newest first. An hour of saves is one version; a filing or the end of the day (UTC) ends it earlier.',
    getForecastVersion:
      'Returns a version with what it rested on: the percentages of its six columns, the levels and averages of that day, the newest filing known then.',
    getForecastOnDay:
      'Returns a forecast as it stood on a day: the version of then, over the filings, prices and estimates known on that day, in today’s shares.',
    restoreForecastVersion:
      'Makes an earlier version the current one. What was current stays in the versions.',
    shareForecast:
      'Gives a forecast a link that anyone can open, or withdraws it: that link then finds nothing, and sharing again makes another.',
    getSharedForecast:
      'Returns a forecast shared by link: its name, its cells, its six columns over the filings of today and its value. Nothing of its owner is in it.',
    copySharedForecast: 'Copies a shared forecast to the signed-in person’s own, where it can be edited.',
  },
  examples,
  schemas: {
    savedForecast:
      'A forecast as typed: `values` by fiscal year or `Terminal`, then by row, each a fraction or a formula that begins with `=`. Cells that are not named follow averages or consensus.',
    ownForecast: 'A forecast in the list of all of a person’s, with its value today.',
    forecastDifference: 'Two forecasts of a company and what each difference is worth.',
    scorecard: 'Forecasts against what was filed.',
    scorecardLine:
      'Mean signed and mean absolute error of one line, over the years predicted one year ahead.',
    scoredForecastYear: 'One fiscal year as a version foresaw it, and as it was first reported.',
    forecastVersion: 'A version of a forecast: what was typed, the newest filing and the value of then.',
    forecastOnDay: 'The version of a day over what was known that day.',
    sealedVersion: 'A version with all it rested on. It never changes once it is sealed.',
    sharedForecast: 'A forecast as anybody with its link sees it.',
  },
};
