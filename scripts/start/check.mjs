import { readConfig } from '../../cloud-server/config.ts'
import { tryPort } from '../postgres/port.mjs'
import { PlainError } from '../process/plain-error.mjs'

/** Stands for the embedded database, whose address is not known before it runs. */
const EMBEDDED = 'postgresql://127.0.0.1/embedded'

/** Refuses a bad setting or a taken port before anything slow begins. */
export async function checkSettings() {
  const config = readConfig({ ...process.env, DATABASE_URL: process.env.DATABASE_URL || EMBEDDED })
  if ('bad' in config) throw new PlainError(config.bad)
  const { port, host } = config
  const trial = await tryPort(port, host)
  if ('port' in trial) return
  if (trial.code === 'EADDRINUSE') {
    throw new PlainError(`Port ${port} is taken: stop the program that uses it, or set PORT to another one.`)
  }
  if (trial.code === 'EACCES') throw new PlainError(`Port ${port} is reserved: set PORT to one above 1023.`)
  throw new PlainError(
    `HOST ${host} isn’t an address of this machine (${trial.code}): set it to one that is, or leave it out.`,
  )
}
