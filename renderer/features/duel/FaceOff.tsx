import { useEffect, useEffectEvent } from 'react'
import { counted, whole } from '#protocol/figures.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { schoolPlayedFor } from '#rules/law-schools.ts'
import type { LiveDuel, ShownFaceOff } from '../../clients/live/duel.ts'
import { announce } from '../../components/announcements.ts'
import { Card } from '../../components/Card.tsx'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'
import { useQuietToasts } from '../../components/toast.ts'
import { useNow } from '../../components/use-now.ts'
import { firstDuelText } from './guidance.ts'
import { type StakeWords, stakeWords } from './stake-words.ts'

export interface FaceOffProps {
  you: DuelProfile
  start: LiveDuel['start']
  /** null with a server that opens round 1 at once */
  faceOff: ShownFaceOff | null
}

/** The two players of a duel, what is at stake, and the seconds until round 1 opens. */
export function FaceOff({ you, start, faceOff }: FaceOffProps) {
  const { opponent, subject } = start
  useQuietToasts()
  const now = useNow(100, faceOff !== null)
  const seconds = faceOff ? Math.max(0, Math.ceil((faceOff.endsAt - now) / 1000)) : 0
  const stake = faceOff ? stakeWords(faceOff.stake) : null
  const first = firstDuelText(start)

  const say = useEffectEvent(() => {
    const words = stake ? ` ${stake.main}. ${stake.more}` : ''
    const intro = first ? ` ${first}` : ''
    announce(
      `${you.displayName} against ${describe(opponent)}.${intro}${words} Round 1 opens in ${counted(seconds, 'second', 'seconds')}.`,
    )
  })
  const matchId = faceOff ? start.matchId : null
  useEffect(() => {
    if (matchId !== null) say()
  }, [matchId])

  return (
    <Card padding="roomy" as="div" className="animate-round">
      <div className="@container grid min-h-80 place-content-center justify-items-center gap-4 text-center sm:min-h-96 sm:gap-8">
        <div className="grid justify-items-center gap-1">
          <p className="font-display text-2xl sm:text-3xl">Match Starting!</p>
          <p className="inline-flex items-center gap-2 font-semibold text-brass">
            <SubjectGlyph subject={subject} /> {subject}
          </p>
        </div>
        <h1 className="sr-only">
          {you.displayName} against {opponent.displayName}
        </h1>
        <div className="grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-2 sm:gap-8">
          <Player profile={faceOff?.you ?? you} place="You" />
          <Countdown seconds={seconds} />
          <Player profile={opponent} place="Opponent" />
        </div>
        {first ? <p className="text-lg text-balance">{first}</p> : null}
        {stake ? <Stake words={stake} /> : null}
        {seconds > 0 ? null : (
          <p className="inline-flex items-center gap-3 text-muted">
            <Spinner /> Preparing the first question...
          </p>
        )}
      </div>
    </Card>
  )
}

/** A player in words; during placement, and for a bot, there is no rating to tell. */
const describe = ({ displayName, rating }: DuelProfile): string =>
  rating === null ? displayName : `${displayName}, rating ${whole(rating)}`

const standing = ({ botLevel, rating, level }: DuelProfile): string => {
  if (botLevel) return `Level ${level}`
  return rating === null ? `Level ${level} · Unranked` : `Level ${level} · Rating ${whole(rating)}`
}

function Player({ profile, place }: { profile: DuelProfile; place: 'You' | 'Opponent' }) {
  const { displayName } = profile
  const school = schoolPlayedFor(profile.lawSchool)
  return (
    <div className="grid min-w-0 justify-items-center gap-1">
      <LevelPortrait
        player={profile}
        ring={place === 'You' ? 'brass' : 'silver'}
        className="size-full! [&>*]:size-full"
        frameClassName="size-[min(5.5rem,32cqw)] sm:size-40"
      />
      <p className="text-sm text-muted">{place}</p>
      <p className="w-full font-display text-[min(1.125rem,5.6cqw)] leading-tight wrap-anywhere sm:text-2xl">
        {displayName}
      </p>
      <p className="text-sm text-muted tabular-nums">{standing(profile)}</p>
      {school ? <p className="text-sm text-pretty text-muted">{school}</p> : null}
    </div>
  )
}

/** 3, 2, 1: each number comes in of its own, and stands still where motion is not wanted. */
const Countdown = ({ seconds }: { seconds: number }) => (
  <p
    aria-hidden="true"
    className="grid h-20 min-w-12 place-items-center font-display text-4xl text-brass tabular-nums sm:h-36 sm:text-[4.5rem]"
  >
    {seconds > 0 ? (
      <span key={seconds} className="animate-enter">
        {seconds}
      </span>
    ) : (
      'v.'
    )}
  </p>
)

const Stake = ({ words: { main, more } }: { words: StakeWords }) => (
  <div className="grid gap-1">
    <p className="text-xl font-semibold tabular-nums sm:text-2xl">{main}</p>
    <p className="text-sm text-pretty text-muted tabular-nums">{more}</p>
  </div>
)
