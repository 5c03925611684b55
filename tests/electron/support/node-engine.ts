import { type ChildProcess, fork } from 'node:child_process'
import type { EngineStart, FromEngine, ToEngine } from '#protocol/engine-messages.ts'
import type { EngineChild } from '../../../electron/main/engine-run.ts'
import { inProject } from '../../../scripts/project.mjs'

const PARENT_PORT = inProject('tests', 'electron', 'support', 'parent-port.cjs')

/** An engine in a process of its own on plain Node, in place of Electron's utilityProcess. */
export interface NodeEngine extends EngineChild {
  process: ChildProcess
  /** what it was told at the start */
  told: EngineStart | null
  /** what it wrote to its error output */
  errors: () => string
}

/** Runs an engine's script; `cwd` is its working folder. Its environment holds nothing that helps it find a package. */
export function nodeEngine(entry: string, cwd?: string): NodeEngine {
  const { NODE_PATH: _path, NODE_OPTIONS: _options, ...env } = process.env
  const child = fork(entry, [], {
    cwd,
    env,
    execArgv: ['--require', PARENT_PORT],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  const engine: NodeEngine = {
    process: child,
    told: null,
    errors: () => errors,
    on: (_event: 'message', listener: (message: FromEngine) => void) =>
      child.on('message', (message) => listener(message as FromEngine)),
    once: (_event: 'exit', listener: (code: number) => void) =>
      child.once('exit', (code) => listener(code ?? 1)),
    postMessage(message: ToEngine) {
      if (message.type === 'start') engine.told = message
      child.send(message)
    },
    kill: () => child.kill('SIGKILL'),
  }
  return engine
}
