import { ConfirmDialog } from '../../../forms/ConfirmDialog.tsx';

interface Props {
  version: number;
  live: number;
  putBack: () => Promise<void>;
  onClose: () => void;
}

export function PutBackDialog({ version, live, putBack, onClose }: Props) {
  return (
    <ConfirmDialog
      title={`Put back v${version}?`}
      what="putting back content"
      action="Put back"
      confirm={putBack}
      onClose={onClose}
    >
      v{version} becomes v{live + 1} and is public at once. v{live} stays in Versions.
    </ConfirmDialog>
  );
}
