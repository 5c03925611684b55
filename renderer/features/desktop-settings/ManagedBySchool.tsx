import type { Managed, ServerChoice } from '#protocol/bridge.ts'
import { managedLines } from './managed-words.ts'

interface ManagedBySchoolProps {
  managed: Managed
  server: ServerChoice
}

/** The settings that this computer's policy binds, which no player can change. */
export function ManagedBySchool({ managed, server }: ManagedBySchoolProps) {
  if (!managed.isManaged) return null
  return (
    <section className="grid gap-2" aria-labelledby="managed-by-school">
      <h4 id="managed-by-school" className="font-semibold">
        Managed by your school
      </h4>
      <p className="text-sm text-muted">Your school set these for everyone on this computer.</p>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {managedLines(managed, server).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {managed.problems.map((problem) => (
        <p key={problem} className="text-sm text-warn">
          {problem}
        </p>
      ))}
    </section>
  )
}
