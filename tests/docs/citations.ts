import type { Numbered } from './sections.ts'

/** The two numbered documents, by the word that cites them. */
export type Library = Readonly<Record<'spec' | 'design', Numbered>>

/** Makes one line of a comment that is broken over several. */
const joined = (text: string): string => text.replace(/\s*\n[ \t]*(\*(?!\/)|\/{2,3}|--|#)?[ \t]*/g, ' ')

const SECTIONS = /\b(spec|design) sections? (\d+(?:(?:, | and | to |[-–])\d+)*)/gi
/** A part of a section, as in `(spec section 3, Avatar)`. */
const PART = /[(;] ?(spec|design) section (\d+), ([^();:.]+)/gi
const RULES = /\b(?:spec|design) ([SD]\d+\.\d+[a-z]?)\b/gi
const IDS = /\b[SD]\d{1,2}\.\d{1,2}[a-z]?\b/g
const TITLE = /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g

/** Numbers of a list such as '2 and 9', '4-7' or '2, 5'. */
function numbersIn(list: string): number[] {
  return list.split(/, | and /).flatMap((part) => {
    const [from = 0, to = from] = part.split(/ to |[-–]/).map(Number)
    return Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => from + i)
  })
}

const plain = (text: string): string =>
  text
    .replace(/['’"“”]/g, '')
    .trim()
    .toLowerCase()

/** Citations of sections, of parts of sections and of rules that do not exist, each as it is written. */
export function brokenCitations(text: string, library: Library, isDocument = false): string[] {
  const line = joined(text)
  const documentOf = (word = '') => library[word.toLowerCase() === 'spec' ? 'spec' : 'design']
  const rules = new Set([...library.spec.rules, ...library.design.rules])

  const sections = [...line.matchAll(SECTIONS)].filter(
    ([, word, list = '']) => !numbersIn(list).every((number) => documentOf(word).sections.has(number)),
  )
  const parts = [...line.matchAll(PART)].filter(([, word, number, name = '']) => {
    if (/^(spec|design) section/i.test(name)) return false
    const section = documentOf(word).sections.get(Number(number)) ?? ''
    return !plain(section).includes(plain(name))
  })
  const cited = [...line.matchAll(RULES)].filter(
    ([, id = '']) => !rules.has(id.charAt(0).toUpperCase() + id.slice(1)),
  )
  const titles = isDocument ? [line] : [...line.matchAll(TITLE)].map(([, , title = '']) => title)
  const ids = titles.flatMap((title) => title.match(IDS) ?? []).filter((id) => !rules.has(id))
  return [...new Set([...[...sections, ...parts, ...cited].map(([all]) => all), ...ids])]
}

/** Documents that the repository does not hold, each with what it looks like where it is cited. */
const ELSEWHERE = [
  /\(issue of [^)]+\)/gi,
  /\bissue #?\d+/gi,
  /(?<!docs\/)\bitem-standard\b/gi,
  /(?<!docs\/)\breference\/[a-z-]+\.md/gi,
]
const DOCUMENT = /\bdocs\/[\w/-]+\.md\b/g

/** Citations, in code, of documents that are not in the repository. */
export function absentDocuments(text: string, exists: (file: string) => boolean): string[] {
  const line = joined(text)
  const elsewhere = ELSEWHERE.flatMap((pattern) => line.match(pattern) ?? [])
  const missing = (line.match(DOCUMENT) ?? []).filter((file) => !exists(file))
  return [...new Set([...elsewhere, ...missing])]
}
