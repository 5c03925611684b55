import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runBank } from '../../question-bank/command/command.ts'
import { loadAuthorities } from '../../question-bank/load/authorities.ts'
import { SOUND } from './sound-item.ts'
import { trialBank } from './trial-bank.ts'

const CITED = ['FRE 801(c)', 'Lilly v. Virginia']
const WHERE = 'https://www.law.cornell.edu/rules/fre/rule_801'

/** A bank of one question that cites two authorities, with what was looked up of them. */
function bankOf(text: string): string {
  const bank = trialBank([{ ...SOUND, authorities: CITED }])
  mkdirSync(join(bank, 'reviews', 'authorities'), { recursive: true })
  writeFileSync(join(bank, 'reviews', 'authorities', 'evidence.yaml'), text)
  return bank
}

async function run(bank: string, ...args: string[]) {
  const printed: string[] = []
  const output = { print: (line: string) => printed.push(line), complain: () => {} }
  return { code: await runBank(args, output, bank, []), printed }
}

it('lists what nobody has found in a public text, with the question that cites it', async () => {
  const bank = bankOf(`- { authority: FRE 801(c), where: "${WHERE}", on: 2026-11-26 }\n`)
  expect(await run(bank, 'unverified')).toEqual({
    code: 0,
    printed: [`Lilly v. Virginia · ${SOUND.id}`, '1 of 2 authorities not found in a public text yet'],
  })
  expect((await run(bank, 'unverified', '--subject', 'torts')).printed).toEqual([
    '0 of 0 authorities not found in a public text yet',
  ])
})

it.each([
  ['- { authority: FRE 801(c), where: from memory, on: 2026-11-26 }', /^authority 1: where/],
  [`- { authority: FRE 801(c), where: "${WHERE}", on: today }`, /^authority 1: on: is not a date/],
  ['FRE: 801', /^is not a list of authorities$/],
  ['- {', /^not readable as YAML/],
])('a line that says less is refused, and the check says so: %s', async (text, reason) => {
  const bank = bankOf(text)
  expect(loadAuthorities(bank)).toEqual({
    authorities: [],
    failures: [expect.objectContaining({ severity: 'reject', reason: expect.stringMatching(reason) })],
  })
  const { code, printed } = await run(bank, 'check', '--drafts')
  expect(code).toBe(1)
  expect(printed.join('\n')).toContain('authority-file')
})
