import { capital } from '../../../text/capital.ts'
import { him, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { type ServiceFacts, type ServiceStory, sued } from './facts.ts'
import { among } from './matters.ts'

/** The reasons for which process was served, or an objection to it is lost. */
export const reasonsServed = {
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
                `${party.the} personally received the summons and complaint`,
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
            `the 90-day limit on service of process does not apply to service in a foreign country`,
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
} as const satisfies ReasonTable<ServiceFacts, ServiceStory>
