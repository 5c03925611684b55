import { PlainError } from '../process/plain-error.mjs'

/**
 * Reads `npm test -- [--only NAME[,NAME…]] [arguments of the test runner]`.
 * @param {string[]} args
 * @param {string[]} names of all stages
 * @returns {{ only: string[], rest: string[] }} only: the stages to run
 */
export function readArguments(args, names) {
  const at = args.indexOf('--only')
  if (at < 0) return { only: names, rest: args }
  const only = (args[at + 1] ?? '').split(',')
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new PlainError(`--only takes ${names.join(', ')}; not "${unknown}".`)
  return { only, rest: args.toSpliced(at, 2) }
}
