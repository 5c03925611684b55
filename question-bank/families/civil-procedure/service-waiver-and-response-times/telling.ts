import { capital } from '../../../text/capital.ts'
import { his, The } from '../../engine/party.ts'
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
      : `${capital(plaintiff.a)} sued ${who.a} for ${claim} ${court(facts)}, alleging that ${alleged(plaintiff, who)}.`
  return `${suit} ${course(facts, story, (ground) => `In ${his(who)} first response to the complaint, ${who.the} moved to dismiss for ${ground}.`)}`
}

/** The event that led to the suit first. */
function eventFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, claim, event, agency, permit } = story
  const who = sued(facts, story)
  const suit =
    facts.matter === 'due from the government'
      ? `${capital(agency)} denied ${plaintiff.a}'s application for ${permit}. ${The(plaintiff)} sued the agency in federal court.`
      : `${event(plaintiff, who)} ${The(plaintiff)} sued ${who.the} for ${claim} ${court(facts)}.`
  return `${suit} ${course(facts, story, (ground) => `Before answering, ${who.the} moved to dismiss the action for ${ground}.`)}`
}

/** The event in one sentence with the suit. */
function afterTheEvent(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, claim, event, agency, permit } = story
  const who = sued(facts, story)
  const suit =
    facts.matter === 'due from the government'
      ? `${capital(plaintiff.a)} applied to ${agency} for ${permit}. When the agency denied the application, ${plaintiff.the} brought an action against it in federal court.`
      : `${whenever(event(plaintiff, who))}, ${plaintiff.the} sued ${who.the} for ${claim} ${court(facts)}.`
  return `${suit} ${course(facts, story, (ground) => `In lieu of an answer, ${who.the} moved to dismiss the complaint for ${ground}.`)}`
}

export const tell = [suitFirst, eventFirst, afterTheEvent] as const

/** A sentence as the clause that opens another; "after" does not stand twice in it. */
const whenever = (event: string) =>
  `${event.includes(' after ') ? 'When' : 'After'} ${event.charAt(0).toLowerCase()}${event.slice(1, -1)}`

/** The court, and with it the state's rules, whose own methods could otherwise save what the Federal Rules do not. */
const court = ({ matter }: ServiceFacts) =>
  /^(left|mailed|waiver)|company$/.test(matter)
    ? 'in federal court in a state whose rules of service match the Federal Rules'
    : 'in federal court'

const NO_CAUSE = 'The judge is unwilling to extend the time for service unless Rule 4(m) requires it.'

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
    return `${told} Two months after that, without having amended the answer, ${who.the} moved to dismiss the action for insufficient service of process.`
  return `${told} ${moved('insufficient service of process')}`
}
