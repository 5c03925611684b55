/** Thrown for a stream that ends too early, or is no JSON array. */
export class BrokenArray extends Error {}

const SPACE = /\s/

/**
 * Reads a JSON array of objects as it arrives: `push` takes the next piece of text and returns the objects it completes;
 * `end` throws BrokenArray when the array was cut off. Only the object being read is held.
 */
export function jsonArrayReader<Item>() {
  let state: 'before' | 'inside' | 'after' = 'before'
  let held = ''
  let depth = 0
  let quoted = false
  let escaped = false

  function push(piece: string): Item[] {
    const items: Item[] = []
    /** Where in `piece` the object being read began; its earlier text is in `held`. */
    let from = depth > 0 ? 0 : -1
    for (let i = 0; i < piece.length; i++) {
      const sign = piece[i] ?? ''
      if (depth === 0) {
        if (sign === '[' && state === 'before') state = 'inside'
        else if (sign === ']' && state === 'inside') state = 'after'
        else if (sign === '{' && state === 'inside') {
          depth = 1
          from = i
        } else if (!(SPACE.test(sign) || (sign === ',' && state === 'inside')))
          throw new BrokenArray(`unexpected ${JSON.stringify(sign)}`)
        continue
      }
      if (quoted) {
        if (escaped) escaped = false
        else if (sign === '\\') escaped = true
        else if (sign === '"') quoted = false
      } else if (sign === '"') quoted = true
      else if (sign === '{') depth++
      else if (sign === '}' && --depth === 0) {
        items.push(JSON.parse(held + piece.slice(from, i + 1)) as Item)
        held = ''
        from = -1
      }
    }
    if (from >= 0) held += piece.slice(from)
    return items
  }

  return {
    push,
    end(): void {
      if (state !== 'after') throw new BrokenArray('the list was cut off')
    },
  }
}
