import type { ReactNode } from 'react'
import { gameDay } from '#protocol/figures.ts'
import type { ChatSource } from '#protocol/http/companion.ts'
import { useRule } from '../../clients/companion.ts'
import { wordsOf } from '../../clients/http.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { SkeletonText } from '../../components/Skeleton.tsx'
import { typeset } from '../../components/typeset.ts'

/** The whole rule that a reply rests on. */
export default function RuleDialog({ source, onClose }: { source: ChatSource; onClose: () => void }) {
  const rule = useRule(source.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="medium"
      reading
      title={source.area}
      description={rule.data ? `${source.subject} · ${rule.data.subtopic}` : source.subject}
    >
      {rule.isPending ? <SkeletonText lines={6} /> : null}
      {rule.isError ? (
        <ErrorState
          title="We couldn’t open this rule"
          message={wordsOf(rule.error, 'Check your connection, then try again.')}
          onRetry={() => void rule.refetch()}
          retrying={rule.isFetching}
        />
      ) : null}
      {rule.data ? (
        <div className="grid gap-6">
          <p className="max-w-measure text-lg text-pretty">{typeset(rule.data.rule)}</p>
          <Part title="Elements">
            <ol className="ml-5 grid list-decimal gap-1 marker:text-brass">
              {rule.data.elements.map((line) => (
                <li key={line}>{typeset(line)}</li>
              ))}
            </ol>
          </Part>
          <Part title="Common traps">
            <ul className="ml-4 grid list-disc gap-2 marker:text-brass">
              {rule.data.traps.map((line) => (
                <li key={line}>{typeset(line)}</li>
              ))}
            </ul>
          </Part>
          <Part title="On the exam">
            <p className="max-w-measure text-pretty">{typeset(rule.data.approach)}</p>
          </Part>
          <p className="text-sm text-muted">
            {typeset(`Authority: ${rule.data.authorities.join('; ')}.`)} Law as of{' '}
            {gameDay(rule.data.lawAsOf)}.
          </p>
        </div>
      ) : null}
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  )
}
