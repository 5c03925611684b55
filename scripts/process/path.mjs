import path from 'node:path'

/** An environment whose PATH begins with the given folder, however the system spells PATH. */
export function withFirstOnPath(/** @type {string} */ folder, /** @type {NodeJS.ProcessEnv} */ env) {
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...env, [name]: [folder, env[name]].filter(Boolean).join(path.delimiter) }
}
