import { capital } from '../../../text/capital.ts'
import { his, type Party, The } from '../../engine/party.ts'
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
  return `${suit} ${course(facts, story, (ground) => `In ${his(who)} first response to the complaint, ${who.the} moved to dismiss for ${ground}.`)}`
}

/** The event that led to the suit first. */
function eventFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, claim, event, agency, permit } = story
  const who = sued(facts, story)
  const suit =
    facts.matter === 'due from the government'
      ? `${capital(agency)} denied ${plaintiff.a}'s application for ${permit}. ${The(plaintiff)} sued the agency in federal court.`
      : `${event(plaintiff, who)} ${The(plaintiff)} sued ${who.the} in federal court for ${claim}.`
  return `${suit} ${course(facts, story, (ground) => `Before answering, ${who.the} moved to dismiss the action for ${ground}.`)}`
}

/** The complaint first, which tells of the event. */
function complaintFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, claim, alleged, agency, permit } = story
  const who = sued(facts, story)
  const suit =
    facts.matter === 'due from the government'
      ? `${capital(plaintiff.a)} applied to ${agency} for ${permit}. When the agency denied the application, ${plaintiff.the} brought an action against it in federal court.`
      : `${capital(plaintiff.a)} brought a ${claim} action in federal court, alleging that ${alleged(plaintiff, newcomer(who))}.`
  return `${suit} ${course(facts, story, (ground) => `${The(who)} filed no answer but moved to dismiss the complaint for ${ground}.`)}`
}

export const tell = [suitFirst, eventFirst, complaintFirst] as const

/** A party who has not been named yet. */
const newcomer = (party: Party): Party => ({ ...party, the: party.a })

const NO_CAUSE =
  'The judge has found that there was no good cause for the delay and that there is no other reason to allow more time.'

/** How the papers went, and the motion that followed, where one did. */
function course(facts: ServiceFacts, story: ServiceStory, moved: (ground: string) => string): string {
  if (isClock(facts.matter)) return clock(facts, story)
  const who = sued(facts, story)
  const told = matters[facts.matter].told(story)
  if (facts.matter.startsWith('late')) {
    const motion = `${The(who)} promptly moved to dismiss the action for lack of timely service.`
    return facts.matter === 'late, no cause' ? `${told} ${motion} ${NO_CAUSE}` : `${told} ${motion}`
  }
  if (facts.matter === 'mailed, then amended')
    return `${told} ${The(who)} then asked the court to decide the defense before trial and moved to quash the service of process.`
  if (facts.matter === 'mailed, then answered')
    return `${told} ${The(who)} then moved to dismiss the action for insufficient service of process.`
  return `${told} ${moved('insufficient service of process')}`
}
