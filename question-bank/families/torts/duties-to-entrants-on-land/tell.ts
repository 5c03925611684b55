import { capital } from '../../../text/capital.ts'
import { type EntrantFacts, type EntrantStory, injured } from './facts.ts'
import { accident, pointedOut } from './tell-accident.ts'
import { expected, type Order, visit } from './tell-coming.ts'
import { danger } from './tell-danger.ts'

/** The visit, the danger, the accident. */
function visitFirst(facts: EntrantFacts, story: EntrantStory): string {
  return join(
    visit(facts, story, 'visit'),
    expected(facts, story, 'visit'),
    danger(facts, story, 'visit'),
    happened(facts, story),
  )
}

/** The owner's acts or knowledge, the visit, the accident. */
function ownerFirst(facts: EntrantFacts, story: EntrantStory): string {
  return fromTheDanger(facts, story, 'owner')
}

/** The state of the place, the visit, the accident. */
function placeFirst(facts: EntrantFacts, story: EntrantStory): string {
  return fromTheDanger(facts, story, 'place')
}

export const tell = [visitFirst, ownerFirst, placeFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

function fromTheDanger(facts: EntrantFacts, story: EntrantStory, order: Order): string {
  return join(
    expected(facts, story, order),
    danger(facts, story, order),
    visit(facts, story, order),
    happened(facts, story),
  )
}

/** The sight of a trespasser, a warning, and the accident. */
function happened(facts: EntrantFacts, story: EntrantStory): string {
  return join(capital(sighting(facts, story)), pointedOut(facts, story), accident(facts, story))
}

/** The owner's sight of a trespasser, and the silence after it; empty for others. */
function sighting(facts: EntrantFacts, story: EntrantStory): string {
  if (facts.entrant !== 'known') return ''
  const seen = `the owner saw ${injured(facts, story).the}`
  if (facts.danger === 'activity') return `${seen} crossing behind the ${story.machine} but said nothing.`
  const toward = `walking toward the ${facts.danger === 'obvious' ? story.hole : story.support}`
  return facts.warned === 'yes' ? `${seen} ${toward}.` : `${seen} ${toward} but said nothing.`
}
