import { him, his, The, whose } from '../../engine/party.ts'
import { dated } from './calendar.ts'
import { daysTold } from './due.ts'
import { type ClockMatter, isClock, type ServiceFacts, type ServiceStory } from './facts.ts'

const COURT_DAYS = 'No period at issue ends on a weekend or legal holiday.'
const ELECTRONIC = "through the court's electronic filing system"

type Told = (story: ServiceStory, first: string, second: string) => string

/** The papers of an action, and the days on which they moved. */
const PAPERS: Readonly<Record<ClockMatter, Told>> = {
  'due after filing and service': ({ plaintiff, defendant }, first, second) =>
    `${The(plaintiff)} filed the complaint on ${first}. On ${second}, a process server handed ${defendant.the} the summons and complaint.`,
  'due after service and proof': (story, first, second) =>
    `${handed(story, first)} The server filed proof of service with the court on ${second}.`,
  'due after waiver': ({ plaintiff, defendant }, first, second) =>
    `To save the cost of a process server, ${whose(plaintiff)} lawyer mailed a proper request to waive service to ${defendant.the}, who lives in the state, on ${first}. ${The(defendant)} signed the waiver and returned it on ${second}.`,
  'due after waiver abroad': ({ plaintiff, defendant, country }, first, second) =>
    `${The(defendant)} lives in ${country}. To save the cost of service abroad, ${whose(plaintiff)} lawyer sent ${him(defendant)} a proper request to waive service at ${his(defendant)} home in ${country} on ${first}. ${The(defendant)} signed the waiver and returned it on ${second}.`,
  'due from the government': (_, first, second) =>
    `On ${first}, the agency and the Attorney General each received the summons and complaint by registered mail. On ${second}, a process server delivered them to the United States attorney for the district.`,
  'due after a mailed counterclaim': ({ plaintiff, defendant, counterclaim }, first, second) =>
    `${The(defendant)} prepared an answer with a counterclaim for ${counterclaim} and signed it on ${first}. On ${second}, ${whose(defendant)} lawyer served it by mail on ${plaintiff.the}, who has no lawyer and does not use electronic filing.`,
  'due after an electronic counterclaim': ({ plaintiff, defendant, counterclaim }, first, second) =>
    `${The(defendant)} prepared an answer with a counterclaim for ${counterclaim} and signed it on ${first}. On ${second}, ${whose(defendant)} lawyer filed it and served it on ${whose(plaintiff)} lawyer ${ELECTRONIC}.`,
  'due after a denied motion': (story, first, second) =>
    `${handed(story, first)} Two weeks later, ${story.defendant.the} moved to dismiss for failure to state a claim. The court denied the motion, and both lawyers received notice of the order ${ELECTRONIC} on ${second}.`,
  'due after a late amendment': (story, first, second) =>
    `${handed(story, first)} A lawyer entered an appearance for ${story.defendant.the} but served no answer. On ${second}, ${story.plaintiff.the} amended the complaint as a matter of course and served it on that lawyer ${ELECTRONIC}.`,
  'due after an early amendment': (story, first, second) =>
    `${handed(story, first)} A lawyer entered an appearance for ${story.defendant.the} the same day. On ${second}, before any answer, ${story.plaintiff.the} amended the complaint as a matter of course and served it on that lawyer ${ELECTRONIC}.`,
  'due after a mailed amendment': (story, first, second) =>
    `${handed(story, first)} ${The(story.defendant)}, who has no lawyer and does not use electronic filing, served no answer. On ${second}, ${whose(story.plaintiff)} lawyer amended the complaint as a matter of course and served it on ${story.defendant.the} by mail.`,
}

export function clock(facts: ServiceFacts, story: ServiceStory): string {
  if (!isClock(facts.matter)) return ''
  const [first, second] = daysTold(facts, story)
  return `${PAPERS[facts.matter](story, dated(first), dated(second))} ${COURT_DAYS}`
}

function handed({ defendant }: ServiceStory, first: string): string {
  return `A process server handed ${defendant.the} the summons and complaint on ${first}.`
}
