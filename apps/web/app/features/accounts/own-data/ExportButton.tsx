import { exportAccount } from '@tenfold/contract/accounts';
import { CallForm } from '../../../forms/CallForm.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { saveFile } from '../../../platform/storage/save-file.ts';
import { decodeBase64 } from './decode-base64.ts';

export function ExportButton() {
  const send = async () => {
    const { fileName, archive } = await browserApi.call(exportAccount);
    saveFile(fileName, new Blob([decodeBase64(archive)], { type: 'application/zip' }));
  };
  return (
    <CallForm send={send} action="Download my data" look={{}} done="Saved to your downloads">
      {null}
    </CallForm>
  );
}
