// Runs every check, the cheapest first; `npm test -- notes` the tests of one feature or file. `--all` runs whole
// what each push runs a part of.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './build-web.mjs';
import { chosenTests } from './chosen-tests.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { root } from './root.mjs';
import { readPlaywright, readVitest } from './test-reports.mjs';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const chosen = wanted.length > 0 ? choose() : null;

install();
const reports = mkdtempSync(join(tmpdir(), 'tenfold-test-'));
const browser = await findBrowser();
const count = { passed: 0, failed: 0, flaky: 0, skipped: 0 };
const failures = [];

const built = buildWeb();
// A single test that needs it earlier waits for it; of the whole none does: its time would run out on a busy machine.
const prepared = built.then(() => finished(findNode(), ['tests/world/prepare-data.ts']));
if (chosen === null) {
  const colors = process.stdout.isTTY ? 'force' : 'off';
  const format = ['ci', '--error-on-warnings', `--colors=${colors}`, '.'];
  await Promise.all([
    built,
    check('Format and lint', 'biome', format),
    check('Types', 'tsc', ['--noEmit', '--pretty', `${process.stdout.isTTY === true}`]),
    prepared,
  ]);
  await everyUnit();
  await pages([]);
} else {
  await built;
  if (chosen.units !== null) await units(chosen.units);
  if (chosen.related !== null) await units(chosen.related);
  if (chosen.pages !== null) await pages(chosen.pages);
}

await prepared;
rmSync(reports, { recursive: true, force: true });
// Last, as the end of a long log is what is read first.
if (failures.length > 0) console.log(`\n── Failed\n${failures.join('\n')}`);
console.log(
  `\n${count.passed} passed (${count.flaky} at the second try), ${count.failed} failed, ${count.skipped} skipped`,
);
process.exit(count.failed === 0 ? 0 : 1);

function choose() {
  try {
    return chosenTests(wanted);
  } catch (cause) {
    console.error(cause.message);
    process.exit(2);
  }
}

/** Tests of HTTP and of faults wait for processes, for prices and for what was paused, while the others compute. */
async function everyUnit() {
  const others = [`--maxWorkers=${availableParallelism()}`, '--project=figures', '--project=product'];
  const printed = [];
  const waiting = units(['run', '--project=world'], 'HTTP and faults', printed);
  await units(['run', ...others], 'Units and figures');
  await waiting;
  console.log(printed.join('').trimEnd());
}

function units(args, title = 'Units, figures and HTTP', printed = null) {
  const name = title.replaceAll(' ', '-');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report(name)}`];
  return suite(title, 'vitest', [...args, ...reporters], () => readVitest(report(name)), printed);
}

function pages(filters) {
  const config = ['--config', 'tests/browser/playwright.config.ts'];
  return suite('Pages in a browser', 'playwright', ['test', ...config, ...filters], () =>
    readPlaywright(report('playwright')),
  );
}

/** Several run at once: what one prints comes in one piece. */
async function check(title, command, args) {
  const printed = [];
  const passed = (await finished(tool(command), args, printed)) === 0;
  console.log(`\n── ${title}\n${printed.join('').trimEnd()}`);
  count[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(title);
}

/** A suite that failed to start, or ended with an error outside its tests, counts as one failure. */
async function suite(title, command, args, read, printed = null) {
  const code = await run(title, command, args, printed);
  const result = readReport(read);
  if (code !== 0 && result.failed === 0) {
    result.failed = 1;
    result.failures.push(`${title}: ended with ${code}, no test failed`);
  }
  for (const key of Object.keys(count)) count[key] += result[key];
  failures.push(...result.failures);
}

function run(title, command, args, printed) {
  if (printed === null) console.log(`\n── ${title}`);
  else printed.push(`\n── ${title}\n`);
  return finished(tool(command), args, printed);
}

function tool(command) {
  return join(root, 'node_modules/.bin', command);
}

function finished(program, args, printed = null) {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    // For tools that start with `#!/usr/bin/env node`.
    PATH: `${dirname(findNode())}:${process.env.PATH}`,
    CHROMIUM_PATH: browser ?? '',
    ...(process.argv.includes('--all') && { TESTS: 'all' }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright'),
  };
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: printed === null ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  for (const output of [child.stdout, child.stderr]) output?.on('data', (part) => printed.push(part));
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function report(name) {
  return join(reports, `${name}.json`);
}

function readReport(read) {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 0, flaky: 0, skipped: 0, failures: [] };
  }
}
