import { DrawnIcon } from '../../../ui/text/Icon.tsx';

const shapes = {
  draft: 'M4 20l1-4L16.5 4.5a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8 19z',
  bookmark: 'M7 4.5h10a1 1 0 0 1 1 1V20l-6-4-6 4V5.5a1 1 0 0 1 1-1',
} as const;

export function TabIcon({ name }: { name: keyof typeof shapes }) {
  return <DrawnIcon path={shapes[name]} />;
}
