import { CircleAlert } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { fetchAhead } from '../../components/fetch-ahead.ts'
import { orNotLoaded } from '../../components/or-not-loaded.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { CharacterPreview } from './CharacterPreview.tsx'
import { type DialogMode, withArchetype, withCategory } from './draft.ts'
import { Identity } from './Identity.tsx'
import { useCharacter } from './use-character.ts'

const importPaths = () => import('./CareerPaths.tsx')
const CareerPaths = lazy(orNotLoaded(importPaths))
// Fetched beside this dialog rather than after its first drawing.
fetchAhead(importPaths)()

const WORDS = {
  create: {
    title: 'Create Your Character',
    description: 'Pick the character who argues for you. Closing this signs you out.',
    submit: 'Enter the Arena',
  },
  edit: {
    title: 'Edit Character',
    description: 'Pick the character who argues for you, and the name others see.',
    submit: 'Update Character',
  },
} as const satisfies Record<DialogMode, object>

export interface CharacterDialogProps {
  user: SessionUser
  mode: DialogMode
  open: boolean
  onClose: () => void
  onSaved: () => void
}

/** Creates a character or edits the one there is (spec sections 2 and 5). */
export default function CharacterDialog({ user, mode, open, onClose, onSaved }: CharacterDialogProps) {
  const character = useCharacter(user, mode, onSaved)
  const { draft, change, faults, busy, complete, onSubmit } = character
  const form = useId()
  const words = WORDS[mode]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      locked={busy}
      size="large"
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            disabled={!complete}
            busy={busy}
            busyLabel="Saving..."
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={onSubmit}
        className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8"
      >
        <CharacterPreview avatar={draft.avatar} displayName={draft.displayName} />
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <Suspense fallback={<Loading />}>
            <CareerPaths
              category={draft.category}
              selected={draft.avatar?.archetypeId ?? null}
              onCategory={(category) => change((now) => withCategory(now, category))}
              onArchetype={(archetype) => change((now) => withArchetype(now, archetype))}
              canRoll={mode === 'create'}
            />
          </Suspense>
        </div>
        <Identity character={character} mode={mode} />
        {faults.whole || faults.avatarData ? (
          <p role="alert" className="flex items-start gap-2 text-wrong md:col-span-2">
            <CircleAlert className="mt-1 size-4 shrink-0" aria-hidden="true" />
            {faults.whole ?? faults.avatarData}
          </p>
        ) : null}
      </form>
    </Dialog>
  )
}

function Loading() {
  return (
    <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-muted">
      <Spinner />
      Loading career paths...
    </p>
  )
}
