import { ApiError } from '@tenfold/contract/call';
import type { EditedBlock } from '@tenfold/contract/content';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BrowserApi } from '../../../platform/api/browser-api.ts';
import { openEditing } from './editing.ts';
import { isOvertaken } from './editing-state.ts';
import type { UnsavedDraft } from './unsaved-draft.ts';

const live = {
  version: 8,
  publishedAt: '2026-09-20T10:00:00Z',
  publishedBy: 'Odo Quillan',
  whatChanged: null,
  putBackFrom: null,
};
const content = { show: true, title: 'Three steps', steps: [{ title: 'Open', text: 'Ten years.' }] };
const block = {
  live,
  published: { key: 'steps', content },
  draft: null,
  othersDrafts: [],
} as unknown as EditedBlock;

const editedAt = '2026-11-26T15:52:00Z';
/** What the server answers to each call, in order; a test adds refusals. */
let answers: (() => unknown)[] = [];
let calls: [string, { body?: { [name: string]: unknown } }][] = [];
let unsaved: UnsavedDraft | null = null;

const api = {
  call: async (name: string, input: { body?: { [name: string]: unknown } }) => {
    calls.push([name, input]);
    return answers.shift()?.();
  },
} as unknown as BrowserApi;
const stored = {
  save: (draft: UnsavedDraft) => {
    unsaved = draft;
  },
  read: () => unsaved,
  forget: () => {
    unsaved = null;
  },
};
const saved = (revision: number) => () => ({ block: block.published, basedOn: 8, revision, editedAt });
const rest = () => vi.advanceTimersByTimeAsync(800);

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  calls = [];
  unsaved = null;
});
afterEach(() => vi.useRealTimers());

describe('a draft', () => {
  test('is saved once typing rests, and is on this device until then', async () => {
    const editing = openEditing(block, { api, stored });
    answers = [saved(1)];
    editing.set(['title'], 'Ten minutes');
    await vi.advanceTimersByTimeAsync(500);
    editing.set(['steps', 0, 'title'], 'Open a company');
    await vi.advanceTimersByTimeAsync(500);
    expect(calls).toEqual([]);
    expect(unsaved).toMatchObject({ content: { title: 'Ten minutes' }, basedOn: 8, revision: 0 });
    await rest();
    expect(calls).toEqual([
      [
        'POST /content/drafts/save',
        {
          body: {
            block: {
              key: 'steps',
              content: {
                ...content,
                title: 'Ten minutes',
                steps: [{ title: 'Open a company', text: 'Ten years.' }],
              },
            },
            basedOn: 8,
            revision: 0,
          },
        },
      ],
    ]);
    expect(unsaved).toBeNull();
    expect(editing.store.getState()).toMatchObject({ revision: 1, save: { kind: 'saved', at: editedAt } });
  });

  test('that could not be saved stays on this device, and is taken up when it is opened again', async () => {
    const editing = openEditing(block, { api, stored });
    answers = [
      () => {
        throw new ApiError(0, 'no_response', 'The server does not answer.');
      },
    ];
    editing.set(['title'], 'Ten minutes');
    await rest();
    expect(editing.store.getState().save.kind).toBe('failed');
    const again = openEditing(block, { api, stored });
    answers = [saved(1)];
    again.takeUp();
    expect(again.store.getState().content).toMatchObject({ title: 'Ten minutes' });
    await rest();
    expect(again.store.getState().save.kind).toBe('saved');
    expect(unsaved).toBeNull();
  });

  test('that is saved while its window leaves is there again, even where the next page was rendered before', async () => {
    const editing = openEditing(block, { api, stored });
    answers = [saved(1)];
    editing.set(['title'], 'Ten minutes');
    await editing.leave();
    const draft = { ...saved(1)(), block: { key: 'steps', content: { ...content, title: 'Ten minutes' } } };
    const again = openEditing(block, { api, stored });
    answers = [
      () => {
        throw new ApiError(409, 'stale', 'You edited this draft in another tab.', { current: draft });
      },
    ];
    again.takeUp();
    expect(again.store.getState().content).toMatchObject({ title: 'Ten minutes' });
    await rest();
    expect(again.store.getState()).toMatchObject({ revision: 1, save: { kind: 'saved' } });
    expect(unsaved).toBeNull();
  });

  test('that the next page has already is not saved again', async () => {
    const editing = openEditing(block, { api, stored });
    answers = [saved(1)];
    editing.set(['title'], 'Ten minutes');
    await editing.leave();
    const draft = { ...saved(1)(), block: { key: 'steps', content: { ...content, title: 'Ten minutes' } } };
    const again = openEditing({ ...block, draft } as unknown as EditedBlock, { api, stored });
    again.takeUp();
    await rest();
    expect(calls).toHaveLength(1);
    expect(unsaved).toBeNull();
  });

  test('saved in another tab is not overwritten before one of both is chosen', async () => {
    const editing = openEditing(block, { api, stored });
    const theirs = {
      block: { key: 'steps', content: { ...content, title: 'Theirs' } },
      basedOn: 8,
      revision: 4,
      editedAt,
    };
    const stale = () => {
      throw new ApiError(409, 'stale', 'You edited this draft in another tab.', { current: theirs });
    };
    answers = [stale, saved(5)];
    editing.set(['title'], 'Mine');
    await rest();
    expect(editing.store.getState().save).toEqual({ kind: 'elsewhere', theirs });
    editing.set(['title'], 'Mine, longer');
    await rest();
    expect(calls).toHaveLength(1);
    await editing.keepOwn();
    expect(calls[1]?.[1].body).toMatchObject({
      revision: 4,
      block: { content: { title: 'Mine, longer' } },
    });
    answers = [stale];
    editing.set(['title'], 'Once more');
    await rest();
    editing.takeTheirs();
    expect(editing.store.getState()).toMatchObject({ content: { title: 'Theirs' }, revision: 4 });
  });
});

