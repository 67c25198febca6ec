import { type ContentImage, contentImageFolder, type ImageField } from '@tenfold/contract/content/fields';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { errorOf } from '../../../forms/sending.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { ContentPath } from '../editing/content-path.ts';
import { useEditing, useProblem, useValue } from '../editing/editing-context.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { imageTypes, uploadImage } from './upload-image.ts';
import './image-input.css';

const description = { kind: 'line', label: 'Image description', max: 200 } as const;

/** An uploaded picture with its description for people who can’t see it. */
export function ImageInput({ field, path }: { field: ImageField; path: ContentPath }) {
  const label = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const editing = useEditing();
  const image = useValue<ContentImage | null>(path);
  const nameProblem = useProblem([...path, 'name']);
  const problem = useProblem(path) ?? nameProblem;
  const { busy, refusal, send, change } = useSending('an image of content');
  const error = errorOf(refusal) ?? problem;

  const here = useWhere(path);
  const upload = (file: File) =>
    send(async () => {
      const uploaded = await uploadImage(file);
      if (here.current !== null) editing.set(here.current, { ...uploaded, alt: '' });
    });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="field image-field" role="group" aria-labelledby={label}>
      <span id={label} className="field-label">
        {field.label}
      </span>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label={field.label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again after a refusal.
          currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      <div className={error === undefined ? 'picture-drop' : 'picture-drop is-refused'}>
        <span className="thumb">
          {image === null ? <Icon name="line" /> : <img src={contentImageFolder + image.name} alt="" />}
        </span>
        <span>{image === null ? 'No image' : <ImageFacts image={image} />}</span>
        <span className="row row-wrap">
          <Button
            size="sm"
            busy={busy}
            aria-invalid={error === undefined ? undefined : true}
            aria-label={`${image === null ? 'Choose' : 'Replace'} ${field.label}`}
            onClick={() => chooser.current?.click()}
          >
            {image === null ? 'Choose' : 'Replace'}
          </Button>
          {image !== null && (
            <Button
              size="sm"
              variant="ghost"
              disabled={busy}
              aria-label={`Remove ${field.label}`}
              onClick={() => {
                change();
                editing.set(path, null);
              }}
            >
              Remove
            </Button>
          )}
        </span>
      </div>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {image !== null && <TextInput field={description} path={[...path, 'alt']} />}
    </div>
  );
}

/** By the time a picture is uploaded its item may stand elsewhere in its list, or be gone: null. */
function useWhere(path: ContentPath): RefObject<ContentPath | null> {
  const here = useRef<ContentPath | null>(path);
  useEffect(() => {
    here.current = path;
    return () => {
      here.current = null;
    };
  });
  return here;
}

function ImageFacts({ image: { width, height, alt } }: { image: ContentImage }) {
  const size = `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`;
  return (
    <span className="caption">
      {size} · {alt.trim() === '' ? 'not described' : 'described'}
    </span>
  );
}
