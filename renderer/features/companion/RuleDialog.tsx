import type { ChatSource } from '#protocol/http/companion.ts'
import { useRule } from '../../clients/companion.ts'
import { Dialog } from '../../components/Dialog.tsx'
import { RuleReading } from './RuleReading.tsx'

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
      <RuleReading rule={rule} lines={6} />
    </Dialog>
  )
}
