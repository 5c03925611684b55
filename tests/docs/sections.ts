/** A numbered document: its sections by number, with their text, and the ids of its rules. */
export interface Numbered {
  readonly sections: ReadonlyMap<number, string>
  readonly rules: ReadonlySet<string>
}

const SECTION = /^## (\d+)\. /
const RULE = /\*\*([SD]\d+\.\d+[a-z]?)\*\*/g

/** Reads a document whose sections are headed `## 4. Title` and whose rules begin `**S4.7**`. */
export function readNumbered(text: string): Numbered {
  const sections = new Map<number, string>()
  for (const part of text.split(/^(?=## )/m)) {
    const number = SECTION.exec(part)?.[1]
    if (number) sections.set(Number(number), part)
  }
  return { sections, rules: new Set([...text.matchAll(RULE)].flatMap(([, id]) => id ?? [])) }
}

/** The ids that may follow one: the next number, or the next letter of the same number, such as S4.7b after S4.7a. */
function nextAfter(id: string): string[] {
  const [, stem = '', number = '', letter = ''] = /^([SD]\d+\.)(\d+)([a-z]?)$/.exec(id) ?? []
  const nextLetter = letter ? String.fromCharCode(letter.charCodeAt(0) + 1) : 'a'
  return [`${stem}${Number(number) + 1}`, `${stem}${number}${nextLetter}`]
}

/** Rules numbered twice, under a section of another number, or out of order. */
export function misnumbered(text: string): string[] {
  const seen = new Set<string>()
  return [...readNumbered(text).sections].flatMap(([section, part]) => {
    let last: string | undefined
    return [...part.matchAll(RULE)].flatMap(([, id = '']) => {
      const allowed = last === undefined ? [`${id.charAt(0)}${section}.1`] : nextAfter(last)
      const isGood = allowed.includes(id) && !seen.has(id)
      seen.add(id)
      last = id
      return isGood ? [] : [id]
    })
  })
}
