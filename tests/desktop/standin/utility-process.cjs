const { fork } = require('node:child_process')
const { EventEmitter } = require('node:events')
const path = require('node:path')

const PRELOADS = ['hooks.cjs', 'utility.cjs'].flatMap((file) => ['-r', path.join(__dirname, file)])

const STDIO = {
  pipe: ['ignore', 'pipe', 'pipe', 'ipc'],
  inherit: ['ignore', 'inherit', 'inherit', 'ipc'],
}

/** Electron's `utilityProcess`: a child of Node that ends with the app. */
const utilityProcess = {
  fork(modulePath, args = [], { env = process.env, cwd, execArgv = [], stdio } = {}) {
    const child = fork(modulePath, args, {
      env,
      cwd,
      serialization: 'advanced',
      execArgv: [...PRELOADS, ...execArgv],
      stdio: stdio === 'pipe' ? STDIO.pipe : STDIO.inherit,
    })
    process.on('exit', () => child.kill('SIGKILL'))
    const utility = Object.defineProperty(new EventEmitter(), 'pid', { get: () => child.pid })
    child
      .on('spawn', () => utility.emit('spawn'))
      .on('message', ({ content }) => utility.emit('message', content))
      .on('exit', (code) => utility.emit('exit', code ?? 1))
    return Object.assign(utility, {
      stdout: child.stdout,
      stderr: child.stderr,
      postMessage: (content) => {
        if (child.connected) child.send({ content })
      },
      kill: () => child.kill(),
    })
  },
}

module.exports = { utilityProcess }
