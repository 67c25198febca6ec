/** Backups that restore, as of their migrations. */

export { backupCommand } from './backup-command.ts';
export { restoreBackup } from './restore-backup.ts';
export { RestoreError } from './restore-error.ts';
export { writeBackup } from './write-backup.ts';
