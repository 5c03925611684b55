import type { SessionUser } from '#protocol/user.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Failure } from '../../components/Failure.tsx'
import { toast } from '../../components/toast.ts'
import { Identity } from '../../features/character/Identity.tsx'
import { useCharacter } from '../../features/character/use-character.ts'

/** How others see the player: the name they go by, and their school. */
export function ProfileSettings({ user }: { user: SessionUser }) {
  const character = useCharacter(user, 'edit', () =>
    toast({ title: 'Saved', description: 'Others see it from now on.', variant: 'success' }),
  )
  return (
    <Card title="Name and school">
      <form noValidate onSubmit={character.onSubmit} className="grid gap-4">
        <Identity character={character} mode="edit" />
        <Failure words={character.faults.whole} />
        <Button
          type="submit"
          busy={character.busy}
          busyLabel="Saving..."
          disabled={!character.complete}
          className="justify-self-start"
        >
          Save
        </Button>
      </form>
    </Card>
  )
}
