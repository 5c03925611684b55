import { capital } from '../../../text/capital.ts'
import { his, The } from '../../engine/party.ts'
import { doer, hurt, isPrivate, sued, type VicariousFacts, type VicariousStory } from './facts.ts'
import { background } from './tell-background.ts'
import { event } from './tell-event.ts'

/** The relationship first, then what happened. */
function inOrder(facts: VicariousFacts, story: VicariousStory): string {
  const { the, a } = hurt(facts, story)
  return join(
    background(facts, story, 'first'),
    event(facts, story, a, false),
    `${capital(the)} sued ${sued(facts, story).the} for ${his(hurt(facts, story))} injuries.`,
    law(facts),
  )
}

/** The action first. */
function suitFirst(facts: VicariousFacts, story: VicariousStory): string {
  const victim = hurt(facts, story)
  const at = sued(facts, story)
  const by = {
    employee: `one of its delivery drivers caused`,
    contractor: `a contractor's crew caused`,
    child: `${his(at)} thirteen-year-old ${story.child} caused on a bicycle`,
    borrower: `a friend caused with ${his(at)} car`,
  }[facts.relation]
  return join(
    `${capital(victim.a)} sued ${at.a} for injuries that ${by}.`,
    background(facts, story, 'after suit'),
    event(facts, story, victim.the, false),
    law(facts),
  )
}

/** The event first, then the relationship. */
function eventFirst(facts: VicariousFacts, story: VicariousStory): string {
  const victim = hurt(facts, story)
  return join(
    event(facts, story, victim.a, true),
    background(facts, story, 'after event'),
    `${The(victim)}, who was badly hurt, sued ${sued(facts, story).the}.`,
    law(facts),
  )
}

/** An event that makes no sense before the loan, the order to the child, or the contract is told after it. */
function eventOrOrder(facts: VicariousFacts, story: VicariousStory): string {
  return doer(facts, story).a === 'a driver' && facts.event !== 'label'
    ? eventFirst(facts, story)
    : hiredLast(facts, story)
}

/** The harm in a sentence, then the relationship, and at the end how the harm came about. */
function hiredLast(facts: VicariousFacts, story: VicariousStory): string {
  const victim = hurt(facts, story)
  const harm = {
    employee: `${capital(victim.a)} was struck by a van that a driver was using to make deliveries for ${story.firm.a}.`,
    contractor:
      facts.event === 'public duty'
        ? `${capital(victim.a)} was badly injured in the shop of ${story.firm.a}.`
        : `A crew at work for ${story.firm.a} badly injured ${victim.a}.`,
    child: `${capital(victim.a)} was knocked down by a bicycle that the thirteen-year-old ${story.child} of ${sued(facts, story).a} was riding.`,
    borrower: `${capital(victim.a)} was struck by a car that belonged to ${sued(facts, story).a} and that a friend was driving.`,
  }[facts.relation]
  return join(
    harm,
    background(facts, story, 'after harm'),
    event(facts, story, victim.the, false),
    `${The(victim)} sued ${sued(facts, story).the}.`,
    law(facts),
  )
}

export const tell = [inOrder, suitFirst, eventOrOrder] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

const law = (facts: VicariousFacts): string => (isPrivate(facts) ? 'No statute applies.' : '')
