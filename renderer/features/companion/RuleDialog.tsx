import type { ChatSource } from '#protocol/http/companion.ts'
import { useRule } from '../../clients/companion.ts'
import { wordsOf } from '../../clients/http.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { RuleText } from '../../components/RuleText.tsx'
import { SkeletonText } from '../../components/Skeleton.tsx'

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
      {rule.data ? <RuleText rule={rule.data} /> : null}
    </Dialog>
  )
}
