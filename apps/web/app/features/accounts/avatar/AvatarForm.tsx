import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import type { Viewer } from '../../../session/viewer.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Avatar } from '../../../ui/text/Avatar.tsx';
import { cropSquare, imageTypes } from './crop-square.ts';

export function AvatarForm({ person }: { person: Viewer }) {
  const { revalidate } = useRevalidator();
  const ready = useHydrated();
  const chooser = useRef<HTMLInputElement>(null);
  const [square, setSquare] = useState<HTMLCanvasElement | null>(null);
  const { busy, refusal, send } = useSending('a photo');

  const upload = (picture: HTMLCanvasElement | null) =>
    send(async () => {
      await browserApi.call('POST /user/update-avatar', {
        body: { image: picture === null ? null : base64Of(picture) },
      });
      await revalidate();
      setSquare(null);
    });

  return (
    <div className="row row-3">
      {square === null ? (
        <Avatar name={person.firstName} fallback={person.email} picture={person.avatar} large />
      ) : (
        <AvatarPreview square={square} />
      )}
      <div className="stack stack-1">
        <input
          ref={chooser}
          type="file"
          accept={imageTypes.join(',')}
          hidden
          aria-label="Photo"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // Lets the person choose the same file again after a failure.
            currentTarget.value = '';
            if (file) void send(async () => setSquare(await cropSquare(file)));
          }}
        />
        <div className="row row-wrap">
          {square === null ? (
            <>
              <Button size="sm" busy={busy} disabled={!ready} onClick={() => chooser.current?.click()}>
                Upload photo
              </Button>
              {person.avatar !== null && (
                <Button size="sm" variant="ghost" disabled={busy} onClick={() => void upload(null)}>
                  Remove
                </Button>
              )}
            </>
          ) : (
            <>
              <Button size="sm" variant="primary" busy={busy} onClick={() => void upload(square)}>
                Save photo
              </Button>
              <Button size="sm" variant="ghost" disabled={busy} onClick={() => setSquare(null)}>
                Cancel
              </Button>
            </>
          )}
        </div>
        <span className="caption">PNG, JPEG, WebP or GIF</span>
        {refusal !== null && (
          <p className="field-error" role="alert">
            {refusal.message}
          </p>
        )}
      </div>
    </div>
  );
}

function base64Of(canvas: HTMLCanvasElement): string {
  return canvas.toDataURL('image/png').replace(/^data:[^,]*,/, '');
}

/** Photo preview. Drawn: a picture at a blob address would need a wider content security policy. */
function AvatarPreview({ square }: { square: HTMLCanvasElement }) {
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
