// What the reports of Vitest and of Playwright say: counts, and the titles of what failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {{ passed: number, failed: number, flaky: number, skipped: number, failures: string[] }} Result
 */

/** @returns {Result} */
export function readVitest(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const failures = report.testResults.flatMap(failuresOfFile);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    flaky: 0,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** A file that doesn't load, and a hook that fails, has no test to name. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const titles = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
  if (titles.length === 0 && status === 'failed')
    return [`${file}: ${message.split('\n')[0] || 'a hook failed'}`];
  return titles.map((title) => `${file} › ${title}`);
}

/** @returns {Result} */
export function readPlaywright(path) {
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    flaky,
    skipped,
    failures: [
      ...report.errors.map((error) => error.message.split('\n')[0]),
      ...report.suites.flatMap(failuresOfSuite),
    ],
  };
}

function failuresOfSuite(suite) {
  const own = (suite.specs ?? [])
    .filter((spec) => !spec.ok)
    .map((spec) => `${spec.file}:${spec.line} › ${spec.title}`);
  return [...own, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}
