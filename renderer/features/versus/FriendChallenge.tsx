import { CalendarClock, Swords } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { lengthOfTime } from '#protocol/figures.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
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
    note: `Best of ${MATCH_SETTINGS.friend.rounds}, ${lengthOfTime(MATCH_SETTINGS.friend.answerWindowMs, 'hour')} per turn`,
    sign: <CalendarClock className="size-5" aria-hidden="true" />,
  },
  {
    value: 'live',
    label: 'Live now',
    note: `${MATCH_SETTINGS.live.rounds} rounds, both online`,
    sign: <Swords className="size-5" aria-hidden="true" />,
  },
] as const

/** The fields of the form. */
export interface FriendWish {
  readonly username: string
  readonly subject: PlayableSubject
  readonly pace: Pace
}

export interface FriendChallengeProps {
  /** The wish the form is filled in with; never sent by itself. */
  wish: FriendWish
  /** The friend games' modal is over the form. */
  covered: boolean
  onLive: (wish: FriendWish) => void
  /** A friend game has begun. */
  onGame: (matchId: string) => void
  onGames: () => void
  onLeave: () => void
}

export default function FriendChallenge(props: FriendChallengeProps) {
  const { wish: given, covered, onLive, onGame, onGames, onLeave } = props
  const [wish, setWish] = useState(given)
  const change = (fields: Partial<FriendWish>) => setWish((held) => ({ ...held, ...fields }))
  const sent = useSent(covered)
  const create = useCreateGame(onGame)
  const waiting = useInbox().data?.unreadCount ?? 0

  function challenge(event: FormEvent) {
    event.preventDefault()
    const name = wish.username.trim().replace(/^@/, '')
    if (name === '') {
      toast({
        title: 'Username Required',
        description: 'Please enter your friend’s username.',
        variant: 'destructive',
      })
      return
    }
    if (sent.current) return
    sent.current = true
    const { subject, pace } = wish
    if (pace === 'live') onLive({ username: name, subject, pace })
    else
      create.mutate(
        { opponentUsername: name, subject },
        {
          onError: () => {
            sent.current = false
          },
        },
      )
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
            value={wish.username}
            onChange={(event) => change({ username: event.target.value })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            placeholder="Portia Ames"
          />
        </Field>
        <SubjectField value={wish.subject} onChange={(subject) => change({ subject })} />
        <OptionCards
          legend="How to play"
          value={wish.pace}
          onChange={(pace) => change({ pace })}
          options={PACES}
        />
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

/**
 * Whether the form has been sent. The reply may be here before what it leads to is drawn, and a second press must not invite
 * twice meanwhile: so it counts until the sending fails, or the modal it opened is closed again.
 */
function useSent(covered: boolean): RefObject<boolean> {
  const sent = useRef(false)
  useEffect(() => {
    if (!covered) sent.current = false
  }, [covered])
  return sent
}
