/** A numbered document: its sections by number, with their text, and the ids of its rules. */
export interface Numbered {
  readonly sections: ReadonlyMap<number, string>
  readonly rules: ReadonlySet<string>
}

const SECTION = /^## (\d+)\. /
const RULE = /\*\*([SD]\d+\.\d+)\*\*/g

/** Reads a document whose sections are headed `## 4. Title` and whose rules begin `**S4.7**`. */
export function readNumbered(text: string): Numbered {
  const sections = new Map<number, string>()
  for (const part of text.split(/^(?=## )/m)) {
    const number = SECTION.exec(part)?.[1]
    if (number) sections.set(Number(number), part)
  }
  return { sections, rules: new Set([...text.matchAll(RULE)].flatMap(([, id]) => id ?? [])) }
}

/** Rules numbered twice, under a section of another number, or out of order. */
export function misnumbered(text: string): string[] {
  const seen = new Set<string>()
  return [...readNumbered(text).sections].flatMap(([section, part]) => {
    let last = 0
    return [...part.matchAll(RULE)].flatMap(([, id = '']) => {
      const [of, number] = id.slice(1).split('.').map(Number) as [number, number]
      const isGood = of === section && number === last + 1 && !seen.has(id)
      seen.add(id)
      last = number
      return isGood ? [] : [id]
    })
  })
}
