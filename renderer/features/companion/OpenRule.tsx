import { RuleReading } from './RuleReading.tsx'
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
      <RuleReading rule={rule} lines={4}>
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
      </RuleReading>
    </section>
  )
}
