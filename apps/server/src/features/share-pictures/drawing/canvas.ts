import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { sharePictureSize } from '@tenfold/contract/sharing/share-pictures';

export type Brush = SKRSContext2D;

const family = 'Tenfold Inter';

for (const file of ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf']) {
  const path = fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`));
  if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`No font in ${path}`);
}

/** Those of the light theme: where a picture is shown, nobody knows the reader’s. */
export const colours = {
  background: '#f6f5f1',
  surface: '#ffffff',
  line: '#e5e2da',
  text: '#1b1a17',
  secondary: '#524e46',
  faint: '#6d685e',
  accent: '#a44c14',
  markAccent: '#e08a4f',
  bar: '#1b1a17',
} as const;

export type Colour = keyof typeof colours;

export async function drawPicture(draw: (brush: Brush) => void): Promise<Buffer> {
  const { width, height } = sharePictureSize;
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.fillStyle = colours.background;
  brush.fillRect(0, 0, width, height);
  draw(brush);
  // Compressed on a thread of its own: requests are answered meanwhile.
  return canvas.encode('png');
}

export interface Look {
  readonly size: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly align?: 'left' | 'center' | 'right';
}

export function useLook(brush: Brush, { size, bold = false, colour = 'text', align = 'left' }: Look): void {
  brush.font = `${bold ? 600 : 400} ${size}px "${family}"`;
  brush.fillStyle = colours[colour];
  brush.textAlign = align;
}

/** @param y of the line the letters stand on */
export function write(brush: Brush, text: string, x: number, y: number, look: Look): void {
  useLook(brush, look);
  brush.fillText(text, x, y);
}
