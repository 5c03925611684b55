import { CalendarClock, type LucideIcon, Mails } from 'lucide-react'
import { Page } from '../../components/Page.tsx'
import { ComingPanel } from './ComingPanel.tsx'
import { COMING } from './coming.ts'

export type ComingName = 'daily' | 'adminEmails'

const ICONS: Readonly<Record<ComingName, LucideIcon>> = {
  daily: CalendarClock,
  adminEmails: Mails,
}

/** A path of spec section 2 whose screen comes with a later release. */
export default function ComingScreen({ what }: { what: ComingName }) {
  const Icon = ICONS[what]
  return (
    <Page title={COMING[what].title}>
      <ComingPanel coming={COMING[what]} icon={<Icon className="size-8" aria-hidden="true" />} />
    </Page>
  )
}
