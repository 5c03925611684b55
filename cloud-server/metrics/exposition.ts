/** A figure and its subject, such as {route: '/api/auth/me'}. */
export interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
  /** put behind a histogram's name: _bucket, _sum or _count */
  suffix?: '_bucket' | '_sum' | '_count'
}

/** A metric with all its figures. Names and units follow Prometheus' own advice: base units, counters end in _total. */
export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const labelText = (labels: Sample['labels'] = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const numberText = (value: number): string =>
  value === Number.POSITIVE_INFINITY ? '+Inf' : Number.isNaN(value) ? 'NaN' : String(value)

/** Returns metrics in Prometheus' text format, version 0.0.4. */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} ${type}`,
        ...samples.map(
          ({ labels, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
        ),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n')
