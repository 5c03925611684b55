import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { POLICY_KEYS, type Policy, policyFrom } from '../../../electron/main/policy/policy.ts'
import { listsKey, registryValues } from '../../../electron/main/policy/registry.ts'
import {
  POLICY_PLACES,
  type PolicySystem,
  policyFile,
  policySource,
} from '../../../electron/main/policy/source.ts'

const free = policyFrom('absent')

// Every key: a value in force, values that are none, and the strictest in their place.
const keys: { key: keyof Policy; set: [unknown, unknown][]; wrong: unknown[]; strictest: unknown }[] = [
  {
    key: 'serverUrl',
    set: [
      ['https://law.example/', 'https://law.example'],
      ['http://127.0.0.1:4600', 'http://127.0.0.1:4600'],
    ],
    wrong: ['http://law.example', 'law.example', '', 3, null],
    strictest: 'none',
  },
  {
    key: 'ephemeral',
    set: [
      [true, true],
      [1, true],
      [0, false],
    ],
    wrong: ['yes', 2, null],
    strictest: true,
  },
  {
    key: 'idleSignOutMinutes',
    set: [
      [0, 0],
      [10, 10],
    ],
    wrong: [-1, 1.5, '10', 100_000],
    strictest: 5,
  },
  {
    key: 'disableUpdates',
    set: [
      [true, true],
      [0, false],
    ],
    wrong: ['true'],
    strictest: true,
  },
  {
    key: 'disableCompanion',
    set: [
      [1, true],
      [false, false],
    ],
    wrong: [{}],
    strictest: true,
  },
  {
    key: 'disableNotifications',
    set: [
      [true, true],
      [0, false],
    ],
    wrong: ['off', 2],
    strictest: true,
  },
  {
    key: 'rememberSignIn',
    set: [
      [false, false],
      [1, true],
    ],
    wrong: ['no'],
    strictest: false,
  },
]

describe('the policy', () => {
  it('has a test for every key', () => {
    expect(keys.map(({ key }) => key)).toEqual(POLICY_KEYS)
  })

  test.each(keys.flatMap(({ key, set }) => set.map(([given, means]) => [key, given, means] as const)))(
    '%s: %j means %j',
    (key, given, means) => {
      const policy = policyFrom({ [key]: given })
      expect(policy[key]).toBe(means)
      expect(policy.problems).toEqual([])
    },
  )

  test.each(
    keys.flatMap(({ key, wrong, strictest }) => wrong.map((given) => [key, given, strictest] as const)),
  )('%s: %j is not valid, and the strictest stands for it', (key, given, strictest) => {
    const policy = policyFrom({ [key]: given })
    expect(policy[key]).toBe(strictest)
    expect(policy.problems.join()).toContain(key)
  })

  it('that is absent binds nothing; that cannot be read forbids all it could', () => {
    expect(free).toMatchObject({ serverUrl: null, ephemeral: false, rememberSignIn: true, problems: [] })
    const strictest = Object.fromEntries(keys.map(({ key, strictest }) => [key, strictest]))
    expect(policyFrom('unreadable')).toMatchObject({ ...strictest, problems: [expect.any(String)] })
  })

  it.each(['SERVERURL', 'ServerUrl', 'serverurl'])('knows %s, whatever its case', (name) => {
    expect(policyFrom({ [name]: 'https://law.example' })).toMatchObject({
      serverUrl: 'https://law.example',
      problems: [],
    })
  })

  it.each([
    [{ emphemeral: true }, 'emphemeral'],
    [{ serverUrl: 'https://law.example', 'server url': 'https://law.example' }, 'server url'],
    [{ disableUpdates: true, DisableUpdates: false }, 'DisableUpdates'],
    [JSON.parse('{"__proto__": {"ephemeral": false}}'), '__proto__'],
  ])('forbids all it could for a key it does not know or has twice: %j', (source, name) => {
    const { problems, ...policy } = policyFrom(source)
    expect(policy).toEqual(Object.fromEntries(keys.map(({ key, strictest }) => [key, strictest])))
    expect(problems).toEqual([expect.stringContaining(name)])
  })

  it('that keeps nothing remembers nobody, and leaves no notification behind', () => {
    expect(policyFrom({ ephemeral: true, rememberSignIn: true, disableNotifications: false })).toMatchObject({
      rememberSignIn: false,
      disableNotifications: true,
    })
  })
})

