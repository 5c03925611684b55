/** The owner's connection, in the transaction that made the tables. */
interface Connection {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
}

/**
 * Gives a role what the running app needs of this database's tables, and no more: it reads and writes rows, owns nothing, adds to
 * the audit log without changing it, counts security events up without changing the event or its time, and leaves the ledgers
 * of migrations alone. The caller owns the tables.
 */
export async function grantTo(connection: Connection, role: string): Promise<void> {
  const { rows } = await connection.query<{ app: string; schema: string }>(
    'SELECT quote_ident($1) AS app, quote_ident(current_schema()) AS schema',
    [role],
  )
  for (const { app, schema } of rows)
    await connection.query(`
      GRANT USAGE ON SCHEMA ${schema} TO ${app};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${app};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${app};
      REVOKE UPDATE, DELETE ON ${schema}.admin_audit FROM ${app};
      REVOKE UPDATE ON ${schema}.security_events FROM ${app};
      GRANT UPDATE (times, last_at, device) ON ${schema}.security_events TO ${app};
      REVOKE INSERT, UPDATE, DELETE ON ${schema}._prisma_migrations, ${schema}._sql_functions FROM ${app}`)
}
