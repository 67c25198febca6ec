import { DrawnIcon } from '../../../ui/text/Icon.tsx';

const shapes = {
  bell: 'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0',
  report: 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9 12h6M9 15.5h6',
  question: 'M4.5 5.5h15v10.5h-8.500L7 19.500v-3.500H4.500z',
  soundOn: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM15.5 9.500a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10',
  soundOff: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500zM16 9.500l5 5m0-5-5 5',
  play: 'M8 5.500v13l10.5-6.500z',
  offline:
    'M3 3l18 18M5 12.500a10 10 0 0 1 4-2.400M2.5 9A14 14 0 0 1 7 6.200M12 5c3.700 0 7 1.5 9.5 4M15.5 11a10 10 0 0 1 3.5 1.500M8.5 16a5 5 0 0 1 7 0M12 19.500h.01',
} as const;

export function NotificationIcon({ name }: { name: keyof typeof shapes }) {
  return <DrawnIcon path={shapes[name]} />;
}
