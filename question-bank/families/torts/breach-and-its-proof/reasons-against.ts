import { he, him, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { BreachFacts } from './facts.ts'
import { ofCase } from './of-case.ts'
import type { BreachStory } from './story.ts'
import { byIssue, byTurn } from './worded-by.ts'

/** The reasons of conduct to find no negligence, or to leave it to the jury where the plaintiff asks for more. */
export const reasonsAgainst = {
  'no-emergency': {
    side: 'no',
    wordedBy: byIssue,
    texts: ofCase(({ defendant }, { issue }, { emergency }) =>
      issue === 'seizure'
        ? [
            `${defendant.the} reacted to a sudden emergency as a reasonable person would`,
            `${whose(defendant)} reaction to a sudden emergency was that of a reasonable person`,
          ]
        : [
            `${defendant.the} acted as a reasonable person would in a sudden emergency`,
            `a reasonable ${emergency.role} might also have ${emergency.did} in a sudden emergency`,
          ],
    ),
    right: ofCase(
      (_, __, { emergency }) =>
        `Nobody has time to weigh choices in a second. Most careful ${emergency.role}s would have ${emergency.did}, and that is the measure.`,
    ),
    lesson: ofCase(
      ({ defendant }) =>
        `A sudden emergency matters for a choice that is made in haste. ${The(defendant)} had lost consciousness and chose nothing.`,
    ),
    applies: ({ issue }) => issue === 'emergency' || issue === 'seizure',
  },
  'no-child': {
    side: 'no',
    texts: ofCase(({ defendant }) => [
      `${defendant.the} used the care of a reasonable child of ${his(defendant)} age and experience`,
      `a reasonable child of ${his(defendant)} age and experience might have done what ${defendant.the} did`,
    ]),
    right: ofCase(
      ({ defendant }) =>
        `An adult would have done better, but ${defendant.the} is measured by other children, and they do the same.`,
    ),
    lesson: ofCase(
      ({ defendant }) =>
        `A reasonable child of like experience would have known better than ${defendant.the}.`,
    ),
    applies: ({ issue, turn }) => issue === 'child' && turn !== 'under five',
  },
  'no-tender': {
    side: 'no',
    texts: ofCase(({ defendant }) => [
      `${defendant.the} was too young to be held even to the standard of a reasonable child`,
      `a child of ${his(defendant)} age is incapable of negligence as a matter of law`,
    ]),
    right:
      'The Restatement draws a line at five. Below it, neither a bright mind nor a warning makes a child negligent.',
    lesson: ofCase(
      ({ defendant }) =>
        `A child is too young to be held to a standard, and so incapable of negligence, only before the age of five. ${The(defendant)} was well past it.`,
    ),
    applies: ({ issue }) => issue === 'child',
  },
  'no-disability': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }) => {
      if (issue === 'seizure')
        return [
          `${defendant.the} used the care of a reasonable person with the same illness`,
          `a reasonable person with the same illness might have lost control as ${defendant.the} did`,
        ]
      if (issue === 'mind')
        return turn === 'ill'
          ? [
              `${defendant.the} used the care of a reasonable person with the same mental illness`,
              `${whose(defendant)} mental illness is taken into account like a physical disability`,
            ]
          : [
              `${defendant.the} used the care of a reasonable person of the same intelligence`,
              `${whose(defendant)} low intelligence is taken into account like a physical disability`,
            ]
      return [
        `${defendant.the} used the care of a reasonable person with the same physical disability`,
        `${defendant.the} used reasonable care in the light of ${his(defendant)} physical disability`,
      ]
    }),
    right: ofCase(
      (_, __, { disability }) =>
        `The law doesn't ask for what is impossible. A careful ${disability.person} could have done no more.`,
    ),
    lesson: ofCase(({ defendant }, { issue }) => {
      if (issue === 'seizure')
        return `A reasonable person with such an illness would have heeded the warning. ${The(defendant)} didn't.`
      return issue === 'mind'
        ? 'A physical disability counts. Neither mental illness nor low intelligence does.'
        : 'A physical disability is taken into account, but a careful person who has it makes up for it with the means at hand.'
    }),
    applies: ({ issue }) => issue === 'disability' || issue === 'seizure' || issue === 'mind',
  },
  'no-incapacity': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }) => {
      if (issue === 'emergency')
        return [
          `${whose(defendant)} fright was a sudden incapacity that ${he(defendant)} could not have foreseen`,
          `${defendant.the} was startled into a sudden incapacity, which is no breach`,
        ]
      if (turn === 'first')
        return [
          `${defendant.the} could not have foreseen the sudden incapacity`,
          `a sudden incapacity that was not foreseeable to ${defendant.the} is no breach`,
        ]
      if (turn === 'warned')
        return [
          `${defendant.the} had lost consciousness and could not be in breach of a duty`,
          `a sudden incapacity made ${whose(defendant)} conduct involuntary and thus no breach`,
        ]
      return [
        `${defendant.the} suffered from an incapacity and so could not be in breach of a duty`,
        `${whose(defendant)} conduct resulted from an incapacity and so was no breach`,
      ]
    }),
    right: ofCase(
      ({ defendant }) =>
        `Without consciousness there was nothing that ${defendant.the} could do, and nothing had warned ${him(defendant)} to stay away from the controls.`,
    ),
    lesson: ({ issue }) =>
      issue === 'emergency'
        ? 'Fright is no sudden incapacity. A startled person still acts, and is measured by what others would have done.'
        : issue === 'disability'
          ? 'A lasting disability is no sudden incapacity. It leaves a person able to take care in other ways.'
          : 'Incapacity excuses when it comes from an illness of the body, suddenly and without warning.',
    applies: ({ issue, turn }) =>
      issue === 'emergency' || issue === 'seizure' || issue === 'disability' || turn === 'ill',
  },
  'no-custom': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }, { trade, profession }) => {
      if (issue === 'statute')
        return [
          `${defendant.the} complied with the statute, which sets the standard of care`,
          `${whose(defendant)} compliance with the statute establishes reasonable care`,
        ]
      if (issue === 'accident')
        return [
          `${defendant.the} followed industry custom, which sets the standard of care`,
          `industry custom sets the standard of care, and ${defendant.the} met it`,
        ]
      if (issue === 'trade')
        return [
          `${defendant.the} followed the custom of ${trade.trade}, which sets the standard of care`,
          `industry custom sets the standard of care, and ${defendant.the} followed it`,
        ]
      if (turn === 'specialty missed')
        return [
          `${defendant.the} followed the custom of general practice, which sets the standard of care`,
          `${defendant.the} is held to the custom of physicians in general, which ${he(defendant)} followed`,
        ]
      return [
        `${defendant.the} followed the custom of ${profession.peers}, which sets the standard of care`,
        `professional custom sets the standard of care, and ${defendant.the} followed it`,
      ]
    }),
    right: ofCase(
      (_, __, { profession }) =>
        `The patient's own expert admitted what ${profession.peers} do. A jury may not ask more of one of them than the profession does.`,
    ),
    lesson: ({ issue, turn }) => {
      if (issue === 'accident')
        return "Industry custom doesn't set the standard of care. It is something for the jury to weigh."
      return turn === 'specialty missed'
        ? 'A specialist is held to the custom of the specialty and not to that of general practice.'
        : 'Professional custom does set the standard of care, but nothing shows what it is or that it was followed.'
    },
    applies: ({ issue, turn }) =>
      issue === 'profession' || turn === 'custom met' || turn === 'complied' || turn === 'inspected',
  },
  'no-judgment': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }) => {
      if (turn === 'two methods')
        return [
          `${whose(defendant)} choice between accepted methods was a matter of professional judgment`,
          `${defendant.the} used professional judgment in a choice between accepted methods`,
        ]
      if (issue === 'profession')
        return [
          `what ${defendant.the} did was a matter of professional judgment and no breach`,
          `${defendant.the} made an error in professional judgment, which is no breach`,
        ]
      if (issue === 'trade')
        return [
          `${whose(defendant)} choice between safety measures was a matter of business judgment`,
          `${defendant.the} used ${his(defendant)} business judgment in a choice between safety measures`,
        ]
      if (turn === 'excused')
        return [
          `${whose(defendant)} violation of the statute was unintended and so no breach of duty`,
          `${defendant.the} acted in good faith and did not intend a violation of the statute`,
        ]
      if (issue === 'statute')
        return [
          `${defendant.the} relied in good faith on the statute, which is no breach`,
          `${defendant.the} made an honest judgment that compliance with the statute was enough`,
        ]
      return [
        `${defendant.the} acted in good faith on ${his(defendant)} own best judgment`,
        `${defendant.the} made an honest error in judgment, which is no breach of the duty of care`,
      ]
    }),
    right: ofCase(
      (_, __, { profession }) =>
        `Respected ${profession.peers} work in either way. Where good doctors differ, a jury doesn't choose between schools.`,
    ),
    lesson: ({ issue, turn }) => {
      if (issue === 'trade')
        return turn === 'custom met'
          ? 'There is no business judgment rule in negligence. A jury may ask what reasonable care required.'
          : 'The result is right, but not because a choice of safety measures is free. The jury judges it by reasonable care.'
      if (issue === 'profession')
        return turn === 'no expert'
          ? 'The result is right, but nothing shows that this was an exercise of professional judgment. The patient simply has no proof of a breach.'
          : 'Professional judgment is free only among methods that respected members of the specialty use, and an error outside them is a breach.'
      if (turn === 'excused')
        return 'An unintended violation can be negligence per se. It is excused where care could not have avoided it.'
      return "An honest error in judgment can be negligent. Care is measured by others' conduct and not by good faith."
    },
    applies: ({ issue, turn }) =>
      ['child', 'disability', 'mind', 'trade', 'profession'].includes(issue) ||
      turn === 'complied' ||
      turn === 'excused',
  },
  'no-custom-evidence': {
    side: 'no',
    wordedBy: byIssue,
    texts: ofCase(({ defendant }, { issue }) => {
      const [thing, breach] =
        issue === 'trade' ? ['custom', 'departure from custom'] : ['the statute', 'violation of the statute']
      return [
        `${whose(defendant)} ${breach} is evidence of negligence but does not establish it`,
        `${thing} is evidence of the standard of care by which ${defendant.the} is judged but is not conclusive`,
      ]
    }),
    right:
      'Another way of guarding against the danger may have been just as good. On that the witnesses differed, so a jury must decide.',
    lesson: ({ turn }) =>
      turn === 'violated'
        ? 'Only a minority treats the violation of a statute as mere evidence of negligence.'
        : 'By the Restatement, the violation of a statute is more than evidence where class, risk, and lack of excuse fit. Otherwise it decides nothing.',
    applies: ({ issue, turn }) => turn === 'custom missed' || (issue === 'statute' && turn !== 'complied'),
  },
  'no-expert': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ plaintiff, defendant }, { issue, turn }, { trade }) => {
      if (issue === 'trade')
        return [
          `the standard of care of ${trade.trade} must be proved by expert testimony`,
          'a jury may not reject an industry custom without expert testimony',
        ]
      return turn === 'no expert' || turn === 'plain'
        ? [
            `${plaintiff.the} offered no expert testimony on the professional standard, as is required`,
            `a breach of the professional standard by ${defendant.the} must be proved by expert testimony`,
          ]
        : [
            `the expert testimony on the professional standard had to come from ${whose(defendant)} own community`,
            'an expert from another state is not competent to testify to the professional standard',
          ]
    }),
    right: ofCase(
      ({ plaintiff, defendant }) =>
        `A known risk came true. Without an expert, the jury would have to guess whether ${defendant.the} owed ${plaintiff.the} more.`,
    ),
    lesson: ({ issue }) =>
      issue === 'trade'
        ? 'Expert testimony is needed for what lies beyond common knowledge. A jury can weigh a cheap precaution without it.'
        : 'Specialists are held to a national standard, so expert testimony may come from anywhere in the country.',
    applies: ({ issue, turn }) => issue === 'profession' || turn === 'custom met',
  },
} as const satisfies ReasonTable<BreachFacts, BreachStory>
