import { expect, test, vi } from 'vitest'
import { CallError } from '../../../../renderer/clients/http.ts'
import type { Mark, Marked } from '../../../../renderer/clients/unsent-marks.ts'
import { keeper, type Paper } from '../../../../renderer/features/exam/keeper.ts'

const BLANK: Mark = { place: null, flagged: false, struck: [], highlights: [] }
const paper = (places: readonly (number | null)[], current = 0): Paper => ({
  current,
  marks: places.map((place) => ({ ...BLANK, place })),
})

/** A keeper whose engine fails while it is told to. */
function ground(before: Marked = []) {
  const sent: unknown[] = []
  const bodies: unknown[] = []
  const said: [boolean, number | null][] = []
  const waiting: number[][] = []
  const network = { down: false, refusal: null as Error | null, refusedAt: null as number | null }
  const kept = keeper(
    paper([null, null]),
    async (body) => {
      if (network.down) throw new Error('down')
      const { refusal, refusedAt } = network
      if (refusal && (refusedAt ?? body.mark?.at) === body.mark?.at) throw refusal
      bodies.push(body)
      sent.push(body.leaving ? 'left' : body.mark ? [body.mark.at, body.mark.place] : body.current)
      return { leftMs: 100 - sent.length }
    },
    (isKept, leftMs) => said.push([isKept, leftMs]),
    { before, keep: (marks) => waiting.push(marks.map(([at]) => at)) },
  )
  return { sent, bodies, said, network, kept, waiting }
}

test('a beat tells where the player is, and each mark is told once', async () => {
  const { sent, said, kept } = ground()
  await kept.tell()
  kept.take(paper([2, null], 0), 0)
  await kept.tell()
  await kept.tell()
  expect(sent).toEqual([0, [0, 2], 0])
  expect(said).toEqual([
    [true, 99],
    [true, 98],
    [true, 97],
  ])
})

test('only the parts that were changed are told, all of them where more were before one got through', async () => {
  const { bodies, network, kept } = ground()
  const flagged = { ...BLANK, flagged: true }
  kept.take({ current: 0, marks: [flagged, BLANK] }, 0)
  await kept.tell()
  network.down = true
  kept.take({ current: 0, marks: [{ ...flagged, place: 1 }, BLANK] }, 0)
  await expect(kept.tell()).rejects.toThrow('down')
  network.down = false
  kept.take({ current: 0, marks: [{ ...flagged, place: 1, struck: [3] }, BLANK] }, 0)
  await kept.tell()
  expect(bodies).toEqual([
    { current: 0, mark: { at: 0, flagged: true } },
    { current: 0, mark: { at: 0, place: 1, struck: [3] } },
  ])
})

