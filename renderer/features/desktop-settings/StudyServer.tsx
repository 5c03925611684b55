import { type FormEvent, useState } from 'react'
import type { ServerChoice, ServerChosen } from '#protocol/bridge.ts'
import { chooseServer, typedAddress, useStudyServer } from '../../clients/study-server.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { useSubmission } from '../../components/use-submission.ts'
import { ServerStatus } from './ServerStatus.tsx'
import { CHOSEN_WORDS, managedWords } from './server-words.ts'

const LABEL = 'Study server'

/** The server this computer studies with, and the way to another one, which the shell asks about outside of the page. */
export default function StudyServer() {
  const server = useStudyServer()
  if (!server) return null
  return server.fixed ? <ManagedServer server={server} /> : <ServerForm server={server} />
}

function ManagedServer({ server }: { server: ServerChoice }) {
  return (
    <div className="grid gap-3">
      <Field label={LABEL} hint={managedWords(server)}>
        <TextInput readOnly value={server.address ?? 'None'} />
      </Field>
      {server.address === null ? null : <ServerStatus />}
    </div>
  )
}

function ServerForm({ server: { address, own } }: { server: ServerChoice }) {
  const [text, setText] = useState(address ?? '')
  const [outcome, setOutcome] = useState<ServerChosen | 'too_often' | null>(null)
  const { busy, submit } = useSubmission()
  // An empty field is the app's own server.
  const isChanged = (typedAddress(text) ?? own) !== address
  const isRefused = outcome !== null && outcome !== 'saved' && outcome !== 'declined'

  function change(event: FormEvent) {
    event.preventDefault()
    if (isChanged) submit(async () => setOutcome(await chooseServer(text)))
  }

  return (
    <form noValidate onSubmit={change} className="grid gap-3">
      <Field label={LABEL} error={isRefused ? CHOSEN_WORDS[outcome] : undefined}>
        <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <TextInput
            name="server"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={own ?? 'https://study.school.edu'}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setOutcome(null)
            }}
          />
          <Button type="submit" disabled={!isChanged} busy={busy} busyLabel="Checking...">
            {address === null ? 'Use this server' : 'Change server'}
          </Button>
        </div>
      </Field>
      {outcome === 'saved' || outcome === 'declined' ? (
        <p role="status" className="text-sm text-muted">
          {CHOSEN_WORDS[outcome]}
        </p>
      ) : isChanged ? null : (
        <ServerStatus />
      )}
    </form>
  )
}
