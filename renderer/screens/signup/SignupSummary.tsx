import { CircleAlert } from 'lucide-react'
import { Avatar } from '../../components/Avatar.tsx'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import type { Signup } from './use-signup.ts'

/** The player about to enter the court, once a character is chosen, and the button that creates the account. */
export function SignupSummary({ signup }: { signup: Signup }) {
  const { entry, faults, busy, missing } = signup
  const { archetype } = entry
  return (
    <Card tone="raised">
      <div className="grid items-center gap-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-8">
        {archetype ? (
          <div className="flex min-w-0 items-center gap-4 animate-enter" key={archetype.id}>
            <Avatar
              name={archetype.label}
              archetypeId={archetype.id}
              size={112}
              label={`Portrait of ${archetype.label}`}
            />
            <div className="min-w-0">
              <p className="text-sm font-semibold text-brass">{archetype.label}</p>
              <p className="font-display text-2xl break-words">{entry.displayName.trim() || 'No name yet'}</p>
              <p className="mt-1 text-sm text-pretty text-muted max-sm:hidden">{archetype.line}</p>
              <p className="mt-2">
                {entry.lawSchool ? (
                  <Badge>{entry.lawSchool}</Badge>
                ) : (
                  <span className="text-sm text-muted">No law school yet</span>
                )}
              </p>
            </div>
          </div>
        ) : (
          <p className="text-muted">Pick a character to see it here.</p>
        )}
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            size="large"
            fullWidth
            disabled={missing.length > 0}
            busy={busy}
            busyLabel="Creating Account..."
          >
            Create Account & Start Dueling
          </Button>
          {missing.length > 0 ? (
            <p className="text-center text-sm text-muted">Still needed: {missing.join(', ')}</p>
          ) : null}
        </div>
      </div>
      {faults.whole ? (
        <p role="alert" className="mt-4 flex items-start gap-2 text-wrong animate-fade">
          <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
          {faults.whole}
        </p>
      ) : null}
    </Card>
  )
}
