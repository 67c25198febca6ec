import './icon.css';

const shapes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  down: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  left: 'm14.5 6-6 6 6 6',
  right: 'm9.5 6 6 6-6 6',
  back: 'M19 12H5m0 0 6-6m-6 6 6 6',
  forward: 'M5 12h14m0 0-6-6m6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12.5V19a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-6.5',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  external: 'M9 15 19 5m0 0h-6m6 0v6M11 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-5',
  line: 'M4 17l5-6 4 3.5 7-8.5',
  bar: 'M5 20v-7M12 20V5M19 20v-10',
  table:
    'M5.5 5h13a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-11a1.5 1.5 0 0 1 1.5-1.5M4 10h16M10 10v9',
  settings: 'M4 7h9m4 0h3M4 17h3m4 0h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  // Circles, since a line of no length would be as thin as the others.
  more: 'M5 12a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0M11.5 12a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0M18 12a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5M12 8h.01',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5V12l3 2',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  person: 'M8.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M5 20a7 7 0 0 1 14 0',
  gear: 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12 3.5v3m0 11v3M3.5 12h3m11 0h3M6 6l2 2m8 8 2 2m0-12-2 2m-8 8-2 2',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  mail: 'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5M4 7l8 6 8-6',
  card: 'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5M3.5 10h17M7 15h3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5M8 10.5V8a4 4 0 0 1 8 0v2.5',
} as const;

export type IconName = keyof typeof shapes;

/** Decorative: needs a label beside it or on its control. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return <DrawnIcon path={shapes[name]} small={small} />;
}

/** For an icon that one feature has, drawn there: one of the set is in the first load of every page. */
export function DrawnIcon({ path, small = false }: { path: string; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon-sm' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
