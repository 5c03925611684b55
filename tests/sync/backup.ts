import { sql } from '#database/sql.ts'
import type { Database } from '../../cloud-server/store/database.ts'

/** Keeps all that a server knows, beside it; the questions come with the app and stay. */
export const backUp = (db: Database): Promise<unknown> =>
  db.execute(sql`
    do $$ declare t text; begin
      drop schema if exists kept cascade;
      create schema kept;
      for t in select tablename from pg_tables
        where schemaname = 'public' and tablename not in ('questions', 'bank_versions')
      loop execute format('create table kept.%I as table public.%I', t, t); end loop;
    end $$`)

/** Puts back what was kept last: what came after it is gone. By a copy of the files the epoch stays, too. */
export async function restoreKept(db: Database, as: 'restored' | 'copied'): Promise<void> {
  await db.execute(sql`
    do $$ declare t text; begin
      set local session_replication_role = replica;
      for t in select tablename from pg_tables where schemaname = 'kept' loop
        execute format('delete from public.%I', t);
        execute format('insert into public.%I select * from kept.%I', t, t);
      end loop;
    end $$`)
  if (as === 'restored')
    await db.execute(
      sql`insert into server_epochs (epoch, began_at) values (gen_random_uuid(), clock_timestamp())`,
    )
}

export const forgetKept = (db: Database): Promise<unknown> =>
  db.execute(sql`drop schema if exists kept cascade`)
