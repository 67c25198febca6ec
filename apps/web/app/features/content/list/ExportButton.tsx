import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { saveFile } from '../../../platform/storage/save-file.ts';
import { Button } from '../../../ui/controls/Button.tsx';

/** All that is published, with its images: the file that `tenfold content import` reads. */
export function ExportButton() {
  const { busy, error, send } = useSending('exporting content');
  const download = async () => {
    const { name, text } = await browserApi.call('GET /content/export');
    saveFile(name, new Blob([text], { type: 'application/json' }));
  };
  return (
    <div className="row row-wrap">
      {error !== null && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
      <Button icon="download" className="needs-script" busy={busy} onClick={() => void send(download)}>
        Export
      </Button>
    </div>
  );
}
