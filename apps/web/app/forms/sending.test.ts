import { ApiError } from '@tenfold/contract/errors/api-error';
import { expect, test } from 'vitest';
import { FormRefusedError } from './form-error.ts';
import { errorOf, openSending } from './sending.ts';

const tooLong = new ApiError(422, 'invalid_request', 'Some fields are wrong.', {
  fields: { name: 'Use at most 80 characters' },
});
const refusedWith = (cause: Error) => () => Promise.reject(cause);

test('pressed twice, a form is sent once', async () => {
  const { store, send } = openSending('naming');
  let answer = () => {};
  let sent = 0;
  const call = () => {
    sent += 1;
    return new Promise<void>((resolve) => {
      answer = resolve;
    });
  };
  const first = send(call);
  await send(call);
  expect(store.getState()).toMatchObject({ busy: true, done: false });
  answer();
  await first;
  expect(sent).toBe(1);
  expect(store.getState()).toMatchObject({ busy: false, done: true, refusal: null });
});

test('what was refused is said under its field until it is changed, and can be sent again', async () => {
  const { store, send, change } = openSending('naming');
  await send(refusedWith(tooLong));
  expect(errorOf(store.getState().refusal)).toBe('Use at most 80 characters');
  expect(store.getState()).toMatchObject({ busy: false, failures: 1 });
  change();
  expect(store.getState().refusal).toBeNull();
  await send(async () => {});
  expect(store.getState().done).toBe(true);
});

test('what is about no field is said of the whole form', async () => {
  const { store, send } = openSending('adding');
  await send(refusedWith(new FormRefusedError('Growth: This list is full.')));
  expect(errorOf(store.getState().refusal)).toBe('Growth: This list is full.');
});

test('the failure before is not shown while it is sent again', async () => {
  const { store, send } = openSending('naming');
  await send(refusedWith(tooLong));
  const again = send(async () => {});
  expect(store.getState()).toMatchObject({ busy: true, refusal: null });
  await again;
});
