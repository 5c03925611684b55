import { counted, momentText } from '#protocol/figures.ts'
import type { Question } from '../../../clients/reports.ts'
import { Badge } from '../../../components/Badge.tsx'
import { REASON_WORDS } from '../../../features/report/reason-words.ts'

/** The players' reports, the latest first. */
export function ReportList({ reports }: { reports: Question['reports'] }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{counted(reports.length, 'report', 'reports')}</h3>
      <ul className="divide-y divide-line">
        {reports.map((report) => (
          <li key={report.id} className="grid gap-1 py-3">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <strong className="font-semibold">{REASON_WORDS[report.reason]}</strong>
              {report.ruling ? (
                <Badge tone={report.ruling === 'sound' ? 'right' : 'wrong'}>
                  {report.ruling === 'sound' ? 'Ruled sound' : 'Upheld'}
                </Badge>
              ) : null}
              <span className="text-sm text-muted">
                @{report.by}, <time dateTime={report.at}>{momentText(report.at)}</time>
              </span>
            </p>
            {report.text ? (
              <p className="max-w-measure break-words whitespace-pre-line">{report.text}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
