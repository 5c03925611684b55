import { wordsOf } from '../../clients/http.ts'
import { ErrorState } from '../../components/ErrorState.tsx'
import { RuleText } from '../../components/RuleText.tsx'
import { SkeletonText } from '../../components/Skeleton.tsx'
import type { Companion } from './use-companion.ts'

/** Questions that lean on the rule, one press away. */
const QUESTIONS = ['Flip it for the other side', 'How do I approach it?', 'Tell me more'] as const

/** The rule Atticus was opened for, and what to ask of it. */
export function OpenRule({ companion }: { companion: Companion }) {
  const { about, rule, isPending, send } = companion
  return (
    <section
      aria-label="Your question’s rule"
      className="mb-4 grid gap-4 rounded-md border border-brass/45 px-4 py-3"
    >
      <div>
        <p className="text-xs font-semibold text-brass">Your question’s rule</p>
        <h3 className="text-lg leading-tight">{about?.area}</h3>
      </div>
      {rule.isPending ? <SkeletonText lines={4} /> : null}
      {rule.isError ? (
        <ErrorState
          title="We couldn’t open this rule"
          message={wordsOf(rule.error, 'Check your connection, then try again.')}
          onRetry={() => void rule.refetch()}
          retrying={rule.isFetching}
        />
      ) : null}
      {rule.data ? (
        <>
          <RuleText rule={rule.data} />
          <ul aria-label="Ask about this rule" className="flex flex-wrap gap-2">
            {QUESTIONS.map((question) => (
              <li key={question}>
                <button
                  type="button"
                  aria-disabled={isPending || undefined}
                  onClick={() => send(question)}
                  className="min-h-9 rounded-full border border-edge px-3 py-1 text-left text-sm transition-colors hover:border-brass aria-disabled:cursor-default aria-disabled:opacity-55"
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}
