import { CallForm } from '../../../forms/CallForm.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { saveFile } from '../../../platform/storage/save-file.ts';

export function ExportButton() {
  const send = async () => {
    const { fileName, archive } = await browserApi.call('POST /user/export');
    saveFile(fileName, new Blob([decodeBase64(archive)], { type: 'application/zip' }));
  };
  return (
    <CallForm send={send} action="Download my data" look={{}} done="Saved to your downloads">
      {null}
    </CallForm>
  );
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
