/** A full stop after one of these ends no sentence. */
const ABBREVIATIONS =
  /(?:^|[\s("'“])(?:v|vs|mr|mrs|ms|dr|prof|st|jr|sr|inc|co|corp|ltd|no|nos|art|amend|sec|ch|cl|cf|ed|dep't|gen|gov|sen|rep|hon|lt|sgt|capt|u\.s|u\.s\.c|p\.m|a\.m|e\.g|i\.e|d\.c|ph\.d|m\.d|fed|r|evid|civ|crim|const|cir|[a-z])\.$/i

/** Abbreviations that do end a sentence when a capital follows, as in 'at 9 p.m. The guard left'. */
const MAY_END = /(?:p\.m|a\.m|inc|co|corp|ltd|jr|sr|d\.c|u\.s|u\.s\.c|ph\.d|m\.d)\.$/i

/** The sentences of a prose text, in order and trimmed; closing quotation marks stay with their sentence. */
export function sentences(text: string): string[] {
  const flat = text.replace(/\s+/g, ' ').trim()
  const found: string[] = []
  let start = 0
  for (const end of flat.matchAll(/[.?!]["'”’)\]]*(?=\s|$)/g)) {
    const stop = end.index + end[0].length
    const upTo = flat.slice(start, end.index + 1)
    const next = flat.slice(stop).trimStart()
    if (next !== '' && !endsSentence(upTo, next)) continue
    found.push(flat.slice(start, stop).trim())
    start = stop
  }
  const rest = flat.slice(start).trim()
  if (rest !== '') found.push(rest)
  return found
}

function endsSentence(upTo: string, next: string): boolean {
  const startsAnew = /^["'“‘([]*[\p{Lu}\p{N}$§]/u.test(next)
  if (!startsAnew) return false
  if (!ABBREVIATIONS.test(upTo)) return true
  // 'D.C. Circuit' and 'U.S. Marshal' read on; only a common opening word shows that a new sentence began.
  const opening =
    /^["'“‘([]*(?:The|A|An|He|She|It|They|At|In|On|When|After|Before|His|Her|Its|Their|Two|This|If|No|Under)\b/
  return MAY_END.test(upTo) && opening.test(next)
}
