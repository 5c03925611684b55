import { capital } from '../../../text/capital.ts'
import { agrees, him, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable, WrittenReason } from '../../engine/tables.ts'
import { COUNTS, type CountId, eventOf, isOffered, lastDayOf, rightCount } from './due.ts'
import { answering, isClock, type ServiceFacts, type ServiceStory, sued } from './facts.ts'

type Matter = ServiceFacts['matter']
const among =
  (...matters: readonly Matter[]) =>
  ({ matter }: ServiceFacts): boolean =>
    matters.includes(matter)

const BY_HAND = [
  'served by the plaintiff',
  'served by a minor',
  'served by a friend',
  'left at home with a resident',
  'left at home with a visitor',
  'left at work',
  'refused',
  'agent',
  'officer of a company',
  'porter of a company',
] as const

const MARSHAL = [
  'process must be served by a marshal and not by a private process server',
  'a summons must be delivered by a marshal and not through the mail',
]

/** What is said for and against service and of the last day: one doctrine each, in its term of art. */
export const reasons = {
  'yes-server': {
    side: 'yes',
    texts: ({ matter }, { plaintiff }) =>
      ({
        'served by the plaintiff': [
          `${plaintiff.the} was an adult and could serve the summons ${him(plaintiff)}self`,
          `any adult, including a party, may deliver the summons and complaint`,
        ],
        'served by a minor': [
          `the neighbor was a nonparty and could serve the summons and complaint`,
          `any nonparty of suitable age and discretion may serve a summons`,
        ],
        'served by a friend': [
          `the friend was an adult nonparty, qualified to serve the summons and complaint`,
          `any adult nonparty, including a friend of the plaintiff, may serve a summons`,
        ],
      })[matter as string] ?? [
        `an adult nonparty delivered the summons, and it was promptly passed on`,
        `the summons was delivered by a process server, an adult nonparty`,
      ],
    wordedBy: ({ matter }) => (matter.startsWith('served') ? matter : 'server'),
    right: () =>
      'At 30 the friend was an adult and no party. Rule 4(c)(2) asks for nothing more of a server.',
    lesson: ({ matter }) =>
      matter === 'served by the plaintiff'
        ? 'Being an adult is only half of the test. Rule 4(c)(2) does not let a party serve the summons.'
        : matter === 'served by a minor'
          ? 'A nonparty must also be at least 18. "Suitable age and discretion" describes the person who receives process at a dwelling.'
          : 'A proper adult nonparty delivered the summons, but to the wrong person. Both who serves and who receives count.',
    applies: among(
      'served by the plaintiff',
      'served by a minor',
      'served by a friend',
      'left at home with a visitor',
      'left at work',
      'porter of a company',
    ),
  },
  'no-server': {
    side: 'no',
    texts: ({ matter }, { plaintiff }) =>
      ({
        'served by the plaintiff': [
          `${plaintiff.the}, as a party, could not serve the summons and complaint`,
          `the summons must be served by a nonparty, and ${plaintiff.the} is a party`,
        ],
        'served by a minor': [
          `the neighbor, at 17, was too young to serve the summons and complaint`,
          `a person who is under 18 may not serve a summons and complaint`,
        ],
        'served by a friend': [
          `a friend of the plaintiff is not a disinterested nonparty who may serve process`,
          `the summons must be served by a nonparty without any tie to the plaintiff`,
        ],
        mailed: MARSHAL,
        'mailed, then answered': MARSHAL,
        'waiver ignored': MARSHAL,
      })[matter as string] ?? [
        `process must be served by a marshal and not by a private process server`,
        `a private process server may not serve a summons without a court order`,
      ],
    wordedBy: ({ matter }) => (/^served|ed$/.test(matter) ? matter : 'marshal'),
    right: ({ matter }, { plaintiff }) =>
      matter === 'served by the plaintiff'
        ? `Rule 4(c)(2) disqualifies parties as servers. ${The(plaintiff)} had to send someone else.`
        : 'Rule 4(c)(2) sets a minimum age of 18 for a server. Delivery at a proper place does not cure that.',
    lesson: ({ matter }) =>
      matter === 'served by a friend'
        ? 'Rule 4(c)(2) disqualifies only parties and minors. A tie to the plaintiff does not matter.'
        : 'Rule 4(c) no longer requires a marshal or a court officer. Any adult nonparty, such as a private process server, may serve.',
    applies: among(...BY_HAND, 'mailed', 'mailed, then answered', 'waiver ignored'),
  },
  'yes-abode': {
    side: 'yes',
    texts: ({ matter }, { defendant }) =>
      matter === 'refused'
        ? [
            `the summons was left at ${whose(defendant)} dwelling or usual place of abode`,
            `leaving the papers at the gate of a dwelling or usual place of abode is enough`,
          ]
        : matter === 'left at work'
          ? [
              `the colleague was a person of suitable age and discretion at ${whose(defendant)} workplace`,
              `a workplace is a usual place of abode at which a summons may be left`,
            ]
          : matter === 'left at home with a visitor'
            ? [
                `the aunt was a person of suitable age and discretion at ${whose(defendant)} dwelling`,
                `the summons was left at ${whose(defendant)} dwelling or usual place of abode`,
              ]
            : [
                `a resident of suitable age and discretion at ${whose(defendant)} dwelling took the papers`,
                `the summons was left at ${whose(defendant)} dwelling with an adult who resides there`,
              ],
    wordedBy: ({ matter }) => (/visitor|work|refused/.test(matter) ? matter : 'resident'),
    right: () =>
      'At 52, and living in the house for two years, the brother-in-law was a proper person with whom to leave the papers.',
    lesson: ({ matter }, { defendant }) =>
      matter === 'refused'
        ? 'Right result, wrong method. Papers left at a dwelling must go to a resident of suitable age, and only personal delivery explains this service.'
        : matter === 'left at work'
          ? `Leaving papers with another person works only at a dwelling or usual place of abode. ${capital(whose(defendant))} office is neither.`
          : matter === 'left at home with a visitor'
            ? `The place and the aunt's age were right, but a person of suitable age and discretion must also reside at the dwelling.`
            : `A suitable adult who resides at the dwelling took the papers, but ${matter === 'served by a minor' ? 'a minor' : 'a party'} served them. Rule 4(c)(2) must be met as well.`,
    applies: among(
      'refused',
      'left at home with a resident',
      'left at home with a visitor',
      'left at work',
      'served by the plaintiff',
      'served by a minor',
      'served by a friend',
    ),
  },
  'yes-personal': {
    side: 'yes',
    texts: ({ matter }, story) => {
      const party = sued({ matter, start: '0' }, story)
      return matter === 'refused'
        ? [
            `tender of the papers face to face was personal service on ${party.the}`,
            `personal service is complete on delivery, even if ${party.the} refuses the papers`,
          ]
        : matter === 'porter of a company'
          ? [
              `the president of ${party.the} personally received the summons and complaint`,
              `personal service was completed when the president received the papers`,
            ]
          : matter === 'waiver ignored'
            ? [
                `${party.the} personally received the complaint and the request to waive service`,
                `by ignoring the request to waive service, ${party.the} made personal service unnecessary`,
              ]
            : [
                `${party.the} personally received the summons and complaint and read them`,
                `personal service was completed when the papers reached ${party.the}`,
              ]
    },
    wordedBy: ({ matter }) => (/refused|porter|waiver/.test(matter) ? matter : 'reached'),
    right: (_, { defendant }) =>
      `The server offered the papers to ${defendant.the} in person and left them at ${his(defendant)} feet. A defendant can't defeat delivery by refusing it.`,
    lesson: ({ matter }, story) =>
      matter === 'porter of a company'
        ? `The president is an officer, but no process server delivered the papers to the president. Passing them on is not personal service.`
        : `Actual notice isn't personal service. What ${sued({ matter, start: '0' }, story).the} later received and read doesn't count unless a proper server delivered it personally.`,
    applies: among(
      'served by a friend',
      'left at home with a resident',
      'agent',
      'refused',
      'mailed',
      'waiver ignored',
      'left at work',
      'left at home with a visitor',
      'porter of a company',
      'served by the plaintiff',
      'served by a minor',
    ),
  },
  'yes-agent': {
    side: 'yes',
    texts: ({ matter }, story) =>
      ({
        'left at work': [
          `the colleague, by taking the papers, became ${whose(story.defendant)} agent to receive process`,
          `a colleague at work is an agent authorized by law to receive process`,
        ],
        'porter of a company': [
          `the gatekeeper was an agent authorized to receive deliveries for ${story.company.the}`,
          `an employee who accepts deliveries is a general agent of ${story.company.the}`,
        ],
      })[matter as string] ?? [
        `the firm was an agent authorized by appointment to receive process`,
        `${story.defendant.the} had appointed the firm as ${his(story.defendant)} agent to receive process`,
      ],
    wordedBy: ({ matter }) => matter,
    right: (_, { defendant }) =>
      `${The(defendant)} named the firm in writing. Delivery to such an agent is complete, whenever the agent passes the papers on.`,
    lesson: ({ matter }) =>
      matter === 'left at work'
        ? 'An agent to receive process must be authorized by appointment or by law. Taking the papers is neither, and the colleague had no authority.'
        : 'Authority to accept parcels is not authority to receive process, and a gatekeeper runs no part of the business as a general agent does.',
    applies: among('agent', 'left at work', 'porter of a company'),
  },
  'yes-officer': {
    side: 'yes',
    texts: ({ matter }, { company }) =>
      matter === 'officer of a company'
        ? [
            `the treasurer was an officer of ${company.the}, qualified to receive process`,
            `a corporation may be served with process by delivery to its treasurer`,
          ]
        : [
            `an employee at the office of ${company.the} counts as an officer for service of process`,
            `a corporation may be served with process through any employee on duty`,
          ],
    wordedBy: ({ matter }) => matter,
    right: () =>
      'A treasurer is an officer, and Rule 4(h)(1)(B) lets process be delivered to any officer, without more authority.',
    lesson: () =>
      'Rule 4(h)(1)(B) names officers and managing, general, or authorized agents. Other employees on duty, such as a gatekeeper, cannot receive process.',
    applies: among('officer of a company', 'porter of a company'),
  },
  'no-recipient': {
    side: 'no',
    texts: ({ matter }, { defendant, company }) =>
      ({
        'left at home with a visitor': [
          `the aunt did not reside at ${whose(defendant)} dwelling or usual place of abode`,
          `a visitor at the dwelling may not receive the summons for ${defendant.the}`,
        ],
        'left at work': [
          `the colleague was not an agent authorized by appointment to receive process`,
          `a summons may not be left for ${defendant.the} with a colleague at work`,
        ],
        'porter of a company': [
          `the gatekeeper was not an officer or a managing, general, or authorized agent`,
          `the employee at the gate lacked authority to receive process for ${company.the}`,
        ],
        'officer of a company': [
          `the treasurer was not the registered agent authorized to receive process`,
          `the treasurer is not the managing, general, or authorized agent of ${company.the}`,
        ],
        agent: [
          `the firm's clerk was not personally an agent authorized by appointment`,
          `an agent authorized by appointment must forward the summons to complete service`,
        ],
        refused: [
          `${defendant.the} had to accept the summons before service was complete`,
          `personal service requires that ${defendant.the} take the papers in hand`,
        ],
      })[matter as string] ?? [
        `the relative was not an agent authorized by appointment to receive process`,
        `the summons had to be delivered to ${defendant.the} by personal service`,
      ],
    wordedBy: ({ matter }) => (/visitor|work|company|agent|refused/.test(matter) ? matter : 'relative'),
    right: ({ matter }) =>
      ({
        'left at home with a visitor':
          "The aunt's home is in another town. Papers left at a dwelling must go to someone who lives there.",
        'left at work':
          "The colleague had no authority, and Rule 4(e) doesn't let papers be left with others at an office.",
      })[matter as string] ??
      'The gatekeeper handles parcels and holds no position through which Rule 4(h) lets a corporation be served.',
    lesson: ({ matter }, { defendant, company }) =>
      ({
        agent:
          'The firm was the agent, and a firm acts through its clerks. Service is complete on delivery, whether or not the agent forwards the papers.',
        'officer of a company': `An officer is one of several proper recipients. Rule 4(h) doesn't limit ${company.the} to a registered agent.`,
        refused: `Delivery, not acceptance, is what counts. ${The(defendant)} could not defeat personal service by refusing to take the papers.`,
      })[matter as string] ??
      'A relative who resides at the dwelling needs no appointment, and personal delivery is only one of the methods that Rule 4(e) allows.',
    applies: among(
      'served by the plaintiff',
      'served by a minor',
      'left at home with a visitor',
      'left at work',
      'porter of a company',
      'officer of a company',
      'agent',
      'refused',
      'left at home with a resident',
      'served by a friend',
    ),
  },
  'no-manner': {
    side: 'no',
    texts: ({ matter }, { plaintiff, defendant }) =>
      ({
        mailed: [
          `Rule 4(e) does not allow process to be served on an individual by mail`,
          `${plaintiff.the} mailed the summons without a request to waive service`,
        ],
        'mailed, then answered': [
          `Rule 4(e) does not allow process to be served on an individual by mail`,
          `${plaintiff.the} mailed the summons without a request to waive service`,
        ],
        'waiver ignored': [
          `${defendant.the} did not agree to waive service and had yet to be served`,
          `without a signed form, ${defendant.the} did not waive service of process`,
        ],
        'late, good cause': [
          `${plaintiff.the} did not request an extension before the 90 days expired`,
          `an extension for good cause must be sought within the 90 days`,
        ],
        'late, no cause': [
          `${plaintiff.the} did not request an extension before the 90 days expired`,
          `an extension for good cause must be sought within the 90 days`,
        ],
        'late, abroad': [
          `${plaintiff.the} did not request an extension before the 90 days expired`,
          `a foreign authority is not a nonparty who may serve a summons and complaint`,
        ],
      })[matter as string] ?? [
        `Rule 4 requires personal service on ${defendant.the}, and there was none`,
        `the summons was not delivered by personal service on ${defendant.the}`,
      ],
    wordedBy: ({ matter }) => (/mailed|late|waiver/.test(matter) ? matter : 'personal'),
    right: ({ matter }) =>
      matter === 'mailed'
        ? "Neither Rule 4(e) nor this state's law makes mail a method of service. Signing for a letter is not a waiver."
        : 'A request is only an invitation. A defendant who ignores it may owe the costs of service but has not been served.',
    lesson: ({ matter }, { defendant }) =>
      matter === 'mailed, then answered'
        ? `Mail is no method of service, but ${defendant.the} answered without raising the defect and so waived it.`
        : matter === 'late, no cause'
          ? 'The result is right, but an extension can be granted after the 90 days expire. What is missing is good cause or another reason.'
          : matter === 'late, abroad'
            ? 'No extension was needed, and Rule 4(f) allows service abroad through the authority that a treaty names.'
            : matter === 'late, good cause'
              ? 'Rule 4(m) sets no deadline for the request. A plaintiff who shows good cause gets an extension even after the 90 days expire.'
              : `Personal service is one method among several. Rule 4 accepts this delivery though it wasn't made to ${defendant.the} in person.`,
    applies: (facts) =>
      among(
        'mailed',
        'mailed, then answered',
        'waiver ignored',
        'late, good cause',
        'late, no cause',
        'late, abroad',
        'left at home with a resident',
        'agent',
      )(facts),
  },
  'yes-objection': {
    side: 'yes',
    texts: ({ matter }, story) => {
      const party = sued({ matter, start: '0' }, story)
      return matter === 'mailed, then answered'
        ? [
            `${party.the} waived insufficient service of process by omitting it from the answer`,
            `insufficient service of process was omitted from ${whose(party)} responsive pleading`,
          ]
        : matter.startsWith('late')
          ? [
              `by accepting the summons and complaint, ${party.the} waived objection to the delay`,
              `${party.the} accepted delivery of the summons and so waived the defense of late service`,
            ]
          : [
              `${party.the} waived insufficient service of process by waiting more than two months`,
              `${party.the} waived insufficient service of process by not objecting for two months`,
            ]
    },
    wordedBy: ({ matter }) =>
      matter === 'mailed, then answered' ? '' : matter.startsWith('late') ? 'accepted' : 'waited',
    right: (_, { defendant }) =>
      `Service by mail was defective, but ${defendant.the} answered without objecting and never amended as a matter of course.`,
    lesson: ({ matter }) =>
      matter.startsWith('late')
        ? 'Accepting a summons waives nothing. The defense is waived by omission from the first Rule 12 motion or the answer, and this first motion raises it.'
        : 'Insufficient service of process is waived by omission from the first Rule 12 motion or the answer. Waiting waives nothing, since no time runs before valid service.',
    applies: among(
      'served by a friend',
      'left at home with a resident',
      'refused',
      'agent',
      'officer of a company',
      'late, good cause',
      'late, no cause',
      'late, abroad',
      'mailed, then answered',
      'mailed',
      'waiver ignored',
      'served by the plaintiff',
      'served by a minor',
      'left at home with a visitor',
      'left at work',
      'porter of a company',
    ),
  },
  'yes-cause': {
    side: 'yes',
    texts: ({ matter }, { plaintiff, defendant }) =>
      ({
        'late, good cause': [
          `${whose(defendant)} evasion was good cause, so the court must grant an extension`,
          `${plaintiff.the} showed good cause, which requires an extension of the 90 days`,
        ],
        'late, no cause': [
          `inadvertence is good cause, so the court must grant an extension`,
          `actual service on ${defendant.the} is good cause for an extension of the 90 days`,
        ],
      })[matter as string] ?? [
        `the defects of the mailing were good cause for an extension of the time to serve`,
        `${plaintiff.the} had good cause to serve process by mail instead of in person`,
      ],
    wordedBy: ({ matter }) => matter,
    right: (_, { plaintiff, defendant }) =>
      `${The(plaintiff)} was diligent from the start and ${defendant.the} slipped away. With good cause shown, Rule 4(m) leaves no discretion.`,
    lesson: ({ matter }) =>
      matter === 'late, no cause'
        ? 'A forgotten file is not good cause, and late service does not excuse itself. The court could allow more time but found no reason to.'
        : 'Good cause matters to the 90-day limit. It extends the time and never changes the permitted methods.',
    applies: among('late, good cause', 'late, no cause', 'mailed, then answered'),
  },
  'yes-abroad': {
    side: 'yes',
    texts: ({ matter }, { defendant }) =>
      matter === 'late, abroad'
        ? [
            `the 90-day limit on service of process does not apply in a foreign country`,
            `${defendant.the} was served with process in a foreign country, where no 90-day limit applies`,
          ]
        : [
            `the 90-day limit on service of process does not protect a foreign citizen`,
            `${defendant.the}, as a citizen of a foreign country, could be served with process at any time`,
          ],
    wordedBy: ({ matter }) => (matter === 'late, abroad' ? '' : 'citizen'),
    right: (_, { country }) =>
      `Service was made in ${country} under Rule 4(f). Rule 4(m) excepts it, since foreign authorities can be slow.`,
    lesson: ({ matter }, { state }) =>
      matter === 'late, good cause'
        ? `Right result, wrong rule. The exception turns on where process is served, and this defendant was served in ${state}. Good cause is what saves the service.`
        : `The exception turns on where process is served, not on citizenship. This defendant was served in ${state}.`,
    applies: among('late, abroad', 'late, no cause', 'late, good cause'),
  },
  'no-late': {
    side: 'no',
    texts: ({ matter }, { plaintiff, defendant }) =>
      matter === 'late, no cause'
        ? [
            `${plaintiff.the} had no good cause for not serving the summons within 90 days`,
            `without good cause, service on ${defendant.the} after 90 days was too late`,
          ]
        : [
            `${plaintiff.the} did not serve the summons within 90 days after filing the complaint`,
            `service of process on ${defendant.the} after 90 days was too late`,
          ],
    wordedBy: ({ matter }) => (matter === 'late, no cause' ? 'cause' : ''),
    right: (_, { plaintiff }) =>
      `${The(plaintiff)} simply forgot. Without good cause more time is discretionary, and the judge saw no reason to allow it.`,
    lesson: ({ matter }, { defendant }) =>
      `The papers reached ${defendant.the} ${matter.startsWith('mailed') ? 'well within the 90 days' : 'after 90 days'}, but the 90-day limit doesn't decide the motion.`,
    applies: among('late, no cause', 'late, good cause', 'late, abroad'),
  },
  '14 from second': count('14 from second'),
  '17 from second': count('17 from second'),
  '21 from first': count('21 from first'),
  '21 from second': count('21 from second'),
  '24 from second': count('24 from second'),
  '60 from first': count('60 from first'),
  '60 from second': count('60 from second'),
  '90 from first': count('90 from first'),
} as const satisfies ReasonTable<ServiceFacts, ServiceStory>

