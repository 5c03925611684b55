import { expect, test } from 'vitest'
import { exposition } from '../../../cloud-server/metrics/exposition.ts'

test('metrics are written as Prometheus reads them', () => {
  expect(
    exposition([
      {
        name: 'requests_total',
        help: 'Requests.',
        type: 'counter',
        samples: [
          { labels: { route: '/a', status: '2xx' }, value: 3 },
          { labels: { route: 'a "b"\\c\nd' }, value: 1 },
        ],
      },
      {
        name: 'seconds',
        help: 'Time.',
        type: 'histogram',
        samples: [
          { suffix: '_bucket', labels: { le: '+Inf' }, value: 2 },
          { suffix: '_sum', value: 0.25 },
          { suffix: '_count', value: 2 },
        ],
      },
      { name: 'empty', help: 'Nothing yet.', type: 'gauge', samples: [] },
    ]),
  ).toBe(
    [
      '# HELP requests_total Requests.',
      '# TYPE requests_total counter',
      'requests_total{route="/a",status="2xx"} 3',
      'requests_total{route="a \\"b\\"\\\\c\\nd"} 1',
      '# HELP seconds Time.',
      '# TYPE seconds histogram',
      'seconds_bucket{le="+Inf"} 2',
      'seconds_sum 0.25',
      'seconds_count 2',
      '# HELP empty Nothing yet.',
      '# TYPE empty gauge',
      '',
    ].join('\n'),
  )
})
