import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { dated, later } from './calendar.ts'
import { GAP, isCountable } from './due.ts'
import { isClock, type ServiceFacts, type ServiceStory, sued } from './facts.ts'

const written: readonly Omit<ServiceStory, 'suits'>[] = [
  {
    id: 'archive',
    pool: 'practice',
    plaintiff: { a: 'a historian', the: 'the historian', pronoun: 'she' },
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: 'he' },
    company: { a: 'a plumbing corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the National Park Service',
    state: 'Ohio',
    country: 'Portugal',
    claim: 'water damage to an archive of letters',
    counterclaim: 'an unpaid bill',
    month: 3,
    day: 2,
  },
  {
    id: 'orchard',
    pool: 'practice',
    plaintiff: { a: 'a pear grower', the: 'the grower', pronoun: 'he' },
    defendant: { a: 'a logger', the: 'the logger', pronoun: 'she' },
    company: { a: 'a logging corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Forest Service',
    state: 'Oregon',
    country: 'Chile',
    claim: 'a fire that spread to a pear orchard',
    counterclaim: 'the price of a well',
    month: 6,
    day: 22,
  },
  {
    id: 'plane',
    pool: 'practice',
    plaintiff: { a: 'a flight instructor', the: 'the instructor', pronoun: 'she' },
    defendant: { a: 'an airplane mechanic', the: 'the mechanic', pronoun: 'he' },
    company: { a: 'an aviation corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Federal Aviation Administration',
    state: 'Kansas',
    country: 'Denmark',
    claim: 'damage to the wing of a small plane',
    counterclaim: 'unpaid rent for a hangar',
    month: 7,
    day: 20,
  },
  {
    id: 'bees',
    pool: 'practice',
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: 'he' },
    defendant: { a: 'a peach farmer', the: 'the farmer', pronoun: 'she' },
    company: { a: 'a fruit-growing corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Department of Agriculture',
    state: 'Georgia',
    country: 'Japan',
    claim: 'the loss of forty beehives to a pesticide',
    counterclaim: 'the return of a deposit',
    month: 7,
    day: 13,
  },
  {
    id: 'dock',
    pool: 'ranked',
    plaintiff: { a: 'a marina owner', the: 'the owner', pronoun: 'she' },
    defendant: { a: 'a tugboat captain', the: 'the captain', pronoun: 'he' },
    company: { a: 'a barge corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Army Corps of Engineers',
    state: 'Missouri',
    country: 'Germany',
    claim: 'the destruction of a river dock',
    counterclaim: 'towing fees',
    month: 2,
    day: 23,
  },
  {
    id: 'sheepdog',
    pool: 'ranked',
    plaintiff: { a: 'a sheep rancher', the: 'the rancher', pronoun: 'he' },
    defendant: { a: 'a trapper', the: 'the trapper', pronoun: 'she' },
    company: { a: 'a fur-trading corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Fish and Wildlife Service',
    state: 'Montana',
    country: 'Romania',
    claim: 'the death of a prize sheepdog in a trap',
    counterclaim: 'the cost of a broken fence',
    month: 7,
    day: 7,
  },
  {
    id: 'crash',
    pool: 'ranked',
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: 'she' },
    defendant: { a: 'a truck driver', the: 'the driver', pronoun: 'he' },
    company: { a: 'a trucking corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Department of the Interior',
    state: 'Nevada',
    country: 'Canada',
    claim: 'injuries from a collision at an intersection',
    counterclaim: 'damage to a truck',
    month: 1,
    day: 27,
  },
  {
    id: 'oysters',
    pool: 'ranked',
    plaintiff: { a: 'an oyster farmer', the: 'the farmer', pronoun: 'he' },
    defendant: { a: 'a dredge operator', the: 'the operator', pronoun: 'she' },
    company: { a: 'a dredging corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Coast Guard',
    state: 'Delaware',
    country: 'Belgium',
    claim: 'the ruin of an oyster bed',
    counterclaim: 'the price of gravel',
    month: 2,
    day: 9,
  },
  {
    id: 'mural',
    pool: 'daily',
    plaintiff: { a: 'a sculptor', the: 'the sculptor', pronoun: 'she' },
    defendant: { a: 'a crane operator', the: 'the operator', pronoun: 'he' },
    company: { a: 'a crane corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the General Services Administration',
    state: 'Colorado',
    country: 'Spain',
    claim: 'the breaking of a marble statue',
    counterclaim: 'unpaid hoisting fees',
    month: 8,
    day: 4,
  },
  {
    id: 'cabin',
    pool: 'daily',
    plaintiff: { a: 'a cabin owner', the: 'the owner', pronoun: 'he' },
    defendant: { a: 'a snowplow driver', the: 'the driver', pronoun: 'she' },
    company: { a: 'a snow-removal corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the Bureau of Land Management',
    state: 'Wyoming',
    country: 'Norway',
    claim: 'damage to a log cabin',
    counterclaim: 'the cost of a bent plow',
    month: 2,
    day: 3,
  },
  {
    id: 'telescope',
    pool: 'daily',
    plaintiff: { a: 'an astronomer', the: 'the astronomer', pronoun: 'she' },
    defendant: { a: 'an electrician', the: 'the electrician', pronoun: 'he' },
    company: { a: 'an electrical corporation', the: 'the corporation', pronoun: 'it' },
    agency: 'the National Weather Service',
    state: 'Arizona',
    country: 'Italy',
    claim: 'a power surge that ruined a telescope',
    counterclaim: 'the price of wiring',
    month: 3,
    day: 9,
  },
]

/** Eleven actions, each in one pool and suited to every pattern. */
export const stories: readonly ServiceStory[] = written.map((story) => ({
  ...story,
  suits: (facts) => isCountable(facts, story),
}))

/** The plaintiff's suit first. */
function suitFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, state, claim } = story
  return `${capital(plaintiff.a)} sued ${sued(facts, story).a} in federal court in ${state} for ${claim}. ${papers(facts, story)}`
}

/** The claim first. */
function claimFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, state, claim } = story
  return `Seeking compensation for ${claim}, ${plaintiff.a} sued ${sued(facts, story).a} in federal court in ${state}. ${papers(facts, story)}`
}

/** The action as it stands in court. */
function actionFirst(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, state, claim } = story
  return `${capital(plaintiff.a)}'s action against ${sued(facts, story).a} for ${claim} is pending in federal court in ${state}. ${papers(facts, story)}`
}

export const tell = [suitFirst, claimFirst, actionFirst] as const

function papers(facts: ServiceFacts, story: ServiceStory): string {
  return isClock(facts) ? clock(facts, story) : service(facts, story)
}

function service(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, defendant, company, state, country } = story
  const P = plaintiff.the
  const D = defendant.the
  const who = sued(facts, story)
  const law =
    'Assume that state law authorizes no method of service beyond those listed in the Federal Rules.'
  const end = `On the 75th day after filing, before responding in any other way, ${who.the} moved to quash service of process as insufficient.`
  const on = 'Sixty days after filing the complaint,'
  const server = 'a professional process server'
  const sister = `${whose(defendant)} sister, a 52-year-old who lives there, and she gave them to ${D} that evening`
  const door = `at the front door of ${whose(defendant)} house`
  const late = (day: string, how: string) =>
    `On the ${day} day after filing, ${how} ${The(defendant)} promptly moved to dismiss the action without prejudice because of the delay in service.`
  switch (facts.matter) {
    case 'served by the plaintiff':
      return `${on} ${P}, to save a fee, personally handed the summons and complaint, ${door}, to ${sister}. ${law} ${end}`
    case 'served by a minor':
      return `${on} ${P} sent a 17-year-old neighbor, who handed the summons and complaint, ${door}, to ${sister}. ${law} ${end}`
    case 'served by a friend':
      return `${on} ${P} sent a close friend, aged 30, who had never served papers before. The friend handed the summons and complaint, ${door}, to ${sister}. ${law} ${end}`
    case 'left at home with a resident':
      return `${on} ${server} went to ${whose(defendant)} house. ${capital(whose(defendant))} brother-in-law, a 52-year-old who had lived there for two years, took the summons and complaint at the door and gave them to ${D} a week later. ${law} ${end}`
    case 'left at home with a visitor':
      return `${on} ${server} went to ${whose(defendant)} house. ${capital(whose(defendant))} aunt, a 52-year-old who lives in another town and had come for lunch, took the summons and complaint at the door and gave them to ${D} that evening. ${law} ${end}`
    case 'left at work':
      return `${on} ${server} left the summons and complaint with a colleague at the next desk in the office where ${D} works. The colleague had no authority to accept them but gave them to ${D} that evening. ${law} ${end}`
    case 'refused':
      return `${on} ${server} met ${D} at ${his(defendant)} gate, explained what the papers were, and held out the summons and complaint. ${The(defendant)} refused to touch them, so the server laid them at ${his(defendant)} feet, where ${he(defendant)} left them. ${law} ${end}`
    case 'agent':
      return `Years earlier, ${D} had appointed a service firm in writing as ${his(defendant)} agent to receive process in ${state}. ${on} ${server} handed the summons and complaint to a clerk at the firm, which did not forward them to ${D} for twelve days. ${law} ${end}`
    case 'mailed':
      return `${on} ${P} sent the summons and complaint to ${D} by certified mail, without a request to waive service. ${The(defendant)} signed for the letter and read everything that evening. ${law} ${end}`
    case 'mailed, then answered':
      return `Ten days after filing the complaint, ${P} sent the summons and complaint to ${D} by certified mail, without a request to waive service. ${The(defendant)} signed for the letter. ${law} On the 20th day after filing, ${D} served an answer that denied the claim and did not mention service. On the 70th day, without having amended the answer, ${D} moved to quash service of process as insufficient.`
    case 'waiver ignored':
      return `${on} ${P} mailed ${D} a proper request to waive service, with a copy of the complaint, two copies of the waiver form, and a prepaid envelope. ${The(defendant)} read everything and threw it away. No one has delivered a summons to ${him(defendant)}, but ${P} filed the mailing receipt as proof of service. ${law} ${end}`
    case 'officer of a company':
      return `${on} ${server} went to the head office of ${company.the} and handed the summons and complaint to its treasurer, who put them into a drawer and told no one for a week. ${The(company)} has a registered agent in ${state}, to whom nothing was delivered. ${law} ${end}`
    case 'porter of a company':
      return `${on} ${server} went to the head office of ${company.the} and handed the summons and complaint to the gatekeeper, an employee who accepts parcels there and has nothing to do with legal papers. The gatekeeper gave them to the president that evening. ${law} ${end}`
    case 'late, good cause':
      return `From the first week, ${P} sent process servers after ${D}, a citizen of ${country} who lives in ${state}. ${The(defendant)} knew of the action, moved four times, and slipped out of back doors to escape them. ${late('120th', `${server} finally handed the summons and complaint to ${D} in ${state}. The judge finds that ${P} had been diligent throughout and had not asked for more time.`)}`
    case 'late, no cause':
      return `After filing the complaint, ${P} did nothing more about it. ${late('120th', `${server} handed the summons and complaint to ${D}, a citizen of ${country} who was visiting ${state}. The judge finds that there was no good cause for the delay and that there is no other reason to allow more time, which ${P} had never requested.`)}`
    default:
      return `In the week after filing the complaint, ${P}, who knew that ${D} lives in ${country}, sent the papers to the central authority of ${country} under the treaty on service abroad. ${He(plaintiff)} did not ask the court for more time. ${late('140th', `that authority delivered the summons and complaint to ${D} in ${country}, as the treaty provides.`)}`
  }
}

function clock(facts: ServiceFacts, story: ServiceStory): string {
  const { plaintiff, defendant, state, country, counterclaim, month, day } = story
  const P = plaintiff.the
  const D = defendant.the
  const on = (days: number) => dated(later(month, day, Number(facts.start) + days))
  const first = on(0)
  const second = on(GAP[facts.matter] ?? 0)
  const end =
    'All of these dates are in 2027. Assume that no court order or state holiday affects the deadline.'
  const electronic = "through the court's electronic filing system"
  const served = `A process server handed the summons and complaint to ${D} on ${first}.`
  switch (facts.matter) {
    case 'due after filing and service':
      return `The complaint was filed on ${first}. A process server handed the summons and complaint to ${D} on ${second}. ${end}`
    case 'due after service and proof':
      return `${served} The server's proof of service was filed with the court on ${second}. ${end}`
    case 'due after waiver':
      return `On ${first}, ${P} mailed ${D}, at ${his(defendant)} home in ${state}, a proper request to waive service with a copy of the complaint. On ${second}, ${D} signed the waiver and returned it. ${end}`
    case 'due after waiver abroad':
      return `On ${first}, ${P} sent ${D}, at ${his(defendant)} home in ${country}, a proper request to waive service with a copy of the complaint. On ${second}, ${D} signed the waiver and returned it. ${end}`
    case 'due from the government':
      return `On ${first}, the agency and the Attorney General each received the summons and complaint by registered mail. On ${second}, a process server delivered them to the United States attorney for the district. ${end}`
    case 'due after a mailed counterclaim':
      return `${The(defendant)} prepared an answer with a counterclaim for ${counterclaim} and signed it on ${first}. On ${second}, it was served by mail on ${P}, who has no lawyer and does not file electronically. ${end}`
    case 'due after an electronic counterclaim':
      return `${The(defendant)} prepared an answer with a counterclaim for ${counterclaim} and signed it on ${first}. On ${second}, it was filed and served on ${whose(plaintiff)} lawyer ${electronic}. ${end}`
    case 'due after a denied motion':
      return `${served} Within two weeks, ${D} moved to dismiss for failure to state a claim. The court denied the motion, and notice of the order reached both lawyers ${electronic} on ${second}. ${end}`
    case 'due after a late amendment':
      return `${served} A lawyer appeared for ${D} but served no answer. On ${second}, ${P} amended the complaint as a matter of course and served it on that lawyer ${electronic}. ${end}`
    case 'due after an early amendment':
      return `${served} A lawyer appeared for ${D} the next day but served no answer. On ${second}, ${P} amended the complaint as a matter of course and served it on that lawyer ${electronic}. ${end}`
    default:
      return `${served} ${The(defendant)}, who has no lawyer and does not file electronically, served no answer. On ${second}, ${P} amended the complaint as a matter of course and served it by mail on ${D}. ${end}`
  }
}
