import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BrokenArray, jsonArrayReader } from '../../../renderer/clients/json-array.ts'

/** Reads pieces to the end. */
function readAll(pieces: readonly string[]): unknown[] {
  const array = jsonArrayReader()
  const items = pieces.flatMap((piece) => array.push(piece))
  array.end()
  return items
}

describe('a JSON array read as it arrives', () => {
  test('gives the same objects wherever it is cut', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', '\\"', '💥'))
    const record = fc.record({ a: text, b: fc.integer(), c: fc.option(text), d: fc.record({ e: text }) })
    fc.assert(
      fc.property(
        fc.array(record),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.constantFrom('', '\n'),
        (records, sizes, gap) => {
          const all = `[${gap}${records.map((one) => JSON.stringify(one)).join(`,${gap}`)}${gap}]`
          const pieces: string[] = []
          for (let at = 0, i = 0; at < all.length; i++) {
            const size = sizes[i % sizes.length] ?? 1
            pieces.push(all.slice(at, at + size))
            at += size
          }
          expect(readAll(pieces)).toEqual(records)
        },
      ),
    )
  })

  test('holds no more than the object being read', () => {
    const array = jsonArrayReader<{ n: number }>()
    expect(array.push('[{"n":1},{"n":2},{"n"')).toEqual([{ n: 1 }, { n: 2 }])
    expect(array.push(':3}')).toEqual([{ n: 3 }])
  })

  test.each(['', '[', '[{"n":1}', '[{"n":1},', '[{"n":'])('cut off after %j it is no array', (text) => {
    expect(() => readAll([text])).toThrow(BrokenArray)
  })

  test.each(['<html>', '{"code":"internal"}', '[1]', '[] and more', '[{}]]'])('%j is none', (text) => {
    expect(() => readAll([text])).toThrow(BrokenArray)
  })
})
