import type { FastifyInstance } from 'fastify'
import type { Metric, Sample } from './exposition.ts'

/** Upper ends of the histogram's buckets, s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A request that found no route is counted under this one, so that strangers cannot make labels. */
const NO_ROUTE = 'none'

/** Counts the requests of a node by route and outcome, and how long they took. Returns a function that tells the counts. */
export function countRequests(app: FastifyInstance): () => Metric[] {
  const totals = new Map<string, Required<Omit<Sample, 'suffix'>>>()
  const slots = new Array<number>(BUCKETS.length + 1).fill(0)
  let seconds = 0
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? NO_ROUTE
    const labels = { method: request.method, route, status: `${Math.trunc(reply.statusCode / 100)}xx` }
    const key = Object.values(labels).join(' ')
    const total = totals.get(key) ?? { labels, value: 0 }
    total.value += 1
    totals.set(key, total)
    const took = reply.elapsedTime / 1_000
    seconds += took
    const slot = BUCKETS.findIndex((end) => took <= end)
    const at = slot < 0 ? BUCKETS.length : slot
    slots[at] = (slots[at] ?? 0) + 1
  })
  return () => [
    {
      name: 'bar_duel_http_requests_total',
      help: 'Requests by method, route and class of status.',
      type: 'counter',
      samples: [...totals.values()],
    },
    {
      name: 'bar_duel_http_request_duration_seconds',
      help: 'Time from a request to the end of its reply.',
      type: 'histogram',
      samples: histogram(slots, seconds),
    },
  ]
}

/** Returns a histogram's samples: each bucket counts all that took no longer than its end. */
function histogram(slots: readonly number[], sum: number): Sample[] {
  let count = 0
  const buckets = slots.map((slot, i): Sample => {
    count += slot
    return {
      suffix: '_bucket',
      labels: { le: i < BUCKETS.length ? String(BUCKETS[i]) : '+Inf' },
      value: count,
    }
  })
  return [...buckets, { suffix: '_sum', value: sum }, { suffix: '_count', value: count }]
}
