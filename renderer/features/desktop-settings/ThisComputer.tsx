import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DesktopAbout, Managed, ServerChoice, ServerChosen, UpdatesFrom } from '#protocol/bridge.ts'
import { desktop } from '../../clients/desktop.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { useSubmission } from '../../components/use-submission.ts'
import { ManagedBySchool } from './ManagedBySchool.tsx'

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

const OUTCOME: Record<ServerChosen, string> = {
  saved: 'Saved. Close Bar Duel and open it again to use this server.',
  not_allowed: 'This must be an https:// address, or http:// on this computer itself.',
  fixed: 'Your administrator chose the server.',
}

const UPDATES: Record<UpdatesFrom, string> = {
  maker: 'It gets updates by itself and installs them when you quit.',
  system: 'It’s updated the way it was installed, such as by your system’s package manager.',
  administrator: 'Your administrator updates it.',
  none: 'It doesn’t update itself. Install a newer version when there is one.',
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
      {isServerManaged ? null : server.fixed ? (
        <p className="text-sm text-muted">Its server is {server.address}, set when Bar Duel was started.</p>
      ) : (
        <ServerForm address={server.address ?? ''} />
      )}
      <p className="text-sm text-muted">
        Bar Duel {about.version}
        {about.runtime ? `, ${about.runtime}` : ''}
      </p>
      <p className="text-sm text-muted">{UPDATES[about.updates]}</p>
    </section>
  )
}

function ServerForm({ address }: { address: string }) {
  const [text, setText] = useState(address)
  const [outcome, setOutcome] = useState<ServerChosen | null>(null)
  const { busy, submit } = useSubmission()
  const save = (event: FormEvent) => {
    event.preventDefault()
    void submit(async () => setOutcome((await desktop()?.chooseServer(text.trim() || null)) ?? null))
  }
  const failed = outcome !== null && outcome !== 'saved'
  return (
    <form onSubmit={save} className="grid gap-2">
      <Field
        label="Server"
        hint={outcome === 'saved' ? OUTCOME.saved : 'Leave it empty for the app’s own.'}
        error={failed ? OUTCOME[outcome] : undefined}
      >
        <TextInput
          value={text}
          inputMode="url"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            setOutcome(null)
          }}
        />
      </Field>
      <div>
        <Button type="submit" size="small" busy={busy} disabled={text.trim() === address}>
          Use this server
        </Button>
      </div>
    </form>
  )
}
