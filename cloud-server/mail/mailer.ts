import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import type { Letter } from './letters.ts'

/** Where letters go. */
export interface Mailer {
  /** Rejects where the letter could not be handed over. */
  send(letter: Letter): Promise<void>
}

/** How long a mail server may take over each step (ms). */
const PATIENCE_MS = 15_000

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Hands letters to the mail server at `url` (smtp: or smtps:). Beyond this machine it has to offer TLS. */
export function smtpMailer(url: URL, from: string): Mailer {
  const transport = createTransport({
    url: url.href,
    requireTLS: url.protocol === 'smtp:' && !LOCAL.has(url.hostname),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    send: async ({ to, subject, text }) => {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}

/** Writes each letter to a file of its own that the server's account alone can read, and says where. */
export function outboxMailer(folder: string, say: (line: string) => void, now: () => number): Mailer {
  let written = 0
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const stamp = new Date(now()).toISOString().replaceAll(':', '-')
      written += 1
      const file = path.join(folder, `${stamp}-${process.pid}-${written}.txt`)
      await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: 'wx' })
      say(`SMTP_URL isn’t set, so we wrote an email to ${file}.`)
    },
  }
}
