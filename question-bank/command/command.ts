import type { AnyFamily } from '../families/engine/contract.ts'
import { FAMILIES } from '../families/registry.ts'
import { BANK_FOLDER } from '../load/bank.ts'
import { blind } from './blind.ts'
import { build } from './build.ts'
import { calibrate } from './calibrate.ts'
import { check } from './check.ts'
import { draws } from './draws.ts'
import { exportItems } from './export.ts'
import { newFamily } from './new-family.ts'
import { UsageError } from './options.ts'
import type { Output } from './output.ts'
import { rate } from './rate.ts'
import { record } from './record.ts'
import { report } from './report.ts'
import { unverified } from './unverified.ts'

type Command = (
  args: readonly string[],
  output: Output,
  bankFolder: string,
  families: readonly AnyFamily[],
) => number | Promise<number>

const COMMANDS: Readonly<Record<string, Command>> = {
  check,
  report,
  draws,
  unverified,
  export: exportItems,
  build,
  blind,
  record,
  rate,
  calibrate,
  'new-family': newFamily,
}

/** Runs one command of the question bank; returns the exit code: 0 sound, 1 failures found, 2 wrongly called. */
export async function runBank(
  args: readonly string[],
  output: Output,
  bankFolder: string = BANK_FOLDER,
  families: readonly AnyFamily[] = FAMILIES,
): Promise<number> {
  const [name = '', ...rest] = args
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    output.complain(`usage: bank <${Object.keys(COMMANDS).join('|')}> [options], see question-bank/README.md`)
    return 2
  }
  try {
    return await command(rest, output, bankFolder, families)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    output.complain(`bank ${name}: ${error.message}`)
    return 2
  }
}
