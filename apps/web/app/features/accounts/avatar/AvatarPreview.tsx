import { useEffect, useRef } from 'react';

/** Photo preview. Drawn: a picture at a blob address would need a wider content security policy. */
export function AvatarPreview({ square }: { square: HTMLCanvasElement }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(square, 0, 0);
  }, [square]);

  return (
    <canvas
      ref={canvas}
      className="avatar-preview"
      width={square.width}
      height={square.height}
      role="img"
      aria-label="Photo preview"
    />
  );
}
