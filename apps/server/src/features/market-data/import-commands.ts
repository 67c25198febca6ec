import { access } from 'node:fs/promises';
import { Option, type Command as TypedCommand } from 'commander';
import { z } from 'zod';
import {
  type Command,
  type CommandGroup,
  type CommandRun,
  type RunOptions,
  resolveTypedPath,
} from '../../platform/commands/index.ts';
import { importCompanyTexts, importEstimates, importProfiles } from './descriptions/import-descriptions.ts';
import { createEdgar, secContactMissing } from './edgar/create-edgar.ts';
import { importFromEdgar } from './edgar/import-from-edgar.ts';
import { importFilings } from './filings/import-filings.ts';
import { importPrices } from './prices/import-prices.ts';
import { importRates } from './rates/import-rates.ts';

const group: CommandGroup = {
  name: 'import',
  description: 'import filings, prices, exchange rates, estimates, profiles or texts',
  help: '\nYou can stop an import with Ctrl-C and run it again. It continues where it stopped.',
};

const path = z.string().min(1);
const onDisk = z.object({ from: path, submissions: path.nullable() });
const fromTheSec = z.object({ symbols: z.array(z.string()).min(1) });

const filings: Command<z.output<typeof onDisk> | z.output<typeof fromTheSec>> = {
  group,
  name: 'sec',
  input: z.union([onDisk, fromTheSec]),
  describe(typed, run) {
    withRefusals(typed)
      .description(
        'filed figures of some companies from the SEC, or of all companies in a folder or the bulk archive',
      )
      .argument('[symbols...]', 'companies to download, such as AAPL BRK-B (needs SEC_CONTACT)')
      .option('--from <path>', 'folder of CIK##########.json files (companyfacts), or companyfacts.zip')
      .option(
        '--submissions <folder>',
        'folder of submissions files (default: the one beside --from, if any)',
      )
      .addHelpText(
        'after',
        '\nSymbols come from company_tickers_exchange.json beside the files; an index.csv (symbol,cik,name) takes precedence. A predecessors.csv (cik,predecessor_cik,until,source) adds filings under an earlier CIK.',
      )
      .action(async (symbols: string[], options: FilingsOptions, command: TypedCommand) => {
        if (symbols.length > 0 === (options.from !== undefined)) {
          command.error('Use either symbols or --from.');
        }
        const { from, submissions } = options;
        const input =
          from === undefined
            ? { symbols: [...new Set(symbols.map((symbol) => symbol.toUpperCase()))] }
            : {
                from: resolveTypedPath(from),
                submissions: submissions === undefined ? null : resolveTypedPath(submissions),
              };
        await run(input, options);
      });
  },
  async check(input) {
    if ('from' in input) await access(input.from);
  },
  checkHere(input, { secContact }) {
    if ('symbols' in input && secContact === null) throw secContactMissing();
  },
  async perform(run, input) {
    if ('from' in input) await importFilings(run, input);
    else await importFromEdgar(run, createEdgar(run.config, run.clock), input.symbols);
  },
};

interface FilingsOptions extends RunOptions {
  readonly from?: string;
  readonly submissions?: string;
}

const prices: Command<{ from: string }> = {
  group,
  name: 'prices',
  input: z.object({ from: path }),
  describe(typed, run) {
    withRefusals(typed)
      .description('closes, dividends and splits from a folder')
      .requiredOption(
        '--from <folder>',
        'with SYMBOL.csv (date,close,...; there or in daily/), month-end.csv, dividends.csv, splits.csv',
      )
      .action(async (options: RunOptions & { readonly from: string }) => {
        await run({ from: resolveTypedPath(options.from) }, options);
      });
  },
  check: ({ from }) => access(from),
  perform: (run, { from }) => importPrices(run, from),
};

function importOfFile(
  name: string,
  description: string,
  perform: (run: CommandRun, file: string) => Promise<void>,
): Command<{ file: string }> {
  return {
    group,
    name,
    input: z.object({ file: path }),
    describe(typed, run) {
      withRefusals(typed)
        .description(description)
        .argument('<file>')
        .action((file: string, options: RunOptions) => run({ file: resolveTypedPath(file) }, options));
    },
    check: ({ file }) => access(file),
    perform: (run, { file }) => perform(run, file),
  };
}

function withRefusals(typed: TypedCommand): TypedCommand {
  return typed.addOption(
    new Option('--refusals <file>', 'write each refused item and the reason to a CSV file'),
  );
}

export const importCommands: readonly Command[] = [
  filings,
  prices,
  importOfFile(
    'rates',
    'exchange rates: date,base,quote,rate (CSV), e.g. 2024-12-31,USD,TWD,32.79',
    importRates,
  ),
  importOfFile('estimates', 'analyst estimates by symbol (JSON)', importEstimates),
  importOfFile('profiles', 'sector, industry, website, employees and headquarters (JSON)', importProfiles),
  importOfFile('companies', 'summaries, keywords and chief executives (JSON)', importCompanyTexts),
];
