import { useQuery } from '@tanstack/react-query'
import type { DesktopAbout, Managed, ServerChoice, UpdatesFrom } from '#protocol/bridge.ts'
import { desktop } from '../../clients/desktop.ts'
import { ManagedBySchool } from './ManagedBySchool.tsx'
import { ServerStatus } from './ServerStatus.tsx'
import StudyServer from './StudyServer.tsx'

interface Facts {
  about: DesktopAbout
  managed: Managed
  server: ServerChoice
}

async function facts(): Promise<Facts | null> {
  const bridge = desktop()
  if (!bridge) return null
  const [about, managed, server] = await Promise.all([bridge.about(), bridge.managed(), bridge.server()])
  return { about, managed, server }
}

const UPDATES: Record<UpdatesFrom, string> = {
  maker: 'It updates itself when you quit.',
  system: 'It’s updated the way it was installed, such as by your system’s package manager.',
  administrator: 'Your administrator updates it.',
  none: 'It doesn’t update itself. Install a newer version when one comes out.',
}

/** The facts of this computer alone: its server, its owner's policy, and the versions. */
export function ThisComputer() {
  const { data } = useQuery({ queryKey: ['desktop', 'facts'], queryFn: facts })
  if (!data) return null
  const { about, managed, server } = data
  const isServerManaged = managed.bound.includes('serverUrl')
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="this-computer">
      <h3 id="this-computer" className="text-lg">
        This computer
      </h3>
      <ManagedBySchool managed={managed} server={server} />
      {!isServerManaged ? <StudyServer /> : server.address === null ? null : <ServerStatus />}
      <p className="text-sm text-muted">
        Bar Duel {about.version}
        {about.runtime ? `, ${about.runtime}` : ''}
      </p>
      <p className="text-sm text-muted">{UPDATES[about.updates]}</p>
    </section>
  )
}
