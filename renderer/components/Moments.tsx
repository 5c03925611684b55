import type { GradedAnswer } from '#protocol/http/solo.ts'
import type { SessionUser } from '#protocol/user.ts'
import { LevelUp } from './LevelUp.tsx'
import { RankUp, rankWords } from './RankUp.tsx'

type Gains = Pick<GradedAnswer, 'levelUp' | 'rankUp' | 'subject'>

/** Whether an answer brought a level or a rank. */
export const isMoment = ({ levelUp, rankUp }: Gains): boolean => levelUp !== undefined || rankUp !== undefined

/** Returns the sentences that read out what an answer brought; none where it brought neither. */
export function momentWords({ levelUp, rankUp, subject }: Gains): string[] {
  const words: string[] = []
  if (levelUp) words.push(`Level up! You’re level ${levelUp.level}, ${levelUp.title}.`)
  if (rankUp) words.push(`${rankWords(rankUp, subject)}.`)
  return words
}

/** The level and the rank that an answer brought; side by side where a window has little height. */
export function Moments({ user, gains: { levelUp, rankUp, subject } }: { user: SessionUser; gains: Gains }) {
  if (!levelUp && !rankUp) return null
  return (
    <div className="grid gap-2 low:flex low:*:flex-1">
      {levelUp ? <LevelUp user={user} {...levelUp} /> : null}
      {rankUp ? <RankUp subject={subject} rank={rankUp} /> : null}
    </div>
  )
}