/** A last day, as the count that gives it. */
function count(id: CountId): WrittenReason<ServiceFacts, ServiceStory> {
  const { days, plus, from } = COUNTS[id]
  const event = (facts: ServiceFacts) => eventOf(facts, from)
  return {
    side: null,
    texts: (facts, story) => {
      const party = answering(facts, story)
      const time = plus ? `${days} days plus three under Rule 6(d)` : `${days} days`
      const date = lastDayOf(id, facts, story)
      return [`${date}, because ${party.the} ${agrees(party, 'has', 'have')} ${time} from ${event(facts)}`]
    },
    wordedBy: ({ matter }) => matter,
    right: (facts, story) => RIGHT[facts.matter]?.(story) ?? '',
    lesson: (facts, story) => wrong(id, facts, story),
    applies: (facts) => isClock(facts) && isOffered(id, facts),
  }
}

/** Why the right count is right. */
const RIGHT: Readonly<Record<string, (story: ServiceStory) => string>> = {
  'due after filing and service': () =>
    'Service starts the 21 days, and no days are added when papers are delivered in person.',
  'due after service and proof': () =>
    'The 21 days start when papers are delivered. Filing proof of service changes nothing.',
  'due after waiver': ({ defendant }) =>
    `By waiving service, ${defendant.the} earned 60 days, counted from the day when the request went out.`,
  'due after waiver abroad': ({ defendant }) =>
    `Because the request was sent abroad, ${defendant.the} earned 90 days, counted from the day when it went out.`,
  'due from the government': () =>
    'A federal agency gets 60 days, and they run from service on the United States attorney.',
  'due after a mailed counterclaim': ({ plaintiff }) =>
    `Three days join the 21 because ${plaintiff.the} was served by mail.`,
  'due after an electronic counterclaim': ({ plaintiff }) =>
    `No days join the 21, because ${whose(plaintiff)} lawyer was served electronically.`,
  'due after a denied motion': ({ defendant }) =>
    `The motion suspended the time to answer, and its denial left ${defendant.the} 14 days from notice.`,
  'due after a late amendment': () =>
    'Fourteen days from the amended complaint outlast the 21 from the original, and electronic service adds nothing.',
  'due after an early amendment': () =>
    'Twenty-one days from the original complaint outlast the 14 from the amended one, and the later date controls.',
  'due after a mailed amendment': () =>
    'Fourteen days plus three for mail outlast the 21 days from the original complaint.',
}

/** What a wrong count mistakes: the event, the number of days, or the three days of Rule 6(d). One sentence, unlike any other's. */
function wrong(id: CountId, facts: ServiceFacts, story: ServiceStory): string {
  const here = COUNTS[id]
  const right = COUNTS[rightCount(facts)]
  const slips: string[] = []
  if (here.from !== right.from)
    slips.push(
      here.days === right.days && here.plus === right.plus
        ? `runs from ${eventOf(facts, right.from)}, not from ${eventOf(facts, here.from)}`
        : `runs from ${eventOf(facts, right.from)}`,
    )
  if (here.days !== right.days) slips.push(`is ${right.days} days, not ${here.days}`)
  if (here.plus > right.plus)
    slips.push('gains no three days under Rule 6(d), since nothing was served by mail')
  if (here.plus < right.plus)
    slips.push('gains three days under Rule 6(d), since the pleading was served by mail')
  const which = facts.matter.endsWith('amendment')
    ? 'The period that ends later'
    : `The period for ${answering(facts, story).the}`
  return `${which} ${slips.join(', and it ')}.`
}
