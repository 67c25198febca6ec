import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Removes all rows of these tables and of those that refer to them, as `truncate … cascade` does. Embedded they are deleted,
 * without triggers and references: truncating makes new files of each table and index, which costs forty times as much.
 */
export async function emptyTables(db: Db, names: readonly string[], { idsGoOn = false } = {}): Promise<void> {
  const all = sql.lit(`{${names.join()}}`);
  await sql`do $$
    declare
      emptied regclass[];
      one regclass;
    begin
      if version() !~ 'emcc' then
        execute ${sql.lit(`truncate ${names.join()} ${idsGoOn ? '' : 'restart identity'} cascade`)};
        return;
      end if;
      with recursive gone as (
        select name::regclass as id from unnest(${all}::text[]) as name
        union select conrelid::regclass from pg_constraint join gone on confrelid = id where contype = 'f')
      select array_agg(id) into emptied from gone;
      set local session_replication_role = replica;
      foreach one in array emptied loop
        if pg_relation_size(one) > 0 then execute 'delete from ' || one; end if;
      end loop;
      if not ${sql.lit(idsGoOn)} then
        perform setval(objid::regclass, seqstart, false) from pg_depend join pg_sequence on seqrelid = objid
          where classid = 'pg_class'::regclass and refobjid = any(emptied) and deptype in ('a', 'i');
      end if;
    end $$`.execute(db);
}

/** Leaves a database as its migrations made it. Large tables are truncated: their deleted rows would be in the way. */
export const emptyAll = `do $$
  declare
    name text;
    large text;
  begin
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'public') loop
      execute format('drop schema %I cascade', name);
    end loop;
    set local session_replication_role = replica;
    for name, large in
      select relname, case when pg_relation_size(oid) > 256 * 1024 then relname end
        from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration' and pg_relation_size(oid) > 0
    loop
      if large is null then execute format('delete from %I', name);
      else execute format('truncate %I cascade', name);
      end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
       from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;
