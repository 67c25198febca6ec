import { expect, test } from 'vitest';
import { isOn, pressed, type Reacted, withReacted } from './reacted.ts';

const nothing: Reacted = { reaction: 0, likesCount: 3, dislikesCount: 1, follow: false, bookmark: false };

test('a like counts at once, and a second press takes it back', () => {
  const liked = pressed(nothing, 'like');
  expect(liked).toMatchObject({ reaction: 1, likesCount: 4, dislikesCount: 1 });
  expect(pressed(liked, 'like')).toEqual(nothing);
});

test('a dislike takes the place of a like', () => {
  const disliked = pressed(pressed(nothing, 'like'), 'dislike');
  expect(disliked).toMatchObject({ reaction: -1, likesCount: 3, dislikesCount: 2 });
  expect(isOn(disliked, 'like')).toBe(false);
  expect(isOn(disliked, 'dislike')).toBe(true);
});

test('following and bookmarking leave the votes as they are', () => {
  expect(pressed(pressed(nothing, 'follow'), 'bookmark')).toEqual({
    ...nothing,
    follow: true,
    bookmark: true,
  });
});

test('a post takes what the server told of a press, and keeps the rest', () => {
  const post = {
    reaction: 0,
    bookmark: true,
    counters: { likesCount: 3, dislikesCount: 1, answersCount: 2 },
  };
  expect(withReacted(post, { reaction: 1, likesCount: 4, dislikesCount: 1 })).toEqual({
    reaction: 1,
    bookmark: true,
    counters: { likesCount: 4, dislikesCount: 1, answersCount: 2 },
  });
});
