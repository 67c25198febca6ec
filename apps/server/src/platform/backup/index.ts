export { RestoreError, restoreBackup } from './restore-backup.ts';
export { backupCommand, writeBackup } from './write-backup.ts';
