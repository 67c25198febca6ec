import { expect, test } from 'vitest';
import { visitor } from '../calls/visitor.fixture.ts';
import { AppError, NotFound } from '../errors/app-error.ts';
import { CallRecorder, RepeatedCalls } from './recorded-calls.ts';

const offers = { offers: 1 };
const failing = (error: Error) => () => {
  throw error;
};
const defect = failing(new RangeError('no handler'));
const notFound = failing(new NotFound('No such plan.'));
const outage = failing(new AppError('unavailable', 'The database is not responding.'));

async function compare(first: () => unknown, then: () => unknown) {
  const recorder = new CallRecorder();
  let answer = first;
  await recorder.run('GET /plans {}', async () => answer(), visitor).catch(() => undefined);
  answer = then;
  return new RepeatedCalls(visitor).compare(recorder.calls);
}

test.each([
  ['the same answer', () => offers, () => ({ offers: 1 }), 'same'],
  ['another answer', () => offers, () => ({ offers: 2 }), 'other'],
  ['a defect', () => offers, defect, 'other'],
  ['the same refusal', notFound, notFound, 'same'],
  ['another refusal', notFound, failing(new NotFound('No such company.')), 'other'],
  ['an answer instead of a refusal', notFound, () => offers, 'other'],
])('repeated with %s, a call is compared exactly', async (_, first, then, expected) => {
  expect(await compare(first, then)).toBe(expected);
});

test.each([
  ['defect', defect],
  ['outage', outage],
])('a call that ended in a %s is never the same again', async (_, failed) => {
  expect(await compare(failed, failed)).toBe('other');
});

test('a call that has not ended is never the same again', async () => {
  const recorder = new CallRecorder();
  void recorder.run('GET /plans {}', () => new Promise(() => undefined), visitor);
  const [{ answer }] = recorder.calls as [(typeof recorder.calls)[number]];
  const calls = [{ name: 'GET /plans {}', prepared: async () => offers, answer }];
  expect(await new RepeatedCalls(visitor).compare(calls)).toBe('other');
});

test('a call that several pages share is made once', async () => {
  const recorder = new CallRecorder();
  let callCount = 0;
  await recorder.run('GET /plans {}', async () => ++callCount, visitor);
  const repeated = new RepeatedCalls(visitor);
  await repeated.compare(recorder.calls);
  await repeated.compare(recorder.calls);
  expect(callCount).toBe(2);
});
