import { useEffect, useState } from 'react'
import { counted, whole } from '#protocol/figures.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import type { SessionUser } from '#protocol/user.ts'
import { levelOf, xpToLeave } from '#rules/levels.ts'
import { type League, useLeague } from '../../clients/league.ts'
import { Card } from '../../components/Card.tsx'
import { CountUp } from '../../components/CountUp.tsx'
import { LevelUp } from '../../components/LevelUp.tsx'
import { leagueName } from '../../components/league-name.ts'
import { Progress } from '../../components/Progress.tsx'
import { RankUp } from '../../components/RankUp.tsx'
import { placesGained } from './places-gained.ts'

export interface StandingProps {
  user: SessionUser
  end: DuelEnd
}

/** Where the duel took the player: the level's bar, the rating and the week's league, each from before to now. */
export function Standing({ user, end }: StandingProps) {
  const league = useLeague()
  return (
    <Card title="Where it takes you" padding="roomy">
      <div className="grid gap-4">
        {end.leveledUp ? <LevelUp user={user} level={end.level} title={end.levelTitle} /> : null}
        {end.ranksReached?.map((reached) => (
          <RankUp key={reached.subject} {...reached} />
        ))}
        <LevelMoved end={end} />
        {end.rated ? <RatingMoved end={end} /> : null}
        {league.data ? <LeagueMoved league={league.data} end={end} ownId={user.id} /> : null}
      </div>
    </Card>
  )
}

/** The bar starts where the duel found it and moves to where it is now; a level gained starts it from nothing. */
function LevelMoved({ end: { yourTotalXP, yourXPChange, level, yourNewXP } }: { end: DuelEnd }) {
  const before = levelOf(yourTotalXP - yourXPChange)
  const [xp, setXp] = useState(before.level === level ? before.xp : 0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setXp(yourNewXP))
    return () => cancelAnimationFrame(frame)
  }, [yourNewXP])
  const needed = xpToLeave(level)
  const text = `${whole(yourNewXP)} of ${whole(needed)} XP to level ${level + 1}`
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          {before.level === level ? `Level ${level}` : `Level ${before.level} → ${level}`}
        </span>
        <span className="text-sm text-muted tabular-nums">{text}</span>
      </p>
      <Progress
        value={xp}
        max={needed}
        label={`Progress to level ${level + 1}`}
        valueText={text}
        size="normal"
      />
    </div>
  )
}

function RatingMoved({ end: { yourNewRating, yourRatingChange, ratingBefore } }: { end: DuelEnd }) {
  const before = ratingBefore ?? yourNewRating - yourRatingChange
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-4">
      <span className="font-semibold">Rating</span>
      <span className="tabular-nums">
        <span className="text-muted">{whole(before)} → </span>
        <CountUp from={before} value={yourNewRating} format={whole} className="text-xl" />
      </span>
    </p>
  )
}

function LeagueMoved({ league, end, ownId }: { league: League; end: DuelEnd; ownId: string }) {
  if (league.state === 'soon')
    return (
      <p className="border-t border-line pt-4 text-muted">
        These are your first points this week. Your league group opens within a minute.
      </p>
    )
  const own = league.rows.find(({ id }) => id === ownId)
  if (league.state !== 'in' || !own) return null
  const gained = placesGained(league.rows, ownId, end.pointsEarned)
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-4">
      <span className="font-semibold">{leagueName(league.league)} this week</span>
      <span className="tabular-nums">
        {gained > 0 ? (
          <span className="text-correct">Up {counted(gained, 'place', 'places')} to </span>
        ) : null}
        {own.rank} of {league.rows.length}
      </span>
    </p>
  )
}
