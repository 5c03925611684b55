import { capital } from '../../../text/capital.ts'
import { he, his, The } from '../../engine/party.ts'
import { clock } from './clock.ts'
import { isClock, type ServiceFacts, type ServiceStory, sued } from './facts.ts'
import { matters } from './matters.ts'

/** The plaintiff's suit first. */
function suitFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, claim, alleged, agency, permit } = story
  const who = sued(facts, story)
  const suit =
    facts.matter === 'due from the government'
      ? `${capital(plaintiff.a)} sued ${agency} in federal court after it denied ${his(plaintiff)} application for ${permit}.`
      : `${capital(plaintiff.a)} sued ${who.a} in federal court for ${claim}, alleging that ${alleged(plaintiff, who)}.`
  return `${suit} ${isClock(facts.matter) ? clock(facts, story) : `${papers(facts, story)} ${motion(facts, story, `In ${his(who)} first response to the complaint`)}`}`
}

/** The event that led to the suit first. */
function eventFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, claim, event, agency, permit } = story
  const who = sued(facts, story)
  const suit =
    facts.matter === 'due from the government'
      ? `${capital(agency)} denied the application of ${plaintiff.a} for ${permit}. ${The(plaintiff)} sued the agency in federal court.`
      : `${event(plaintiff, who)} ${The(plaintiff)} sued ${who.the} in federal court for ${claim}.`
  return `${suit} ${isClock(facts.matter) ? clock(facts, story) : `${papers(facts, story)} ${motion(facts, story, 'Before answering')}`}`
}

/** The objection, or the wish to know the last day, first. */
function issueFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, claim, alleged, agency, permit } = story
  const who = sued(facts, story)
  if (facts.matter === 'due from the government')
    return `Government lawyers are preparing an answer for ${agency}. ${capital(plaintiff.a)} sued the agency in federal court after it denied ${his(plaintiff)} application for ${permit}. ${clock(facts, story)}`
  const action = `${claim} action`
  if (facts.matter.endsWith('counterclaim'))
    return `${capital(plaintiff.a)} must answer a counterclaim in the ${action} that ${he(plaintiff)} filed against ${who.a} in federal court. ${The(plaintiff)} alleges that ${alleged(plaintiff, who)}. ${clock(facts, story)}`
  if (isClock(facts.matter))
    return `${capital(who.a)} is preparing an answer in a ${action} that ${plaintiff.a} filed in federal court. ${The(plaintiff)} alleges that ${alleged(plaintiff, who)}. ${clock(facts, story)}`
  const moved = facts.matter.startsWith('late')
    ? 'has moved to dismiss, for lack of timely service,'
    : facts.matter.includes('then')
      ? 'has moved to quash the service of process in'
      : 'has filed a pre-answer motion to quash the service of process in'
  return `${capital(who.a)} ${moved} a ${action} that ${plaintiff.a} filed in federal court. ${The(plaintiff)} alleges that ${alleged(plaintiff, who)}. ${papers(facts, story)}`
}

export const tell = [suitFirst, eventFirst, issueFirst] as const

function papers(facts: ServiceFacts, story: ServiceStory): string {
  return isClock(facts.matter) ? '' : matters[facts.matter].told(story)
}

/** The objection, where it is told last. */
function motion(facts: ServiceFacts, story: ServiceStory, when: string): string {
  const who = sued(facts, story)
  if (facts.matter.startsWith('late'))
    return `${The(who)} promptly moved to dismiss the action for lack of timely service.`
  if (facts.matter === 'mailed, then amended')
    return `${The(who)} then moved for a pretrial hearing on the defense and an order quashing the service.`
  if (facts.matter === 'mailed, then answered')
    return `${The(who)} then moved to quash the service of process.`
  return `${when}, ${who.the} moved to quash the service of process.`
}
