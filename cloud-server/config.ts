import { isIP } from 'node:net'
import { z } from 'zod'
import { LOG_LEVELS, type LogLevel } from './plugins/logging.ts'
import { type Environment, withSecretFiles } from './secret-files.ts'

const url = (protocols: string[], what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), what)

const environment = z.object({
  PORT: z.coerce
    .number('PORT must be a number')
    .int()
    .min(0)
    .max(65535, 'PORT must be 0-65535')
    .default(4600),
  HOST: z.string().min(1, 'HOST can’t be empty').default('127.0.0.1'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'DATABASE_URL must be a postgresql:// address'),
  /** the same database as the owner of its tables, who alone changes them; without it, DATABASE_URL's role is the owner */
  DATABASE_OWNER_URL: url(
    ['postgres:', 'postgresql:'],
    'DATABASE_OWNER_URL must be a postgresql:// address',
  ).optional(),
  /** 'trusted' lets a database on another machine be reached without TLS that is verified */
  DATABASE_NETWORK: z.literal('trusted', 'DATABASE_NETWORK can only be trusted').optional(),
  /** email addresses whose confirmed accounts are admins */
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    ),
  /** how much is logged: error, warn, info (every request) or debug */
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
  /** the address people use, when it is not the one the server listens on */
  PUBLIC_URL: url(['http:', 'https:'], 'PUBLIC_URL must be an http:// or https:// address').optional(),
  /** the proxies in front that may say where a caller is: addresses, networks, or names such as uniquelocal */
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .refine(
      (list) => list.every(isProxy),
      'TRUST_PROXY must be a list of addresses, such as 10.0.0.4, 10.1.0.0/16',
    )
    .optional(),
  /** the mail server; without it, mails are written to DATA_DIR/outbox */
  SMTP_URL: url(['smtp:', 'smtps:'], 'SMTP_URL must be an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z.string().max(300).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** the file of Have I Been Pwned's hashes, ordered by hash; without it, new passwords are compared with the commonest */
  BREACHED_PASSWORDS: z.string().min(1).optional(),
  /** the token that Prometheus has to bring to /metrics; without it there is no such page */
  METRICS_TOKEN: z.string().min(20, 'METRICS_TOKEN must have at least 20 characters').optional(),
  /** an OpenAI-compatible endpoint for Atticus, a local one included; without it he answers from the library alone */
  COMPANION_URL: url(['http:', 'https:'], 'COMPANION_URL must be an http:// or https:// address').optional(),
  COMPANION_MODEL: z.string().optional(),
  COMPANION_KEY: z.string().optional(),
  /** the endpoint's model of embeddings, by which he finds rules beside their words; none where it's unset */
  COMPANION_EMBEDDINGS: z.string().min(1).optional(),
})

const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** This machine: its loopback, or a socket in its files, which a URL names in `host` and not in its authority. */
const isHere = ({ hostname }: URL): boolean =>
  ['', 'localhost', '[::1]'].includes(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname)

/** Whether nobody between this server and its database can read along or take its place. */
const isSafelyReached = (database: URL): boolean => {
  const { searchParams } = database
  const elsewhere = searchParams.get('host')
  if (elsewhere ? elsewhere.startsWith('/') : isHere(database)) return true
  return searchParams.get('sslmode') === 'verify-full'
}

