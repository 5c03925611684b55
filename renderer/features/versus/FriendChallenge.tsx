import { CalendarClock, Swords } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import { useInbox } from '../../clients/friend-games.ts'
import { Button } from '../../components/Button.tsx'
import { Field } from '../../components/Field.tsx'
import { SubjectField } from '../../components/SubjectField.tsx'
import { TextInput } from '../../components/TextInput.tsx'
import { toast } from '../../components/toast.ts'
import { ViewGamesButton } from '../../components/ViewGamesButton.tsx'
import { ModeFrame } from './ModeFrame.tsx'
import { OptionCards } from './OptionCards.tsx'
import { useCreateGame } from './use-create-game.ts'

export type Pace = 'turns' | 'live'

const PACES = [
  {
    value: 'turns',
    label: 'Turn by turn',
    note: `Best of ${MATCH_SETTINGS.friend.rounds}, 24 hours per turn`,
    sign: <CalendarClock className="size-5" aria-hidden="true" />,
  },
  {
    value: 'live',
    label: 'Live now',
    note: `${MATCH_SETTINGS.live.rounds} rounds, both online`,
    sign: <Swords className="size-5" aria-hidden="true" />,
  },
] as const

export interface FriendChallengeProps {
  /** Pre-filled from a challenge link; never sent by itself. */
  username: string
  onLive: (username: string, subject: PlayableSubject) => void
  /** A friend game has begun. */
  onGame: (matchId: string) => void
  onGames: () => void
  onLeave: () => void
}

export default function FriendChallenge(props: FriendChallengeProps) {
  const { username: given, onLive, onGame, onGames, onLeave } = props
  const [username, setUsername] = useState(given)
  const [subject, setSubject] = useState<PlayableSubject>(MIXED)
  const [pace, setPace] = useState<Pace>('turns')
  const create = useCreateGame(onGame)
  const waiting = useInbox().data?.unreadCount ?? 0

  function challenge(event: FormEvent) {
    event.preventDefault()
    const name = username.trim().replace(/^@/, '')
    if (name === '') {
      toast({
        title: 'Username Required',
        description: 'Please enter your friend’s username.',
        variant: 'destructive',
      })
      return
    }
    if (pace === 'live') onLive(name, subject)
    else if (!create.isPending) create.mutate({ opponentUsername: name, subject })
  }

  return (
    <ModeFrame
      title="Friend Challenge"
      onLeave={onLeave}
      lead="Challenge a friend by username, turn by turn or live."
    >
      <form onSubmit={challenge} className="grid gap-6" noValidate>
        <Field label="Friend’s username">
          <TextInput
            value={username}
            onChange={(event) => setUsername(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            placeholder="Portia Ames"
          />
        </Field>
        <SubjectField value={subject} onChange={setSubject} />
        <OptionCards legend="How to play" value={pace} onChange={setPace} options={PACES} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          busy={create.isPending}
          busyLabel="Starting the game..."
        >
          Challenge Friend
        </Button>
        <ViewGamesButton waiting={waiting} onOpen={onGames} fullWidth />
      </form>
    </ModeFrame>
  )
}
