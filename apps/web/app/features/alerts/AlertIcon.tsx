import { DrawnIcon } from '../../ui/text/Icon.tsx';

const shapes = {
  bell: 'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.5',
} as const;

export function AlertIcon({ name }: { name: keyof typeof shapes }) {
  return <DrawnIcon path={shapes[name]} small />;
}