describe('publishing', () => {
  test('names what is wrong under its fields, keeps what was typed, and forgets a problem once its field is changed', async () => {
    const editing = openEditing(block, { api, stored });
    answers = [
      () => {
        throw new ApiError(422, 'invalid_request', 'Some fields are wrong.', {
          fields: {
            'block.content.title': 'Plain text only. Remove <script>.',
            'block.content.steps.0.text': 'Write something here',
          },
        });
      },
      saved(1),
    ];
    editing.set(['title'], 'Ten <script>');
    await expect(editing.publish(8, '')).rejects.toThrow();
    expect(editing.store.getState().problems).toEqual({
      title: 'Plain text only. Remove <script>.',
      'steps.0.text': 'Write something here',
    });
    editing.set(['steps', 0, 'text'], 'Ten years of figures.');
    expect(Object.keys(editing.store.getState().problems)).toEqual(['title']);
    await rest();
    expect(calls.at(-1)?.[0]).toBe('POST /content/drafts/save');
  });

  test('over a version of another editor is refused, and the draft stays to be compared', async () => {
    const editing = openEditing(block, { api, stored });
    const theirs = { ...content, title: 'Ten steps' };
    const current = {
      ...block,
      live: { ...live, version: 9, publishedBy: 'Ilsa Fernwick' },
      published: { key: 'steps', content: theirs },
    };
    answers = [
      () => {
        throw new ApiError(409, 'stale', 'Ilsa Fernwick published version 9.', { current });
      },
      () => ({ ...current, live: { ...live, version: 10 } }),
    ];
    editing.set(['title'], 'Four steps');
    await expect(editing.publish(8, '')).rejects.toThrow();
    const state = editing.store.getState();
    expect(isOvertaken(state)).toBe(true);
    expect(state).toMatchObject({ published: theirs, content: { title: 'Four steps' } });
    await editing.publish(state.live.version, '');
    expect(calls.at(-1)?.[1].body).toMatchObject({ basedOn: 9 });
    expect(editing.store.getState()).toMatchObject({ live: { version: 10 }, save: { kind: 'none' } });
    expect(unsaved).toBeNull();
  });
});
