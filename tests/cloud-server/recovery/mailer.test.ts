import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { outboxMailer, smtpMailer } from '../../../cloud-server/mail/mailer.ts'

const LETTER = {
  to: 'portia@example.test',
  subject: 'Reset your Bar Duel password',
  text: 'Open this link:\n\nhttps://duel.example/reset-password#abc\n',
}

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

interface Received {
  from: string
  to: string[]
  data: string
}

/** A mail server that takes mail from a signed-in sender. Returns its address and what it received. */
async function mailServer(): Promise<{ url: URL; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'duel' && password === 'p@ss'
        ? done(null, { user: 'duel' })
        : done(new Error('no such sender')),
    onData: (stream, session, done) => {
      let data = ''
      stream.on('data', (chunk: Buffer) => {
        data += chunk.toString()
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          data,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: new URL(`smtp://duel:p%40ss@127.0.0.1:${port}`), received }
}

test('a mail server receives the letter whole, from the sender that is set', async () => {
  const { url, received } = await mailServer()
  await smtpMailer(url, 'Bar Duel <duel@school.example>').send(LETTER)
  expect(received).toMatchObject([{ from: 'duel@school.example', to: [LETTER.to] }])
  expect(received[0]?.data).toContain(`Subject: ${LETTER.subject}`)
  expect(received[0]?.data).toContain('https://duel.example/reset-password#abc')
})

test('a mail server that refuses the sender fails the letter', async () => {
  const { url } = await mailServer()
  url.password = 'wrong'
  await expect(smtpMailer(url, 'duel@school.example').send(LETTER)).rejects.toThrow()
})

test('a mail server beyond this machine has to offer TLS', async () => {
  const { url, received } = await mailServer()
  // The same machine under a name that is not known as its own.
  url.hostname = '127.0.0.2'
  await expect(smtpMailer(url, 'duel@school.example').send(LETTER)).rejects.toThrow()
  expect(received).toEqual([])
})

test('an address or subject with line breaks adds no header', async () => {
  const { url, received } = await mailServer()
  const subject = 'Reset\r\nBcc: everyone@example.test'
  await smtpMailer(url, 'duel@school.example').send({ ...LETTER, subject })
  expect(received[0]?.to).toEqual([LETTER.to])
  expect(received[0]?.data).not.toMatch(/^Bcc:/m)
})

test('without a mail server each letter is a file that the server alone can read, and it says so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  folders.push(folder)
  const said: string[] = []
  const outbox = path.join(folder, 'outbox')
  const mailer = outboxMailer(
    outbox,
    (line) => said.push(line),
    () => 0,
  )
  await mailer.send(LETTER)
  await mailer.send(LETTER)
  const files = await readdir(outbox)
  expect(files).toHaveLength(2)
  const file = path.join(outbox, files.toSorted()[0] ?? '')
  expect(await readFile(file, 'utf8')).toBe(`To: ${LETTER.to}\nSubject: ${LETTER.subject}\n\n${LETTER.text}`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(said).toEqual(
    files.toSorted().map((name) => `SMTP_URL isn’t set, so we wrote an email to ${path.join(outbox, name)}.`),
  )
})
