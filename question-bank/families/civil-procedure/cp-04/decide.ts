import type { Decision } from '../../engine/contract.ts'
import { isFlawed, isPowerless, type RemovalFacts } from './facts.ts'

/** The law of removal and remand as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: RemovalFacts): Decision {
  if (isPowerless(facts)) return powerless(facts)
  if (facts.basis === 'forum') {
    return facts.motion === 'late'
      ? { reasons: ['yes-waived'], arguable: ['yes-start'], path: ['forum-defendant', 'flaw-waived'] }
      : { reasons: ['no-forum'], path: ['forum-defendant'] }
  }
  if (isFlawed(facts)) return flawed(facts)
  const [basis, arises] =
    facts.basis === 'federal' ? (['yes-federal', 'arises'] as const) : (['yes-diverse', 'diverse'] as const)
  const [step, ...reasons] = NOTICE[facts.notice](facts)
  // A defendant's own time is the rule that any of these notices may be said to have kept.
  const own = facts.notice === 'codefendant unserved' ? ['yes-own'] : []
  return { reasons: [basis, ...reasons], arguable: own, path: [arises, step] }
}

function powerless({ basis, motion }: RemovalFacts): Decision {
  const late = motion === 'late'
  if (basis === 'counterclaim')
    return { reasons: ['no-remover'], arguable: ['no-power', 'no-anytime'], path: ['plaintiff-removed'] }
  const step = basis === 'defense' ? 'federal-defense' : 'incomplete-diversity'
  return late
    ? { reasons: ['no-anytime', 'no-power'], path: [step, 'power-at-any-time'] }
    : { reasons: ['no-power'], arguable: ['no-anytime'], path: [step] }
}

function flawed({ notice, motion, basis }: RemovalFacts): Decision {
  const [step, reason] = {
    'day 31': ['late-notice', 'no-start'],
    'consent missing': ['no-unanimity', 'no-consent'],
  }[notice as string] ?? ['year-over', 'no-year']
  if (motion === 'in time') return { reasons: [reason as string], path: [step as string] }
  const power = basis === 'federal' ? 'yes-federal' : 'yes-diverse'
  return { reasons: ['yes-waived'], arguable: [power], path: [step as string, 'flaw-waived'] }
}

/** The step a sound notice takes, and the reasons it gives. */
const NOTICE: Readonly<
  Record<RemovalFacts['notice'], (facts: RemovalFacts) => readonly [string, ...string[]]>
> = {
  'day 30': () => ['thirtieth-day', 'yes-start'],
  'filed early': () => ['from-service', 'yes-start'],
  'copy early': () => ['courtesy-copy', 'yes-start'],
  'later defendant': () => ['later-served', 'yes-own', 'yes-start'],
  'codefendant unserved': () => ['unserved', 'yes-consent'],
  amended: () => ['amended-paper', 'yes-start'],
  'amended after a year': () => ['year-for-diversity-only', 'yes-kind'],
  'amended after a year in bad faith': () => ['bad-faith', 'yes-conduct'],
  'day 31': () => ['late-notice'],
  'consent missing': () => ['no-unanimity'],
}
