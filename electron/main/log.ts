import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { inspect } from 'node:util'

/** Bytes of one log; the log before it is kept beside it. */
const LOG_BYTES = 512 * 1024

/** Tokens (43 characters of base64url), bearers and passwords, none of which may reach a log. */
const SECRETS: readonly [RegExp, string][] = [
  [/(bearer\s+)[\w.~+/-]+=*/gi, '$1[secret]'],
  [/(["']?(?:password|confirmPassword|token|secret)["']?\s*[:=]\s*)(["'])(?:(?!\2).)*\2/gi, '$1[secret]'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[secret]'],
]

export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text)

/**
 * Returns a function that adds a line to a log file. The line is written before the function returns, so that the last
 * lines before a crash are there. A log that cannot be written stops nothing.
 */
export function keepLog(file: string, now: () => Date = () => new Date()): (...parts: unknown[]) => void {
  return (...parts) => {
    const text = parts.map((one) => (typeof one === 'string' ? one : inspect(one))).join(' ')
    try {
      mkdirSync(path.dirname(file), { recursive: true })
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(file, `${file}.1`)
      appendFileSync(file, `${now().toISOString()} ${withoutSecrets(text)}\n`, { mode: 0o600 })
    } catch {
      // The disk is full or read-only; the app goes on.
    }
  }
}
