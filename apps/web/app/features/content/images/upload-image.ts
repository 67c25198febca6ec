import { FormRefusedError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';

export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The same as the server’s rule: a larger file would only be refused after it was sent. */
const maxBytes = 2_000_000;

export async function uploadImage(file: File) {
  if (file.size > maxBytes) {
    throw new FormRefusedError(
      'Use an image of at most 4,000 × 4,000 pixels and 2 MB. WebP, PNG, JPEG or GIF.',
    );
  }
  return browserApi.call('POST /content/images', { body: { image: await base64Of(file) } });
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new FormRefusedError('We couldn’t read this file. Try another one.'));
    reader.readAsDataURL(file);
  });
}
