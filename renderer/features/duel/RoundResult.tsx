import { XP_RIGHT } from '#rules/answer-xp.ts'
import { Badge } from '../../components/Badge.tsx'
import { LETTERS } from '../../components/choice.ts'
import { typeset } from '../../components/typeset.ts'

export interface RoundResultProps {
  correctIndex: number
  /** -1 when time ran out */
  yourAnswer: number
  explanation: string
  authorities: readonly string[]
}

const verdict = ({ yourAnswer, correctIndex }: RoundResultProps): string => {
  if (yourAnswer === correctIndex) return 'The bench rules for you'
  return yourAnswer < 0 ? 'Time ran out' : 'The bench rules against you'
}

/** The ruling of the bench: the right letter, its XP, and why. */
export function RoundResult(props: RoundResultProps) {
  const { correctIndex, yourAnswer, explanation, authorities } = props
  const right = yourAnswer === correctIndex
  return (
    <div className="grid gap-3 border-t border-line pt-6 animate-enter">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-xl">{verdict(props)}</h2>
        <p className="flex items-center gap-2">
          <span className="text-muted">The answer is</span>
          <span className="grid size-7 place-items-center rounded-sm border border-correct bg-correct font-display leading-none text-on-brass">
            {LETTERS[correctIndex]}
          </span>
          <Badge tone={right ? 'brass' : 'neutral'}>+{XP_RIGHT} XP</Badge>
        </p>
      </div>
      <div className="border-l-2 border-brass/55 pl-4">
        <p className="text-sm font-semibold text-brass">Atticus explains</p>
        <p className="max-w-measure text-pretty">{typeset(explanation)}</p>
        {authorities.length > 0 ? (
          <p className="mt-2 text-sm text-muted">{typeset(authorities.join(' · '))}</p>
        ) : null}
      </div>
    </div>
  )
}
