import { BookOpenCheck, Bot } from 'lucide-react'
import { Link } from 'react-router'
import { momentText, signed } from '#protocol/figures.ts'
import type { FinishedMatch } from '#protocol/http/matches.ts'
import { Avatar } from '../../../components/Avatar.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Numerals } from '../../../components/Numerals.tsx'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'
import { endingWords, KINDS, opponentName, RESULTS, shortWords } from './match-words.ts'

/** One finished match: the opponent, the end, and the changes it made. */
export function MatchRow({ match }: { match: FinishedMatch }) {
  const { id, kind, subject, opponent, result, scores, startedAt, xpChange, ratingChange } = match
  const name = opponentName(opponent)
  const ending = endingWords(match)
  const short = shortWords(match)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 first:pt-0 last:border-b-0 last:pb-0 md:grid-cols-[auto_minmax(0,1fr)_9rem_7rem_auto]">
      <Portrait opponent={opponent} name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {opponent.userId ? (
            <Link
              to={`/stats/${opponent.userId}`}
              className="inline-flex min-h-6 min-w-0 items-center rounded-sm font-semibold break-words underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <Badge>{KINDS[kind]}</Badge>
          {short ? <Badge>{short}</Badge> : null}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="flex items-center gap-1.5">
            <SubjectGlyph subject={subject} className="size-4 shrink-0 text-brass" />
            {subject}
          </span>
          <time dateTime={startedAt} className="tabular-nums">
            {momentText(startedAt)}
          </time>
        </p>
        {ending ? <p className="text-sm text-muted">{ending}</p> : null}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:contents">
        <p className="flex items-center gap-3">
          <Badge tone={RESULTS[result].tone}>{RESULTS[result].words}</Badge>
          <span className="text-xl leading-none">
            <span className="sr-only">You </span>
            <Numerals value={String(scores[0])} />
            <span aria-hidden="true">–</span>
            <span className="sr-only">, opponent </span>
            <Numerals value={String(scores[1])} />
          </span>
        </p>
        <p className="text-sm tabular-nums max-md:order-last max-md:basis-full max-md:empty:hidden">
          {xpChange === null ? null : (
            <span className="block max-md:inline max-md:me-3">{signed(xpChange)} XP</span>
          )}
          {ratingChange === null ? null : (
            <span className="block text-muted max-md:inline">{signed(ratingChange)} rating</span>
          )}
        </p>
        <ButtonLink
          to={`?${new URLSearchParams({ tab: 'history', match: id })}`}
          aria-label={`Review the match against ${name}`}
          icon={<BookOpenCheck className="size-4" aria-hidden="true" />}
        >
          Review
        </ButtonLink>
      </div>
    </li>
  )
}

function Portrait({ opponent, name }: { opponent: FinishedMatch['opponent']; name: string }) {
  if (opponent.botLevel)
    return (
      <span className="grid size-12 place-items-center self-start rounded-full border border-line bg-raised text-brass">
        <Bot className="size-6" aria-hidden="true" />
      </span>
    )
  return (
    <Avatar
      name={name}
      archetypeId={opponent.avatarData?.archetypeId}
      palette={opponent.avatarData?.palette}
      size={48}
      className="self-start"
    />
  )
}
