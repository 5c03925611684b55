import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSecure, originOf, readConfig } from '../../cloud-server/config.ts'

const DATABASE_URL = 'postgresql://someone@localhost:5432/duel'

const TLS =
  'DATABASE_URL must end with ?sslmode=verify-full, since that database is on another machine; on a private network you trust, set DATABASE_NETWORK=trusted'

describe('the environment (design section 3)', () => {
  test('needs to name a database alone: all else has a default', () => {
    expect(readConfig({ DATABASE_URL })).toEqual({
      port: 4600,
      host: '127.0.0.1',
      databaseUrl: DATABASE_URL,
      databaseOwnerUrl: null,
      adminEmails: [],
      publicUrl: null,
      trustProxy: null,
      companion: null,
      logLevel: 'warn',
      smtp: null,
      dataDir: '.data',
      breachedPasswords: null,
      metricsToken: null,
    })
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ DATABASE_URL, PORT: '', ADMIN_EMAILS: '' })).toMatchObject({
      port: 4600,
      adminEmails: [],
    })
  })

  test('a secret that stands in a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bar-duel-secrets-'))
    const file = join(folder, 'database-url')
    await writeFile(file, `${DATABASE_URL}\n`)
    expect(readConfig({ DATABASE_URL_FILE: file })).toMatchObject({ databaseUrl: DATABASE_URL })
    expect(readConfig({ DATABASE_URL, DATABASE_URL_FILE: file })).toEqual({
      bad: 'Set DATABASE_URL or DATABASE_URL_FILE, not both',
    })
    await rm(folder, { recursive: true })
    expect(readConfig({ DATABASE_URL_FILE: file })).toEqual({
      bad: 'We couldn’t read the file that DATABASE_URL_FILE names',
    })
  })

  test('admins’ addresses, tidied', () => {
    expect(
      readConfig({ DATABASE_URL, ADMIN_EMAILS: ' Dean@School.Example , ,clerk@x.example' }),
    ).toMatchObject({
      adminEmails: ['dean@school.example', 'clerk@x.example'],
    })
  })

  test.each([
    'postgresql://x@127.0.0.1:5432/duel',
    'postgresql://x@[::1]/duel',
    'postgresql:///duel?host=/var/run/postgresql',
    'postgresql://x@db.example/duel?sslmode=verify-full',
  ])('a database that is here, or whose TLS is verified: %s', (url) => {
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ databaseUrl: url })
  })

  test('one on a network that is said to be trusted', () => {
    const url = 'postgresql://x@database/duel'
    expect(readConfig({ DATABASE_URL: url, DATABASE_NETWORK: 'trusted' })).toMatchObject({ databaseUrl: url })
  })

  test.each([
    [{}, 'DATABASE_URL must be set'],
    [{ DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL must be a postgresql:// address'],
    [{ DATABASE_URL, DATABASE_OWNER_URL: 'nonsense' }, 'DATABASE_OWNER_URL must be a postgresql:// address'],
    [
      { DATABASE_URL, DATABASE_OWNER_URL: 'postgresql://owner@db.example/duel' },
      TLS.replace('DATABASE_URL', 'DATABASE_OWNER_URL'),
    ],
    [
      { DATABASE_URL, DATABASE_OWNER_URL: DATABASE_URL },
      'DATABASE_OWNER_URL must name a different role from DATABASE_URL',
    ],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL must be a postgresql:// address'],
    [{ DATABASE_URL: 'postgresql://x@db.example/duel' }, TLS],
    [{ DATABASE_URL: 'postgresql://x@10.0.0.5/duel?sslmode=require' }, TLS],
    [{ DATABASE_URL: 'postgresql://x@127.0.0.1.evil.example/duel' }, TLS],
    [{ DATABASE_URL: 'postgresql://x@localhost/duel?host=db.example' }, TLS],
    [{ DATABASE_URL, DATABASE_NETWORK: 'yes' }, 'DATABASE_NETWORK can only be trusted'],
    [{ DATABASE_URL, SMTP_URL: 'mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
    [{ DATABASE_URL, SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set with SMTP_URL'],
    [
      { DATABASE_URL, SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'duel@school.example' },
      'PUBLIC_URL must be set with SMTP_URL: our emails link to it',
    ],
    [{ DATABASE_URL, TRUST_PROXY: '10.0.0.4' }, 'PUBLIC_URL must be set with TRUST_PROXY'],
    [{ DATABASE_URL, METRICS_TOKEN: 'too short' }, 'METRICS_TOKEN must have at least 20 characters'],
    [{ DATABASE_URL, PORT: 'http' }, 'PORT must be a number'],
    [{ DATABASE_URL, PORT: '70000' }, 'PORT must be 0-65535'],
    [{ DATABASE_URL, LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of error, warn, info, debug'],
    [{ DATABASE_URL, PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL must be an http:// or https:// address'],
    [{ DATABASE_URL, COMPANION_URL: 'local' }, 'COMPANION_URL must be an http:// or https:// address'],
    [{ DATABASE_URL, COMPANION_URL: 'http://x/v1' }, 'COMPANION_MODEL must be set with COMPANION_URL'],
    [
      { DATABASE_URL, COMPANION_KEY: 'k' },
      'COMPANION_URL must be set with COMPANION_MODEL, COMPANION_KEY, and COMPANION_EMBEDDINGS',
    ],
  ])('%j stops the start with one line', (env, bad) => {
    expect(readConfig(env)).toEqual({ bad })
  })

  test.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '2001:db8::/129', '10.0.0.4,,'])(
    '%s names no proxy',
    (TRUST_PROXY) => {
      expect(readConfig({ DATABASE_URL, PUBLIC_URL: 'https://x.example', TRUST_PROXY })).toEqual({
        bad: 'TRUST_PROXY must be a list of addresses, such as 10.0.0.4, 10.1.0.0/16',
      })
    },
  )

  test('the proxies that may say where a caller is', () => {
    const TRUST_PROXY = 'loopback, 10.0.0.0/8,2001:db8::7'
    expect(readConfig({ DATABASE_URL, PUBLIC_URL: 'https://x.example', TRUST_PROXY })).toMatchObject({
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::7'],
    })
  })

  test('the model behind Atticus; a local one may want no key', () => {
    const local = { COMPANION_URL: 'http://localhost:11434/v1', COMPANION_MODEL: 'small' }
    expect(readConfig({ DATABASE_URL, ...local })).toMatchObject({
      companion: { url: 'http://localhost:11434/v1', model: 'small', key: null, embeddings: null },
    })
    expect(readConfig({ DATABASE_URL, ...local, COMPANION_KEY: 'k' })).toMatchObject({
      companion: { key: 'k' },
    })
    expect(readConfig({ DATABASE_URL, ...local, COMPANION_EMBEDDINGS: 'near' })).toMatchObject({
      companion: { embeddings: 'near' },
    })
  })

  test('https in PUBLIC_URL makes it secure', () => {
    const secure = (PUBLIC_URL?: string) => {
      const config = readConfig({ DATABASE_URL, PUBLIC_URL })
      return 'bad' in config ? null : isSecure(config)
    }
    expect([secure(), secure('http://duel.example'), secure('https://duel.example')]).toEqual([
      false,
      false,
      true,
    ])
  })
})

test('people use the public address, else this machine’s at the port that the server listens on', () => {
  const publicUrl = new URL('https://duel.example/')
  expect(originOf({ publicUrl, port: 4600 })).toBe('https://duel.example')
  expect(originOf({ publicUrl: null, port: 4601 })).toBe('http://localhost:4601')
  expect(originOf({ publicUrl: null, port: null })).toBe('http://localhost')
})
