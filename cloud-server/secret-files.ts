import { readFileSync } from 'node:fs'

export type Environment = Record<string, string | undefined>

/** The variables that hold a secret. */
const SECRETS = ['DATABASE_URL', 'DATABASE_OWNER_URL', 'SMTP_URL', 'METRICS_TOKEN', 'COMPANION_KEY']

/**
 * Returns the environment with the secrets that stand in files: NAME_FILE names one, as a vault, systemd or a container's
 * engine lays it out. A file that can't be used answers one clear line instead.
 */
export function withSecretFiles(env: Environment): { env: Environment } | { bad: string } {
  const filled = { ...env }
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (!file) continue
    if (env[name]) return { bad: `Set ${name} or ${name}_FILE, not both` }
    try {
      filled[name] = readFileSync(file, 'utf8').trim()
    } catch {
      return { bad: `We couldn’t read the file that ${name}_FILE names` }
    }
  }
  return { env: filled }
}
