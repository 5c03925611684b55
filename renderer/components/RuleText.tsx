import type { ReactNode } from 'react'
import { gameDay } from '#protocol/figures.ts'
import type { ToldRule } from '#protocol/library.ts'
import { typeset } from './typeset.ts'

/** A rule of the library: the rule, its elements, its traps, how to attack it, and what it rests on. */
export function RuleText({ rule }: { rule: ToldRule }) {
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-lg text-pretty">{typeset(rule.rule)}</p>
      <Part title="Elements">
        <ol className="ml-5 grid list-decimal gap-1 marker:text-brass">
          {rule.elements.map((line) => (
            <li key={line}>{typeset(line)}</li>
          ))}
        </ol>
      </Part>
      <Part title="Common traps">
        <ul className="ml-4 grid list-disc gap-2 marker:text-brass">
          {rule.traps.map((line) => (
            <li key={line}>{typeset(line)}</li>
          ))}
        </ul>
      </Part>
      <Part title="On the exam">
        <p className="max-w-measure text-pretty">{typeset(rule.approach)}</p>
      </Part>
      <p className="text-sm text-muted">
        {typeset(`Authority: ${rule.authorities.join('; ')}.`)} Law as of {gameDay(rule.lawAsOf)}.
      </p>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  )
}
