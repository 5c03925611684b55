import path from 'node:path'
import { app } from 'electron'
import type { ServerChoice } from '#protocol/bridge.ts'
import { defaultServer } from './default-server.ts'
import type { EnvironmentSetup } from './environment.ts'
import { type Policy, policyFrom } from './policy/policy.ts'
import { policyFile, policySource } from './policy/source.ts'
import { type Resources, resources } from './resources.ts'
import { serverChoice } from './server-url.ts'
import { type SettingsFile, settingsFile } from './settings.ts'

/** The computer the app runs on: the decisions of its owner and its player, and where files are. */
export interface Host {
  /** the app's data folder */
  userData: string
  policy: Policy
  settings: SettingsFile
  server: ServerChoice
  files: Resources
}

async function policyInForce({ policyFile: trial }: EnvironmentSetup): Promise<Policy> {
  const policy = policyFrom(await (trial ? policyFile(trial) : policySource()))
  for (const problem of policy.problems) console.error(problem)
  return policy
}

export async function readHost(setup: EnvironmentSetup): Promise<Host> {
  const userData = app.getPath('userData')
  const [policy, settings] = await Promise.all([
    policyInForce(setup),
    settingsFile(path.join(userData, 'settings.json')),
  ])
  // The build puts its text in place of this name (electron.vite.config.ts): it is no variable of an installed app.
  const own = defaultServer(process.env.BARDUEL_DEFAULT_SERVER, app.isPackaged)
  const server = serverChoice({
    policy: policy.serverUrl,
    environment: setup.serverUrl,
    settings: settings.now().serverUrl,
    own,
  })
  const files = resources(app.isPackaged ? process.resourcesPath : app.getAppPath(), app.getAppPath())
  return { userData, policy, settings, server, files }
}
