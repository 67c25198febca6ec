import type { SavedForecast } from '@tenfold/contract/forecasts';
import { forecastId } from '@tenfold/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave, type SaveCall } from './autosave.ts';
import { withMargin } from './content.fixture.ts';
import type { Content } from './content.ts';
import { createSession, type EditingSession } from './session.ts';
import type { UnsavedEdit } from './unsaved-edits.ts';

let session: EditingSession;
let saving: Autosave;
let unsaved: Map<number, UnsavedEdit>;
/** Each request waits until the test answers it. */
let requests: {
  sent: Parameters<SaveCall>[0];
  answer(saved: SavedForecast): void;
  refuse(cause: unknown): void;
}[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  requests = [];
  unsaved = new Map();
  session = createSession(2025);
  saving = new Autosave(
    session.store,
    (sent) => new Promise((answer, refuse) => requests.push({ sent, answer, refuse })),
    {
      save: (edit) => void unsaved.set(edit.id, edit),
      forget: (id) => void unsaved.delete(id),
      list: () => [...unsaved.values()],
    },
  );
  session.know([savedForecast(1, withMargin(0.1))]);
  session.choose(forecastId.parse(1));
});

afterEach(() => {
  saving.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is typed while an older state is being sent stays on this device until it is sent too', async () => {
  typeMargin(0.2);
  await vi.runAllTimersAsync();
  typeMargin(0.3);
  await answer(0, savedForecast(2, withMargin(0.2)));
  expect(unsaved.get(1)).toMatchObject({ content: withMargin(0.3), before: withMargin(0.2), revision: 2 });
  await vi.runAllTimersAsync();
  await answer(1, savedForecast(3, withMargin(0.3)));
  expect(unsaved.size).toBe(0);
});

test('edits not sent yet are sent when another forecast is opened', async () => {
  typeMargin(0.2);
  saving.saveNow();
  session.choose(null);
  expect(requests[0]?.sent).toMatchObject({ id: 1, content: withMargin(0.2) });
  await answer(0, savedForecast(2, withMargin(0.2)));
  expect(session.store.getState()).toMatchObject({ open: null, saved: [{ revision: 2 }] });
  expect(unsaved.size).toBe(0);
});

test('both sides of a conflict are versions, whatever is chosen', async () => {
  typeMargin(0.2);
  await vi.runAllTimersAsync();
  const theirs = savedForecast(2, withMargin(0.25));
  requests[0]?.refuse({ code: 'stale', current: theirs });
  await vi.runAllTimersAsync();
  saving.resolve(withMargin(0.25));
  expect(requests[1]?.sent).toEqual({
    id: 1,
    revision: 2,
    content: withMargin(0.2),
    startsVersion: true,
  });
  await answer(1, savedForecast(3, withMargin(0.2)));
  await vi.runAllTimersAsync();
  expect(requests[2]?.sent).toEqual({
    id: 1,
    revision: 3,
    content: withMargin(0.25),
    startsVersion: true,
  });
  await answer(2, savedForecast(4, withMargin(0.25)));
  expect(session.store.getState()).toMatchObject({ conflict: null, save: { kind: 'saved' } });
  expect(requests).toHaveLength(3);
});

function typeMargin(input: number): void {
  session.edit('Margin 2026', [{ column: '2026', row: 'margin', input }]);
}

async function answer(at: number, saved: SavedForecast): Promise<void> {
  requests[at]?.answer(saved);
  await vi.advanceTimersByTimeAsync(0);
}

function savedForecast(revision: number, content: Content): SavedForecast {
  return {
    id: 1,
    name: 'Base case',
    revision,
    updatedAt: '2026-01-02T03:04:05.000Z',
    ...content,
  } as SavedForecast;
}
