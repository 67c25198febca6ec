import { DrawnIcon } from '../../../ui/text/Icon.tsx';

const shapes = {
  like: 'M7.5 11 11 4a2 2 0 0 1 2.5 2v3.5H18a1.8 1.8 0 0 1 1.8 2.1l-1 6A1.8 1.8 0 0 1 17 19.5H7.5zm0 0H4.5v8.5h3',
  dislike:
    'M16.5 13 13 20a2 2 0 0 1-2.5-2v-3.5H6a1.8 1.8 0 0 1-1.8-2.1l1-6A1.8 1.8 0 0 1 7 4.5h9.5zm0 0h3V4.5h-3',
  comments: 'M20 14.5a2 2 0 0 1-2 2H9.5L5 20v-3.5H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2z',
  follow: 'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0',
  bookmark: 'M7 4.5h10a1 1 0 0 1 1 1V20l-6-4-6 4V5.5a1 1 0 0 1 1-1',
} as const;

export function ReactionIcon({ name }: { name: keyof typeof shapes }) {
  return <DrawnIcon path={shapes[name]} />;
}
