import { The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { ServiceFacts, ServiceStory } from './facts.ts'
import { among, BY_HAND, MARSHAL } from './matters.ts'

/** The reasons for which process was not served as the rules ask. */
export const reasonsUnserved = {
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
} as const satisfies ReasonTable<ServiceFacts, ServiceStory>
