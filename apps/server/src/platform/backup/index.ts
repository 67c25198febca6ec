export { backupCommand } from './backup-command.ts';
export { RestoreError, restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
