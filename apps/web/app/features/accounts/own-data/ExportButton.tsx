import { CallForm } from '../../../forms/CallForm.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { saveEncodedFile } from '../../../platform/storage/save-file.ts';

export function ExportButton() {
  const send = async () => {
    const { fileName, archive } = await browserApi.call('POST /user/export');
    saveEncodedFile(fileName, archive, 'application/zip');
  };
  return (
    <CallForm send={send} action="Download my data" look={{}} done="Saved to your downloads">
      {null}
    </CallForm>
  );
}
