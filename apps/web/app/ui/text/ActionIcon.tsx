import { DrawnIcon } from './Icon.tsx';

const shapes = {
  rename: 'M4 20l1-4L16.5 4.5a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8 19z',
  copy: 'M10.5 9h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8a1.5 1.5 0 0 1-1.5-1.5v-8a1.5 1.5 0 0 1 1.5-1.5M15 9V5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15H9',
  delete: 'M4.5 7h15M10 7V4.5h4V7m3.5 0-.8 12a1 1 0 0 1-1 1H8.3a1 1 0 0 1-1-1L6.5 7',
  versions: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.5',
  alert: 'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0',
  export: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  compare: 'M7 4 3.5 7.5 7 11M3.5 7.5H16M17 13l3.5 3.5L17 20m3.5-3.5H8',
  comment: 'M20 14.5a2 2 0 0 1-2 2H9.5L5 20v-3.5H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2z',
} as const;

export function ActionIcon({ name, small = false }: { name: keyof typeof shapes; small?: boolean }) {
  return <DrawnIcon path={shapes[name]} small={small} />;
}
