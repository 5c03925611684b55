import { readFileSync } from 'node:fs'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { routes } from '#protocol/routes.ts'
import { readConfig } from '../../cloud-server/config.ts'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const server = JSON.parse(read('apps/server/package.json'))
/** The start of the server as a program, from the folder the package is laid out in. */
const START = String(server.scripts.start).replace('../../', '')

interface Service {
  image: string
  environment: Record<string, string>
  networks: string[]
  volumes: string[]
  depends_on?: Record<string, unknown>
  ports?: string[]
}

interface Compose {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, unknown>
}

const compose: Compose = parse(read('deploy/compose.yaml'), { merge: true })
const service = (name: string): Service => compose.services[name] ?? expect.fail(`no service ${name}`)

/** An image by its exact version: what is built tomorrow is what was built today. */
const EXACT = /^[\w/.-]+:\d+\.\d+(\.\d+)?-[\w.-]+$/

describe('the Dockerfile', () => {
  const text = read('deploy/Dockerfile')
  const file = DockerfileParser.parse(text)

  test('has nothing a linter finds', () => {
    expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('a linter would find something in a bad one', () => {
    expect(validate('FROM node\nEXPOSE no\nCOPPY a b\n')).not.toEqual([])
  })

  test('builds on images of one exact version', () => {
    const images = file.getFROMs().map((from) => from.getImage() ?? '')
    expect(images).toHaveLength(2)
    for (const image of images) expect(image).toMatch(EXACT)
  })

  test('ends without privileges, with a health check that is a route of ours, and starts what the package starts', () => {
    const last = (keyword: string) =>
      file
        .getInstructions()
        .findLast((one) => one.getKeyword() === keyword)
        ?.getArgumentsContent() ?? ''
    expect(last('USER')).toBe('node')
    const [, path = ''] = /127\.0\.0\.1:4600(\/[\w/]+)/.exec(last('HEALTHCHECK')) ?? []
    expect(Object.keys(routes)).toContain(`GET ${path}`)
    expect(JSON.parse(last('CMD')).join(' ')).toBe(START)
  })
})

describe('the compose file', () => {
  /** Returns its settings as a container is given them. */
  const filled = (values: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(service('one').environment).map(([name, text]) => [
        name,
        text.replace(/\$\{(\w+)[^}]*\}/g, (_, key: string) => values[key] ?? ''),
      ]),
    )
  const needed = { DOMAIN: 'play.example.edu', DATABASE_PASSWORD: 'x', APP_PASSWORD: 'y' }

  test('gives each node settings that the server takes, with the least and with all of them', () => {
    expect(readConfig(filled(needed))).toMatchObject({
      publicUrl: new URL('https://play.example.edu'),
      trustProxy: ['uniquelocal'],
      metricsToken: null,
    })
    const all = {
      ADMIN_EMAILS: 'dean@example.edu',
      SMTP_URL: 'smtps://mail.example.edu',
      MAIL_FROM: 'Bar Duel <duel@example.edu>',
      METRICS_TOKEN: 'twenty characters or more',
      LOG_LEVEL: 'info',
      COMPANION_URL: 'http://model.example.edu/v1',
      COMPANION_MODEL: 'small',
    }
    expect(readConfig(filled({ ...needed, ...all }))).toMatchObject({
      adminEmails: ['dean@example.edu'],
      metricsToken: all.METRICS_TOKEN,
      logLevel: 'info',
      companion: { url: all.COMPANION_URL, model: 'small', key: null, embeddings: null },
    })
    expect(service('two').environment).toEqual(service('one').environment)
  })

  test('passes on every setting but those of the image, and one that names a file of the machine', () => {
    const settings = [...read('docs/deploy.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => name)
    const [, ofImage = ''] = /^ENV (.*)$/m.exec(read('deploy/Dockerfile')) ?? []
    expect(settings.length).toBeGreaterThan(15)
    const passed = service('one').environment
    const missing = settings.filter((name) => !(name in passed) && !ofImage.includes(`${name}=`))
    expect(missing).toEqual(['BREACHED_PASSWORDS'])
  })

  test('lets the nodes work as a role that owns nothing, which the database makes', () => {
    const { DATABASE_URL, DATABASE_OWNER_URL } = filled(needed)
    const [app, owner] = [new URL(DATABASE_URL ?? ''), new URL(DATABASE_OWNER_URL ?? '')]
    expect([app.password, owner.password]).toEqual(['y', 'x'])
    const database = service('database')
    expect(owner.username).toBe(database.environment.POSTGRES_USER)
    expect(database.volumes).toContain('./app-role.sql:/docker-entrypoint-initdb.d/app-role.sql:ro')
    expect(read('deploy/app-role.sql')).toContain(
      `\\getenv password APP_PASSWORD\nCREATE ROLE ${app.username} LOGIN PASSWORD :'password';`,
    )
    expect(database.environment.APP_PASSWORD).toBe(
      service('one').environment.DATABASE_URL?.match(/:(\$\{.*\})@/)?.[1],
    )
  })

  test('makes a database that sorts and folds case as the one that everything is tested with', () => {
    const made = service('database').environment.POSTGRES_INITDB_ARGS ?? ''
    const tested = [
      ...read('scripts/postgres/cluster.mjs').matchAll(/'(--(?:encoding|[\w-]*locale[\w-]*)=[^']+)'/g),
    ]
    expect(tested).toHaveLength(4)
    expect(made.split(' ').sort()).toEqual(tested.map(([, argument]) => argument).sort())
  })

  test('names only services, networks and volumes that it has', () => {
    const named = { networks: Object.keys(compose.networks), volumes: Object.keys(compose.volumes) }
    for (const { networks, volumes, depends_on: waits = {} } of Object.values(compose.services)) {
      for (const network of networks) expect(named.networks).toContain(network)
      for (const volume of volumes.filter((one) => !one.startsWith('.')))
        expect(named.volumes).toContain(volume.split(':')[0])
      for (const name of Object.keys(waits)) expect(Object.keys(compose.services)).toContain(name)
    }
  })

  test('shows the outside nothing but the proxy, and keeps the database on a network that leads nowhere', () => {
    const open = Object.entries(compose.services).filter(([, { ports }]) => ports)
    expect(open.map(([name]) => name)).toEqual(['proxy'])
    expect(service('database').networks).toEqual(['inside'])
    expect(compose.networks.inside).toEqual({ internal: true })
  })

  test('takes images of one exact version', () => {
    for (const name of ['database', 'proxy']) expect(service(name).image).toMatch(EXACT)
  })

  test('has the nodes that Caddy sends to', () => {
    const [, list = ''] = /reverse_proxy (.+) \{/.exec(read('deploy/Caddyfile')) ?? []
    expect(list.split(' ')).toEqual(['one:4600', 'two:4600'])
    for (const node of list.split(' ')) service(node.split(':')[0] ?? '')
  })
})

test('the systemd unit starts what the package starts, and gives nothing away', () => {
  const unit = read('deploy/bar-duel.service')
  expect(unit).toContain(`ExecStart=/usr/bin/${START}\n`)
  for (const line of ['NoNewPrivileges=true', 'ProtectSystem=strict', 'PrivateTmp=true'])
    expect(unit).toContain(line)
})
