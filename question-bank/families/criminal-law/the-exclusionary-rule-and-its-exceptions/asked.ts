import { The, whose } from '../../engine/party.ts'
import type { ExclusionFacts, ExclusionStory } from './facts.ts'

/** The evidence in question, by name. */
function evidence({ twist }: ExclusionFacts, { goods }: ExclusionStory): string {
  if (twist === 'willing-witness') return "the clerk's testimony"
  const isSpoken = ['warned-confession', 'free-return', 'home-arrest', 'contradict-witness'].includes(twist)
  return isSpoken || twist.endsWith('-contradiction') ? 'the statement' : goods
}

/** Where the evidence is offered to contradict, before a grand jury or for a forfeiture, the story has told that already. */
const isOffered = ({ ground }: ExclusionFacts) => ground === 'use'

export function askRuling(facts: ExclusionFacts, s: ExclusionStory): string {
  const objects = isOffered(facts)
    ? `${The(s.suspect)} objects.`
    : `At ${whose(s.suspect)} trial for ${s.charge}, the prosecution offers ${evidence(facts, s)}, and ${s.suspect.the} objects.`
  return `${objects} How should the court rule on the objection?`
}

export function askExclusion(facts: ExclusionFacts, s: ExclusionStory): string {
  if (isOffered(facts)) return `${The(s.suspect)} objects. Should the court sustain the objection?`
  return `Charged with ${s.charge}, ${s.suspect.the} has moved to suppress ${evidence(facts, s)}. Should the court grant the motion?`
}

export function askUse(facts: ExclusionFacts, s: ExclusionStory): string {
  switch (facts.twist) {
    case 'grand-jury':
      return `May the prosecutor use ${s.goods} before the grand jury?`
    case 'forfeiture':
      return `May the state use ${s.goods} in the forfeiture proceeding?`
    default:
      return isOffered(facts)
        ? `May the prosecution use ${evidence(facts, s)} for that purpose?`
        : `May the prosecution use ${evidence(facts, s)} at ${whose(s.suspect)} trial for ${s.charge}?`
  }
}
