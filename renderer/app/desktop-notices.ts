import { askWhenCalled } from '../clients/desktop.ts'
import { toast } from '../components/toast.ts'

/** Long enough to be read: it may tell of answers that are lost. */
const NOTICE_MS = 20_000

/** Tells of events on the desktop while no page could say so, such as a sign-out for idleness; now, and when the shell calls. */
export const showDesktopNotices = (): void => {
  askWhenCalled((shell) => void shell.notices().then(show))
}

function show(said: readonly string[]): void {
  if (said.length > 0)
    toast({ title: 'Before you continue', description: said.join(' '), duration: NOTICE_MS })
}
