import { Check, ChevronRight } from 'lucide-react'
import { counted, gameDay } from '#protocol/figures.ts'
import type { DailyResults } from '#protocol/http/daily.ts'
import { useDailyResults } from '../../clients/daily.ts'
import { wordsOf } from '../../clients/http.ts'
import { Card } from '../../components/Card.tsx'
import { choiceTexts, LETTERS } from '../../components/choice.ts'
import { percentText } from '../../components/day-text.ts'
import { Progress } from '../../components/Progress.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Stem } from '../../components/Stem.tsx'
import { typeset } from '../../components/typeset.ts'

const playersText = (players: number) => counted(players, 'player', 'players')

/** How all players answered the last case whose day is over: the share of each choice. */
export function LastCase() {
  const results = useDailyResults(true)
  if (results.isPending) return <Skeleton shape="card" className="h-48" />
  if (results.isError)
    return (
      <Card title="How everyone answered">
        <p className="text-muted">
          {wordsOf(results.error, 'We couldn’t load the last case’s results. Reconnect to see them.')}
        </p>
      </Card>
    )
  return results.data.last ? <Shares results={results.data.last} /> : null
}

function Shares({ results }: { results: DailyResults }) {
  const { question, choices, noAnswer, players, yourChoice, dateUtc } = results
  const texts = choiceTexts(question.choices)
  return (
    <Card
      title={`How everyone answered on ${gameDay(dateUtc)}`}
      eyebrow={`${question.subject} · ${question.topic}`}
    >
      <p className="mb-4 text-muted">
        {players === 0 ? 'No one answered this case.' : `${playersText(players)} opened this case.`}
      </p>
      <details className="group mb-4">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 rounded-sm font-semibold">
          <ChevronRight
            className="size-4 text-brass transition-transform group-open:rotate-90"
            aria-hidden="true"
          />
          Read the case again
        </summary>
        <div className="mt-2 grid max-w-[36.1rem] gap-4">
          <Stem text={question.stem} />
          <p className="leading-relaxed text-muted">{typeset(question.explanationLong ?? '')}</p>
        </div>
      </details>
      <ol className="grid gap-4">
        {texts.map((text, place) => (
          <Share
            key={LETTERS[place]}
            name={`${LETTERS[place]}. ${text}`}
            share={choices[place] ?? noAnswer}
            isKey={place === question.correctIndex}
            isYours={place === yourChoice}
          />
        ))}
        {noAnswer.players > 0 ? (
          <Share name="No answer in time" share={noAnswer} isKey={false} isYours={yourChoice === -1} />
        ) : null}
      </ol>
    </Card>
  )
}

interface ShareProps {
  name: string
  share: DailyResults['noAnswer']
  isKey: boolean
  isYours: boolean
}

function Share({ name, share, isKey, isYours }: ShareProps) {
  return (
    <li className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 text-pretty">{name}</span>
        <span className="font-display tabular-nums">{percentText(share.percent)}</span>
      </div>
      <Progress
        value={share.percent}
        label={`Share of ${name}`}
        valueText={`${percentText(share.percent)}, ${playersText(share.players)}`}
        tone={isKey ? 'right' : 'info'}
        size="normal"
      />
      {isKey || isYours ? (
        <p className="flex items-center gap-3 text-sm">
          {isKey ? (
            <span className="inline-flex items-center gap-1 font-semibold text-correct">
              <Check className="size-4" strokeWidth={3} aria-hidden="true" />
              Correct answer
            </span>
          ) : null}
          {isYours ? <span className="text-muted">Your answer</span> : null}
        </p>
      ) : null}
    </li>
  )
}
