import { him, his, The, whose } from '../../engine/party.ts'
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
    texts: ofCase(({ defendant }, { issue }) =>
      issue === 'seizure'
        ? [
            `${defendant.the} reacted to a sudden emergency as a reasonable person would`,
            `${whose(defendant)} reaction to the emergency was that of a reasonable person`,
          ]
        : [
            `${defendant.the} acted as a reasonable person would in a sudden emergency`,
            'a reasonable person might have done the same in a sudden emergency',
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
      'a child need only use the care of a reasonable child of like age and experience',
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
        `Only a child younger than five is incapable of negligence, and ${defendant.the} was well past that age.`,
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
          'an illness of the body lowers the standard of a reasonable person',
        ]
      if (issue === 'mind')
        return turn === 'ill'
          ? [
              `${defendant.the} used the care of a reasonable person with the same mental illness`,
              'a mental illness is taken into account like a physical disability',
            ]
          : [
              `${defendant.the} used the care of a reasonable person of the same intelligence`,
              'low intelligence is taken into account like a physical disability',
            ]
      return [
        `${defendant.the} used the care of a reasonable person with the same physical disability`,
        `a physical disability is taken into account, and ${defendant.the} used reasonable care despite it`,
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
    texts: ofCase(({ defendant }, { issue, turn }, { emergency }) => {
      if (issue === 'emergency')
        return [
          `${whose(defendant)} fright was a form of sudden incapacity`,
          `a startled ${emergency.role} suffers a sudden incapacity and cannot be at fault`,
        ]
      if (turn === 'first')
        return [
          `${defendant.the} could not have foreseen the sudden incapacity`,
          'a sudden incapacity is no breach when it could not be foreseen',
        ]
      if (turn === 'warned')
        return [
          `${defendant.the} was not responsible for the sudden incapacity`,
          'conduct during a sudden incapacity is involuntary and cannot be a breach',
        ]
      return [
        `${defendant.the} is not responsible for a breach that results from an incapacity`,
        'conduct that results from an incapacity cannot be a breach',
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
          `compliance with the statute shows that ${defendant.the} met the standard of care`,
          `the statute sets the standard of care, and ${defendant.the} met it`,
        ]
      if (issue === 'accident')
        return [
          `${defendant.the} followed industry custom, which sets the standard of care`,
          `industry custom sets the standard of care, and the evidence shows that it was met`,
        ]
      if (issue === 'trade')
        return [
          `${defendant.the} followed the custom of ${trade.trade}, which sets the standard of care`,
          `industry custom sets the standard of care, and ${defendant.the} followed it`,
        ]
      if (turn === 'specialty missed')
        return [
          `${defendant.the} followed the custom of general practice, which sets the standard of care`,
          `the custom of physicians as a whole sets the professional standard for ${defendant.the}`,
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
      if (issue === 'profession')
        return [
          'a choice between accepted methods is a matter of professional judgment',
          'an error in professional judgment is no breach of the standard of care',
        ]
      if (issue === 'trade')
        return [
          'a choice between safety measures is a matter of business judgment',
          `${defendant.the} used its best business judgment, which is no breach`,
        ]
      if (turn === 'excused')
        return [
          'an unintended violation of a statute is no breach of duty',
          `${defendant.the} acted in good faith and did not intend a violation of the statute`,
        ]
      if (issue === 'statute')
        return [
          `${defendant.the} relied in good faith on the statute, which is no breach`,
          `an honest judgment that compliance is enough is no breach of duty`,
        ]
      return [
        `${defendant.the} acted in good faith on ${his(defendant)} own best judgment`,
        `an honest error in judgment is no breach of the duty of reasonable care`,
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
          ? 'The result is right, but nothing shows which methods are accepted. The patient simply has no proof.'
          : 'Professional judgment is free only among methods that respected members of the specialty use.'
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
    texts: ({ issue }) => {
      const [thing, breach] =
        issue === 'trade'
          ? ['custom', 'a departure from custom']
          : ['a statute', 'the violation of a statute']
      return [
        `${breach} is evidence of negligence but does not establish it`,
        `${thing} is evidence of the standard of care and is not conclusive`,
      ]
    },
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
    texts: ofCase((_, { issue, turn }) => {
      if (issue === 'trade')
        return [
          'the standard of care of an industry must be proved by expert testimony',
          'without expert testimony, a jury may not criticize an industry custom',
        ]
      return turn === 'no expert' || turn === 'plain'
        ? [
            'expert testimony on the professional standard is required and is lacking',
            'the professional standard must be proved by expert testimony',
          ]
        : [
            'expert testimony on the professional standard must come from the same community',
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
