import { useQuery } from '@tanstack/react-query'
import type { DesktopAbout, Managed } from '#protocol/bridge.ts'
import { desktop } from '../../clients/desktop.ts'
import StudyServer from './StudyServer.tsx'

interface Facts {
  about: DesktopAbout
  managed: Managed
}

async function facts(): Promise<Facts | null> {
  const bridge = desktop()
  if (!bridge) return null
  const [about, managed] = await Promise.all([bridge.about(), bridge.managed()])
  return { about, managed }
}

/** The facts of this computer alone: its server, its owner's policy, and the versions. */
export function ThisComputer() {
  const { data } = useQuery({ queryKey: ['desktop', 'facts'], queryFn: facts })
  if (!data) return null
  const { about, managed } = data
  return (
    <section className="mt-6 grid gap-3" aria-labelledby="this-computer">
      <h3 id="this-computer" className="text-lg">
        This computer
      </h3>
      <StudyServer />
      {managed.ephemeral ? (
        <p className="text-sm text-muted">It keeps nothing of yours after you sign out.</p>
      ) : null}
      {managed.idleSignOutMinutes > 0 ? (
        <p className="text-sm text-muted">
          You are signed out after {managed.idleSignOutMinutes} minutes without a sign of you.
        </p>
      ) : null}
      {managed.problems.map((problem) => (
        <p key={problem} className="text-sm text-warn">
          {problem}
        </p>
      ))}
      <p className="text-sm text-muted">
        Bar Duel {about.version}
        {about.runtime ? `, ${about.runtime}` : ''}
      </p>
    </section>
  )
}
