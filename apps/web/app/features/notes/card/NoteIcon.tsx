import { DrawnIcon } from '../../../ui/text/Icon.tsx';

const shapes = {
  edit: 'M4 20l1-4L16.5 4.5a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8 19z',
  delete: 'M4.5 7h15M10 7V4.5h4V7m3.5 0-.8 12a1 1 0 0 1-1 1H8.3a1 1 0 0 1-1-1L6.5 7',
} as const;

export function NoteIcon({ name }: { name: keyof typeof shapes }) {
  return <DrawnIcon path={shapes[name]} />;
}
