import { z } from 'zod'
import { LOG_LEVELS, type LogLevel } from './plugins/logging.ts'

const url = (protocols: string[], what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), what)

const environment = z.object({
  PORT: z.coerce
    .number('PORT must be a number')
    .int()
    .min(0)
    .max(65535, 'PORT must be 0-65535')
    .default(4600),
  HOST: z.string().min(1, 'HOST must not be empty').default('127.0.0.1'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'DATABASE_URL must be a postgresql:// address'),
  /** e-mail addresses granted the admin role at start */
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
  /** an OpenAI-compatible endpoint for Atticus, a local one included; without it he answers from the library alone */
  COMPANION_URL: url(['http:', 'https:'], 'COMPANION_URL must be an http:// or https:// address').optional(),
  COMPANION_MODEL: z.string().optional(),
  COMPANION_KEY: z.string().optional(),
})

export interface Config {
  port: number
  host: string
  databaseUrl: string
  adminEmails: string[]
  publicUrl: URL | null
  logLevel: LogLevel
  /** the model behind Atticus, or null; a local endpoint may want no key */
  companion: { url: string; model: string; key: string | null } | null
}

/** Reads the environment (design section 3). A bad value answers one clear line instead. */
export function readConfig(env: Record<string, string | undefined>): Config | { bad: string } {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0] ?? 'The configuration')
    const missing = !(name in set)
    return { bad: missing ? `${name} must be set` : `${issue?.message ?? `${name} is not valid`}` }
  }
  const { PORT, HOST, DATABASE_URL, ADMIN_EMAILS, PUBLIC_URL, LOG_LEVEL } = parsed.data
  const { COMPANION_URL, COMPANION_MODEL, COMPANION_KEY } = parsed.data
  if (COMPANION_URL && !COMPANION_MODEL) return { bad: 'COMPANION_MODEL must be set with COMPANION_URL' }
  if (!COMPANION_URL && (COMPANION_MODEL || COMPANION_KEY))
    return { bad: 'COMPANION_URL must be set with COMPANION_MODEL and COMPANION_KEY' }
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    adminEmails: ADMIN_EMAILS,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL) : null,
    logLevel: LOG_LEVEL,
    companion:
      COMPANION_URL && COMPANION_MODEL
        ? { url: COMPANION_URL, model: COMPANION_MODEL, key: COMPANION_KEY ?? null }
        : null,
  }
}

/** Whether people reach the server over https, so that cookies and headers may demand it. */
export const isSecure = (config: Pick<Config, 'publicUrl'>): boolean =>
  config.publicUrl?.protocol === 'https:'
