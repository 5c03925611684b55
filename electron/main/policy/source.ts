import { execFile } from 'node:child_process'
import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PolicySource } from './policy.ts'
import { listsKey, registryValues } from './registry.ts'

/** Where an administrator puts the policy, by system. Only administrators may write there. */
export const POLICY_PLACES = {
  linux: '/etc/bar-duel/policy.json',
  darwin: '/Library/Managed Preferences/app.barduel.desktop.plist',
  win32: 'HKLM\\Software\\Policies\\BarDuel',
} as const

/** The system calls that reading a policy needs; tests give others. Rejects when a program fails. */
export interface PolicySystem {
  run(program: string, args: readonly string[]): Promise<string>
  isThere(file: string): Promise<boolean>
  read(file: string): Promise<string>
}

const TIMEOUT_MS = 5_000
const run = promisify(execFile)

const thisSystem: PolicySystem = {
  run: async (program, args) =>
    (await run(program, [...args], { timeout: TIMEOUT_MS, windowsHide: true, encoding: 'utf8' })).stdout,
  isThere: (file) =>
    access(file).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'ENOENT' && error.code !== 'ENOTDIR',
    ),
  read: (file) => readFile(file, 'utf8'),
}

function values(text: string): PolicySource {
  const parsed: unknown = JSON.parse(text)
  return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
    ? (parsed as Record<string, unknown>)
    : 'unreadable'
}

/** Without the keys that a configuration profile has of its own, which some management systems deliver too. */
const withoutPayload = (source: Record<string, unknown>): PolicySource =>
  Object.fromEntries(Object.entries(source).filter(([name]) => !/^Payload[A-Z]/.test(name)))

async function fromFile(
  system: PolicySystem,
  file: string,
  text: () => Promise<string>,
): Promise<PolicySource> {
  return (await system.isThere(file)) ? values(await text()) : 'absent'
}

async function fromRegistry(system: PolicySystem, env: NodeJS.ProcessEnv): Promise<PolicySource> {
  // By its own path: a program of that name elsewhere on the PATH must not run.
  const reg = path.win32.join(env.SystemRoot ?? 'C:\\Windows', 'System32', 'reg.exe')
  // The list of policies says whether ours is there; a query of our key fails alike if it is absent or forbidden.
  const listed = await system.run(reg, ['query', 'HKLM\\Software\\Policies'])
  if (!listsKey(listed, 'BarDuel')) return 'absent'
  return registryValues(await system.run(reg, ['query', POLICY_PLACES.win32]))
}

/** Reads this computer's managed policy. A policy that cannot be read is 'unreadable': it must not pass for absent. */
export async function policySource(
  platform: NodeJS.Platform = process.platform,
  system: PolicySystem = thisSystem,
  env: NodeJS.ProcessEnv = process.env,
): Promise<PolicySource> {
  try {
    if (platform === 'win32') return await fromRegistry(system, env)
    if (platform === 'darwin') {
      const file = POLICY_PLACES.darwin
      const source = await fromFile(system, file, () =>
        system.run('/usr/bin/plutil', ['-convert', 'json', '-o', '-', file]),
      )
      return typeof source === 'string' ? source : withoutPayload(source)
    }
    return await fromFile(system, POLICY_PLACES.linux, () => system.read(POLICY_PLACES.linux))
  } catch {
    return 'unreadable'
  }
}

/** Reads a policy file in place of the system's, to try a policy on a computer that is not managed. */
export const policyFile = async (file: string): Promise<PolicySource> => {
  try {
    return values(await readFile(file, 'utf8'))
  } catch {
    return 'unreadable'
  }
}
