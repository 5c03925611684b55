import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { DiffTarget, SchemaEngine } from '@prisma/schema-engine-wasm'

export type Kind = 'cloud' | 'local'

interface EngineModule {
  SchemaEngine: typeof SchemaEngine
  __wbg_set_wasm(exports: unknown): void
}

// The command that does this, `prisma migrate diff`, downloads a native engine from binaries.prisma.sh at its first run and
// fails without that network; the engine of this package is the same one and comes with npm ci.
const enginePath = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg')

// The package expects a bundler to link its .wasm file; plain Node links it by hand, once.
let linked: Promise<EngineModule> | undefined
function linkEngine(): Promise<EngineModule> {
  linked ??= (async () => {
    const engine = (await import(pathToFileURL(enginePath).href)) as EngineModule
    const bytes = await readFile(enginePath.replace(/\.js$/, '.wasm'))
    const imports = { './schema_engine_bg.js': engine as unknown as WebAssembly.ModuleImports }
    const { instance } = await WebAssembly.instantiate(bytes, imports)
    engine.__wbg_set_wasm(instance.exports)
    ;(instance.exports.__wbindgen_start as () => void)()
    return engine
  })()
  return linked
}

/** Opens Prisma's schema engine over a driver adapter bound for it; `diff` between two schemas needs none. */
export async function openSchemaEngine(schema: string, adapter: object): Promise<SchemaEngine> {
  const { SchemaEngine } = await linkEngine()
  return SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => undefined, adapter)
}

// Comparing two schemas touches no database; the engine only asks which PostgreSQL it would write for.
function writerFor(kind: Kind): object {
  const provider = kind === 'cloud' ? 'postgres' : 'sqlite'
  const version = {
    columnNames: ['exists', 'version', 'numeric_version'],
    columnTypes: [5, 7, 0],
    rows: [[true, 'PostgreSQL 18.4', 180004]],
  }
  const names = { provider, adapterName: 'schema-diff' }
  const connection = {
    ...names,
    queryRaw: async () => ({ ok: true, value: version }),
    dispose: async () => ({ ok: true }),
    getConnectionInfo: () => ({ ok: true, value: { supportsRelationJoins: true } }),
  }
  return { ...names, connect: async () => ({ ok: true, value: connection }) }
}

/** The SQL that turns a database of schema `from` (null: an empty one) into schema `to`; null when they agree. */
export async function schemaDiff(kind: Kind, from: string | null, to: string): Promise<string | null> {
  const engine = await openSchemaEngine(to, writerFor(kind))
  const target = (content: string): DiffTarget => ({
    tag: 'schemaDatamodel',
    files: [{ path: 'schema.prisma', content }],
  })
  try {
    const { stdout, exitCode } = await engine.diff({
      from: from === null ? { tag: 'empty' } : target(from),
      to: target(to),
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
    if (exitCode !== 2 || stdout === null) return null
    return kind === 'local' ? quoteJsonDefaults(stdout) : stdout
  } finally {
    engine.free()
  }
}

// Prisma 7.10 writes a Json default bare for SQLite (DEFAULT {}), which SQLite cannot read.
function quoteJsonDefaults(sql: string): string {
  return sql.replace(/( JSONB(?: NOT NULL)? DEFAULT )([[{].*?[\]}])(,?)$/gm, "$1'$2'$3")
}