test('marks made while one is on its way follow it, the last of each question only', async () => {
  const { sent, kept } = ground()
  kept.take(paper([1, null]), 0)
  const first = kept.tell()
  kept.take(paper([1, 3]), 1)
  kept.take(paper([1, 0]), 1)
  expect(kept.tell()).toBe(first)
  await first
  expect(sent).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('what is told anew is sent from now on, also beside a call under way that fails', async () => {
  const { sent, network, kept } = ground()
  await kept.tellAnew()
  expect(sent).toEqual([0])
  network.down = true
  const failing = kept.tell()
  network.down = false
  await Promise.all([expect(failing).rejects.toThrow('down'), kept.tellAnew()])
  const under = kept.tell()
  await kept.tellAnew()
  await under
  expect(sent).toEqual([0, 0, 0, 0])
})

test('what did not get through is said, and told again by the next beat', async () => {
  const { sent, said, network, kept } = ground()
  network.down = true
  kept.take(paper([1, null]), 0)
  await expect(kept.tell()).rejects.toThrow('down')
  expect(said).toEqual([[false, null]])
  kept.take(paper([1, 2]), 1)
  network.down = false
  await kept.tell()
  expect(sent).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(said.at(-1)).toEqual([true, 98])
})

test('a mark waits until it has got through, also one that is on its way', async () => {
  const { network, kept, waiting } = ground()
  network.down = true
  kept.take(paper([1, null]), 0)
  await expect(kept.tell()).rejects.toThrow('down')
  kept.take(paper([1, 2]), 1)
  expect(waiting.at(-1)).toEqual([0, 1])
  network.down = false
  const telling = kept.tell()
  kept.take(paper([3, 2]), 0)
  expect(waiting.at(-1)).toEqual([0, 1])
  await telling
  expect(waiting.at(-1)).toEqual([])
})

test('a question marked anew while its mark is on its way is told again', async () => {
  const { sent, kept } = ground()
  kept.take(paper([1, null]), 0)
  const telling = kept.tell()
  kept.take(paper([2, null]), 0)
  await telling
  expect(sent).toEqual([
    [0, 1],
    [0, 2],
  ])
})

test('marks that waited for the block to be opened again are told first', async () => {
  const { sent, said, kept } = ground([[1, { ...BLANK, place: 3 }]])
  await kept.tell()
  expect(sent).toEqual([[1, 3]])
  expect(said.at(-1)).toEqual([true, 99])
})

test('nothing is told of a block being handed in, and telling goes on where that failed', async () => {
  const { sent, kept } = ground()
  kept.take(paper([1, null]), 0)
  const report = await kept.handIn(async () => {
    expect(sent).toEqual([[0, 1]])
    await kept.tell()
    return 'report'
  })
  expect([report, sent]).toEqual(['report', [[0, 1]]])

  const again = ground()
  await expect(again.kept.handIn(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await again.kept.tell()
  expect(again.sent).toEqual([0, 0])
})

test('a block isn’t handed in while a mark can’t be told, unless it’s refused for good', async () => {
  const { sent, network, kept, waiting } = ground()
  network.down = true
  kept.take(paper([1, null]), 0)
  const takeIn = vi.fn(async () => 'report')
  await expect(kept.handIn(takeIn)).rejects.toThrow('down')
  expect([takeIn.mock.calls, waiting.at(-1)]).toEqual([[], [0]])
  network.down = false
  expect([await kept.handIn(takeIn), sent]).toEqual(['report', [[0, 1]]])

  const refused = ground()
  refused.kept.take(paper([1, null]), 0)
  for (const status of [401, 429, 503]) {
    refused.network.refusal = new CallError(status, '', { code: 'unavailable', message: '' })
    await expect(refused.kept.handIn(takeIn)).rejects.toThrow(String(status))
  }
  refused.network.refusal = new CallError(400, '', { code: 'invalid', message: '' })
  refused.network.refusedAt = 0
  refused.kept.take(paper([1, 3]), 1)
  expect(await refused.kept.handIn(takeIn)).toBe('report')
  expect(refused.sent).toEqual([[1, 3]])
})

test('a page that’s left tells what it has, then that it’s left, then nothing more, also where the network is gone', async () => {
  const { sent, kept } = ground()
  kept.take(paper([1, null]), 0)
  const telling = kept.tell()
  kept.take(paper([1, 2]), 1)
  await kept.leave()
  await telling
  await kept.tell()
  expect(sent).toEqual([[0, 1], [1, 2], 'left'])

  await kept.leave()
  expect(sent).toEqual([[0, 1], [1, 2], 'left'])

  const offline = ground([[0, { place: 1 }]])
  offline.network.down = true
  await offline.kept.leave()
  expect([offline.sent, offline.waiting]).toEqual([[], []])
})

test('a page that’s left while its block is being handed in doesn’t leave it, and the other marks are told', async () => {
  const { sent, kept } = ground([
    [0, { place: 1 }],
    [1, { place: 2 }],
  ])
  const takeIn = vi.fn(async () => 'report')
  const handing = kept.handIn(takeIn)
  await kept.leave()
  expect(await handing).toBe('report')
  expect(sent).toEqual([
    [0, 1],
    [1, 2],
  ])

  // Once that has failed, leaving is told again.
  const failed = ground()
  failed.network.down = true
  await expect(failed.kept.handIn(takeIn)).rejects.toThrow('down')
  failed.network.down = false
  await failed.kept.leave()
  expect(failed.sent).toEqual(['left'])
})

test('a page that goes with its block handed in, or gone, tells nothing of leaving', async () => {
  const { sent, kept } = ground()
  await kept.handIn(async () => 'report')
  await kept.leave()
  expect(sent).toEqual([0])

  const gone = ground([[0, { place: 1 }]])
  gone.kept.end()
  await gone.kept.leave()
  await gone.kept.tell()
  expect(gone.sent).toEqual([])
})
