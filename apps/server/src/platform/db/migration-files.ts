import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url));

export function readMigrations(folder = migrationsFolder): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
    if (number !== index + 1) {
      throw new Error(`Migration ${name} should be number ${index + 1}, named like 0001-accounts.sql`);
    }
    const sql = readFileSync(join(folder, name), 'utf8');
    return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}