/** An address, a network as address/bits, or a name for one. */
function isProxy(text: string): boolean {
  if (NETWORKS.includes(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

export interface Config {
  port: number
  host: string
  databaseUrl: string
  databaseOwnerUrl: string | null
  adminEmails: string[]
  publicUrl: URL | null
  /** null trusts a proxy on this machine alone */
  trustProxy: string[] | null
  logLevel: LogLevel
  /** the mail server and the sender, or null where mails are written to a folder */
  smtp: { url: URL; from: string } | null
  dataDir: string
  /** the file of passwords that breaches published, or null */
  breachedPasswords: string | null
  /** opens /metrics; null: there is none */
  metricsToken: string | null
  /** the model behind Atticus, or null; a local endpoint may want no key */
  companion: { url: string; model: string; key: string | null; embeddings: string | null } | null
}

/** Reads the environment (design section 3). Returns one clear line instead where a value is bad. */
export function readConfig(env: Environment): Config | { bad: string } {
  const filled = withSecretFiles(env)
  if ('bad' in filled) return filled
  const set = Object.fromEntries(
    Object.entries(filled.env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0] ?? 'The configuration')
    const missing = !(name in set)
    return { bad: missing ? `${name} must be set` : `${issue?.message ?? `${name} isn’t valid`}` }
  }
  const {
    PORT,
    HOST,
    DATABASE_URL,
    DATABASE_OWNER_URL,
    DATABASE_NETWORK,
    ADMIN_EMAILS,
    PUBLIC_URL,
    LOG_LEVEL,
  } = parsed.data
  const { COMPANION_URL, COMPANION_MODEL, COMPANION_KEY, COMPANION_EMBEDDINGS } = parsed.data
  const { SMTP_URL, MAIL_FROM, DATA_DIR, METRICS_TOKEN, TRUST_PROXY, BREACHED_PASSWORDS } = parsed.data
  const urls = { DATABASE_URL, DATABASE_OWNER_URL }
  const unsafe = Object.entries(urls).find(([, one]) => one && !isSafelyReached(new URL(one)))
  if (!DATABASE_NETWORK && unsafe)
    return {
      bad: `${unsafe[0]} must end with ?sslmode=verify-full, since that database is on another machine; on a private network you trust, set DATABASE_NETWORK=trusted`,
    }
  if (DATABASE_OWNER_URL && new URL(DATABASE_OWNER_URL).username === new URL(DATABASE_URL).username)
    return { bad: 'DATABASE_OWNER_URL must name a different role from DATABASE_URL' }
  if (TRUST_PROXY && !PUBLIC_URL) return { bad: 'PUBLIC_URL must be set with TRUST_PROXY' }
  if (SMTP_URL && !MAIL_FROM) return { bad: 'MAIL_FROM must be set with SMTP_URL' }
  if (SMTP_URL && !PUBLIC_URL) return { bad: 'PUBLIC_URL must be set with SMTP_URL: our emails link to it' }
  if (COMPANION_URL && !COMPANION_MODEL) return { bad: 'COMPANION_MODEL must be set with COMPANION_URL' }
  if (!COMPANION_URL && (COMPANION_MODEL || COMPANION_KEY || COMPANION_EMBEDDINGS))
    return { bad: 'COMPANION_URL must be set with COMPANION_MODEL, COMPANION_KEY, and COMPANION_EMBEDDINGS' }
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL ?? null,
    adminEmails: ADMIN_EMAILS,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL) : null,
    trustProxy: TRUST_PROXY ?? null,
    logLevel: LOG_LEVEL,
    smtp: SMTP_URL && MAIL_FROM ? { url: new URL(SMTP_URL), from: MAIL_FROM } : null,
    dataDir: DATA_DIR,
    breachedPasswords: BREACHED_PASSWORDS ?? null,
    metricsToken: METRICS_TOKEN ?? null,
    companion:
      COMPANION_URL && COMPANION_MODEL
        ? {
            ...{ url: COMPANION_URL, model: COMPANION_MODEL, key: COMPANION_KEY ?? null },
            embeddings: COMPANION_EMBEDDINGS ?? null,
          }
        : null,
  }
}

/**
 * Returns the address that people use, without a slash at its end: on this machine alone where the server has no public one.
 * `port` is null while it listens on none.
 */
export const originOf = ({ publicUrl, port }: Pick<Config, 'publicUrl'> & { port: number | null }): string =>
  publicUrl?.origin ?? (port === null ? 'http://localhost' : `http://localhost:${port}`)

/** Whether people reach the server over https, so that cookies and headers may demand it. */
export const isSecure = (config: Pick<Config, 'publicUrl'>): boolean =>
  config.publicUrl?.protocol === 'https:'
