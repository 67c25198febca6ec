import type * as alerts from '../alerts.ts';
import examples from './examples/alerts.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const alertsDocs: DocsOf<typeof alerts> = {
  tag: 'A person’s price alerts. An alert above the price fires when the price is at or above it, one below at or below; once, until it is armed again. A model alert follows a forecast: its target is the forecast’s value less a margin.',
  calls: {
    listCompanyAlerts:
      'Lists the signed-in person’s price alerts of a company, highest target first, and when they fired, also before they were armed again: the last 100 times, newest first.',
    listAlerts:
      'Lists the signed-in person’s price alerts of all companies by symbol, those of this company first.',
    addAlert:
      'Sets a price alert, by `price` with at most three decimals, or by `forecast_id` and `margin`. A `symbol` in the body must be that of the address. The side follows from the current price; a target equal to it is refused. Sent again, it returns the alert that exists. By a forecast it counts as opening the company.',
    saveAlert:
      'Changes the target of a price alert and arms it again. `epoch` is the arming the change was made on: if the alert was armed again since, the answer is 409 `stale` with the alert as it is now in `current`. Left out, it is changed whatever its arming. An unchanged target changes nothing; one that another alert waits for is refused with 409 `conflict`.',
    rearmAlert:
      'Arms a fired alert again, from the current price. Others are returned as they are. Refused with 409 `conflict` while another alert waits for the same.',
    deleteAlert: 'Deletes a price alert; for a day it can be restored.',
    restoreAlert:
      'Restores a price alert deleted within a day, unless the same was set again or the plan’s limit is reached.',
    deleteAlerts: 'Deletes all price alerts of a company; for a day each can be restored.',
    getAlertHistory:
      'Returns what happened to a price alert, newest first: when it was set, edited, re-priced with its forecast, moved by a split, and when it fired at which price.',
  },
  examples,
  schemas: {
    alertGroup: 'The alerts of a company, with its price.',
  },
};
