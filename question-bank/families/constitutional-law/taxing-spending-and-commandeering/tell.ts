import type { MeansFacts, MeansStory, Twist } from './facts.ts'
import { MEASURES } from './measures.ts'
import { suit } from './suits.ts'

const HOME: readonly Twist[] = ['tax', 'penalty', 'welfare']

/** Why Congress acted, reading on before a comma. */
function cause({ twist }: MeansFacts, story: MeansStory): string {
  if (twist === 'land') return 'To reduce the federal deficit'
  if (twist === 'unrelated') return story.farCause
  return HOME.includes(twist) ? story.homeCause : story.cause
}

/** Why Congress acted, the statute, the suit. */
function causeFirst(at: MeansFacts, story: MeansStory): string {
  const { enacted, rest } = MEASURES[at.twist](story)
  return join(`${cause(at, story)}, Congress ${enacted}.`, rest, suit(at, story, 'cause'))
}

/** The statute, then the suit. */
function statuteFirst(at: MeansFacts, story: MeansStory): string {
  const { statute, rest } = MEASURES[at.twist](story)
  return join(`${statute}.`, rest, suit(at, story, 'statute'))
}

/** The party or the law before Congress acted, the statute, the suit. */
function partyFirst(at: MeansFacts, story: MeansStory): string {
  return join(MEASURES[at.twist](story).met, suit(at, story, 'party'))
}

const join = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ')

export const tell = [causeFirst, statuteFirst, partyFirst] as const
