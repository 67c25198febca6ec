import { type Command, Option } from 'commander';
import { executeTask } from './execute-task.ts';
import { resolveTypedPath } from './resolve-typed-path.ts';

/** `tenfold import ...`: every one may be interrupted and run again, and ends with what was read, kept and refused. */
export function addImportCommands(program: Command): void {
  const into = program
    .command('import')
    .description('bring in filings, prices, exchange rates, estimates, profiles or texts')
    .addHelpText(
      'after',
      '\nAn import may be interrupted with Ctrl-C and run again: it goes on where it was.',
    );

  withRefusals(
    into
      .command('sec')
      .description('filed figures: of some companies from the SEC, or all of a folder or of the bulk archive')
      .argument('[symbols...]', 'companies to ask the SEC for, e.g. AAPL BRK-B (needs SEC_CONTACT)')
      .option('--from <path>', 'folder of CIK##########.json files (companyfacts), or companyfacts.zip')
      .option(
        '--submissions <folder>',
        'folder of submissions files; else one beside --from, if there is any',
      )
      .addHelpText(
        'after',
        '\ncompany_tickers_exchange.json beside the files names the symbols; an index.csv (symbol,cik,name) goes before it; a predecessors.csv (cik,predecessor_cik,until,source) joins filings under an earlier CIK.',
      ),
  ).action(async (symbols: string[], options: SecOptions, command: Command) => {
    if (symbols.length > 0 === (options.from !== undefined)) {
      command.error('Give either symbols or --from.');
    }
    if (options.from === undefined) {
      const named = [...new Set(symbols.map((symbol) => symbol.toUpperCase()))];
      await executeTask({ kind: 'filings from the SEC', symbols: named }, options.refusals);
      return;
    }
    const submissions = options.submissions === undefined ? null : resolveTypedPath(options.submissions);
    await executeTask(
      { kind: 'filings on disk', from: resolveTypedPath(options.from), submissions },
      options.refusals,
    );
  });

  withRefusals(
    into
      .command('prices')
      .description('closes, dividends and splits of a folder')
      .requiredOption(
        '--from <folder>',
        'with SYMBOL.csv (date,close,...; there or in daily/), month-end.csv, dividends.csv, splits.csv',
      ),
  ).action(async (options: { from: string; refusals?: string }) => {
    await executeTask({ kind: 'prices', from: resolveTypedPath(options.from) }, options.refusals);
  });

  const files = [
    {
      name: 'rates',
      kind: 'rates',
      what: 'exchange rates: date,base,quote,rate (CSV), e.g. 2024-12-31,USD,TWD,32.79',
    },
    { name: 'estimates', kind: 'estimates', what: 'what analysts expect, by symbol (JSON)' },
    {
      name: 'profiles',
      kind: 'profiles',
      what: 'sector, industry, website, employees and headquarters (JSON)',
    },
    { name: 'companies', kind: 'company texts', what: 'summaries, keywords and chief executives (JSON)' },
  ] as const;
  for (const { name, kind, what } of files) {
    withRefusals(into.command(name).description(what).argument('<file>')).action(
      async (file: string, options: { refusals?: string }) => {
        await executeTask({ kind, file: resolveTypedPath(file) }, options.refusals);
      },
    );
  }
}

interface SecOptions {
  readonly from?: string;
  readonly submissions?: string;
  readonly refusals?: string;
}

function withRefusals(command: Command): Command {
  return command.addOption(
    new Option('--refusals <file>', 'write everything that was refused, with its reason, to a CSV file'),
  );
}