const PRINTED = [
  '',
  'HKEY_LOCAL_MACHINE\\Software\\Policies\\BarDuel',
  '    serverUrl    REG_SZ    https://law.example',
  '    ephemeral    REG_DWORD    0x1',
  '    idleSignOutMinutes    REG_DWORD    0xa',
  '    rememberSignIn    REG_BINARY    00',
  '',
].join('\r\n')

const system = (parts: Partial<PolicySystem>): PolicySystem => ({
  run: async () => expect.fail('nothing is to be run'),
  isThere: async () => false,
  read: async () => expect.fail('nothing is to be read'),
  ...parts,
})
const refused = async () => {
  throw new Error('access is denied')
}

describe('on Windows', () => {
  const env = { SystemRoot: 'D:\\Windows' }
  const registry = (policies: string, ours: () => Promise<string>) =>
    system({
      run: async (program, [, key]) => {
        expect(program).toBe('D:\\Windows\\System32\\reg.exe')
        return key === POLICY_PLACES.win32 ? ours() : policies
      },
    })
  const listed =
    'HKEY_LOCAL_MACHINE\\Software\\Policies\\Google\r\nHKEY_LOCAL_MACHINE\\Software\\Policies\\barduel\r\n'

  it('is read from the registry', async () => {
    const source = await policySource(
      'win32',
      registry(listed, async () => PRINTED),
      env,
    )
    expect(source).toEqual({
      serverUrl: 'https://law.example',
      ephemeral: 1,
      idleSignOutMinutes: 10,
      rememberSignIn: null,
    })
    expect(policyFrom(source)).toMatchObject({
      ephemeral: true,
      idleSignOutMinutes: 10,
      rememberSignIn: false,
    })
  })

  it('is absent when no such key is listed, and unreadable when it is and cannot be read', async () => {
    expect(await policySource('win32', registry('HKLM\\x\\Other\r\n', refused), env)).toBe('absent')
    expect(await policySource('win32', registry(listed, refused), env)).toBe('unreadable')
    expect(await policySource('win32', system({ run: refused }), env)).toBe('unreadable')
    expect(listsKey('HKLM\\Software\\Policies\\NotBarDuel', 'BarDuel')).toBe(false)
    expect(registryValues('ERROR: nothing')).toEqual({})
  })

  it('is read with names of more than one word, and without the nameless value', () => {
    const printed =
      '    (Standard)    REG_SZ    x\r\n    Server Url    REG_SZ    https://law.example\r\n    a    REG_SZ\r\n'
    expect(registryValues(printed)).toEqual({ 'Server Url': 'https://law.example', a: '' })
  })
})

describe('on macOS', () => {
  it('is read from the managed preferences', async () => {
    const there = async (file: string) => file === POLICY_PLACES.darwin
    const run = async (program: string, args: readonly string[]) => {
      expect([program, args.at(-1)]).toEqual(['/usr/bin/plutil', POLICY_PLACES.darwin])
      return '{"ephemeral":true}'
    }
    expect(await policySource('darwin', system({ isThere: there, run }))).toEqual({ ephemeral: true })
    const profile = async () => '{"PayloadUUID":"1","PayloadType":"app.barduel.desktop","ephemeral":true}'
    expect(await policySource('darwin', system({ isThere: there, run: profile }))).toEqual({
      ephemeral: true,
    })
    expect(await policySource('darwin', system({}))).toBe('absent')
    expect(await policySource('darwin', system({ isThere: there, run: refused }))).toBe('unreadable')
  })
})

describe('on Linux', () => {
  const there = async (file: string) => file === '/etc/bar-duel/policy.json'
  it('is read from its file', async () => {
    const read = async () => '{"idleSignOutMinutes":10}'
    expect(await policySource('linux', system({ isThere: there, read }))).toEqual({ idleSignOutMinutes: 10 })
    expect(await policySource('linux', system({}))).toBe('absent')
    for (const text of ['', '{', '[]', 'null', '"x"'])
      expect(await policySource('linux', system({ isThere: there, read: async () => text }))).toBe(
        'unreadable',
      )
    expect(await policySource('linux', system({ isThere: there, read: refused }))).toBe('unreadable')
  })
})

describe('a file in its place', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-policy-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is read, and a missing one forbids all', async () => {
    const file = path.join(folder, 'policy.json')
    expect(await policyFile(file)).toBe('unreadable')
    await writeFile(file, '{"ephemeral":true}')
    expect(await policyFile(file)).toEqual({ ephemeral: true })
  })
})
