import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makeVariant } from '../../question-bank/families/engine/variant.ts'
import { FAMILIES } from '../../question-bank/families/registry.ts'
import { BANK_FOLDER, loadBank } from '../../question-bank/load/bank.ts'
import { inProject } from '../../scripts/project.mjs'

const VARIANTS_A_FAMILY = 25

/** The texts of options, in lower case. */
function optionTexts(): string[] {
  const variants = FAMILIES.flatMap((family) =>
    Array.from({ length: VARIANTS_A_FAMILY }, (_, number) => makeVariant(family, number)),
  )
  const items = [...loadBank(BANK_FOLDER).items, ...variants]
  return [...new Set(items.flatMap(({ choices }) => choices.map(({ text }) => text.toLowerCase())))]
}

/** Where a story takes any button whose name has these words somewhere in it. */
const ANY_BUTTON = /getByRole\('button', \{ name: '((?:[^'\\]|\\.)*)' \}\)/g

function buttonsNamed(): { story: string; words: string }[] {
  return ['tests/e2e', 'tests/desktop'].flatMap((folder) =>
    readdirSync(inProject(folder))
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => {
        const text = readFileSync(inProject(folder, file), 'utf8')
        return [...text.matchAll(ANY_BUTTON)].map(([, words = '']) => ({
          story: path.posix.join(folder, file),
          words: words.replaceAll("\\'", "'"),
        }))
      }),
  )
}

// An option is a button too: "Continue" once found "a robbery continues", in the run that happened to ask it.
it('no story names a button by words that an option of the bank has too', () => {
  const texts = optionTexts()
  const named = buttonsNamed()
  expect(named.length).toBeGreaterThan(100)
  const mistaken = named.filter(({ words }) => texts.some((text) => text.includes(words.toLowerCase())))
  expect(mistaken).toEqual([])
}, 60_000)
