import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FAMILIES } from '../families/registry.ts'
import { BANK_FOLDER } from '../load/bank.ts'
import { slug } from '../taxonomy/slug.ts'
import type { Subject } from '../taxonomy/taxonomy.ts'
import { readOptions, readSubject, UsageError } from './options.ts'
import type { Output } from './output.ts'

/** The family that every new one begins as, and its test. Both are compiled, tested and checked as they stand. */
const TEMPLATE = 'families/template/library-fees'
const PROJECT = join(BANK_FOLDER, '..')

/**
 * `new-family SUBJECT SLUG --id ID`: writes a new family with a toy law, and its test. Both pass as written;
 * `families/GUIDE.md` says how to go on. Nothing is written when the id or the slug is taken.
 */
export function newFamily(args: readonly string[], output: Output, bankFolder: string = BANK_FOLDER): number {
  const { values, positionals } = readOptions(args, { id: { type: 'string' } }, true)
  const [given, name, ...more] = positionals
  const subject = readSubject(given)
  if (!subject || name === undefined || more.length > 0)
    throw new UsageError('give a subject and a slug, like: contracts parol-evidence-rule --id k-16')
  const id = values.id ?? ''
  refuse(subject, name, id)

  const target = `families/${subject.slug}/${name}`
  const files = filesOf(target)
  const project = join(bankFolder, '..')
  const taken = [`question-bank/${target}`, ...files.map(({ to }) => to)].find((to) =>
    existsSync(join(project, to)),
  )
  if (taken !== undefined) throw new UsageError(`${taken} exists`)
  for (const { from, to } of files) {
    mkdirSync(dirname(join(project, to)), { recursive: true })
    writeFileSync(join(project, to), adapted(readFileSync(join(PROJECT, from), 'utf8'), subject, name, id))
    output.print(`wrote ${to}`)
  }
  for (const line of nextSteps(target, name, id)) output.print(line)
  return 0
}

/** Throws where a family of this id or name cannot be begun. */
function refuse(subject: Subject, name: string, id: string): void {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `a slug is lower-case words joined by hyphens, like parol-evidence-rule, not "${name}"`,
    )
  if (!new RegExp(`^${subject.prefix}-\\d{2}$`).test(id))
    throw new UsageError(`--id is ${subject.prefix}- and two digits, not "${id}"`)
  const sameId = FAMILIES.find((family) => family.id === id)
  if (sameId) throw new UsageError(`${id} is the id of "${sameId.name}"`)
  const sameName = FAMILIES.find((family) => family.subject === subject.name && slug(family.name) === name)
  if (sameName) throw new UsageError(`"${sameName.name}" is the name of ${sameName.id}`)
}

/** The files that are copied, relative to the project. */
function filesOf(target: string): { from: string; to: string }[] {
  const sources = readdirSync(join(BANK_FOLDER, TEMPLATE)).sort()
  return [
    ...sources.map((file) => ({
      from: `question-bank/${TEMPLATE}/${file}`,
      to: `question-bank/${target}/${file}`,
    })),
    { from: `tests/question-bank/${TEMPLATE}.test.ts`, to: `tests/question-bank/${target}.test.ts` },
  ]
}

/** A file of the template with the new family's names in place of the template's. */
function adapted(text: string, subject: Subject, name: string, id: string): string {
  const [subtopic] = subject.subtopics
  const pascal = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return text
    .replaceAll('template/library-fees', `${subject.slug}/${name}`)
    .replaceAll('Library fees', titleOf(name))
    .replaceAll('libraryFees', constantOf(name))
    .replaceAll('LoanFacts', `${pascal}Facts`)
    .replaceAll('LoanStory', `${pascal}Story`)
    .replace(/^ {2}id: '.*'/m, `  id: '${id}'`)
    .replace(/^ {2}subject: '.*'/m, `  subject: '${subject.name}'`)
    .replace(/^ {2}subtopic: '.*'/m, `  subtopic: ${quoted(subtopic?.name)}`)
    .replace(/^ {2}area: '.*'/m, `  area: ${quoted(subtopic?.areas[0])}`)
    .replace(/^ {2}lawAsOf: '.*'/m, `  lawAsOf: '${new Date().toISOString().slice(0, 10)}'`)
}

/** 'parol-evidence-rule' → 'Parol evidence rule', whose slug it is. */
const titleOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

const constantOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const quoted = (text = '') => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

function nextSteps(target: string, name: string, id: string): string[] {
  return [
    '',
    'Next (question-bank/families/GUIDE.md works through it):',
    `1. npm test -- --only unit tests/question-bank/${target}.test.ts   passes now; run it after every change`,
    `2. in family.ts, set subtopic and area by question-bank/taxonomy/taxonomy.json`,
    `3. write the law: facts, rules, reasons, paths, misconceptions, stories; then remove "blocked" from family.ts`,
    `4. in question-bank/families/registry.ts, add`,
    `   import { ${constantOf(name)} } from './${target.slice('families/'.length)}/family.ts'`,
    `5. npm run bank -- calibrate --family ${id}`,
    `6. npm run bank -- blind --family ${id} --solver 1, and --solver 2; then record`,
  ]
}
