/** How far a slip of the keys may lie from a word that long. */
const slips = (length: number): number => (length < 5 ? 0 : length < 7 ? 1 : 2)

/** Edits between two words, a swap of neighbors being one; `most + 1` for more than `most`. */
function edits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return last[other.length] ?? most + 1
}

/** Whether one word is the other with letters left out; not at its end, where endings differ anyway. */
function isLeftFrom(less: string, more: string): boolean {
  let at = 0
  for (const letter of more) if (letter === less[at]) at += 1
  return at === less.length && !more.startsWith(less)
}

/**
 * Returns the word that one not in `vocabulary` was meant to be: the nearest that begins alike, of equally near ones
 * the one that letters were left out of, else the one used most; null where nothing is near.
 */
export function meantBy(word: string, vocabulary: ReadonlyMap<string, number>): string | null {
  const most = slips(word.length)
  if (most === 0 || /\d/.test(word)) return null
  let best: { word: string; far: number; used: number; isWhole: boolean } | null = null
  for (const [known, used] of vocabulary) {
    if (known[0] !== word[0] || known.length < 4) continue
    const far = edits(word, known, most)
    if (far > most) continue
    const isWhole = isLeftFrom(word, known)
    const isLikelier = best && (isWhole === best.isWhole ? used > best.used : isWhole)
    if (!best || far < best.far || (far === best.far && isLikelier))
      best = { word: known, far, used, isWhole }
  }
  return best?.word ?? null
}
