import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { findSubject, findSubjectBySlug, SUBJECTS, type Subject } from '../taxonomy/taxonomy.ts'

/** The command was called wrongly; the message says how, in one line. */
export class UsageError extends Error {}

/** Reads `--name value` options strictly. Throws UsageError on an unknown one or a missing value. */
export function readOptions<const T extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: T,
  positionals = false,
) {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: positionals })
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

/** A subject named by slug or in full; undefined when the option was not given. */
export function readSubject(given: string | undefined): Subject | undefined {
  if (given === undefined) return undefined
  const subject = findSubjectBySlug(given) ?? findSubject(given)
  if (!subject)
    throw new UsageError(`no subject "${given}"; one of ${SUBJECTS.map((entry) => entry.slug).join(', ')}`)
  return subject
}
