import { The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { BreachFacts } from './facts.ts'
import { ofCase } from './of-case.ts'
import type { BreachStory } from './story.ts'
import { byTurn } from './worded-by.ts'

/** The reasons of statute and of res ipsa loquitur to find no negligence, or to leave it to the jury. */
export const proofAgainst = {
  'no-class': {
    side: 'no',
    wordedBy: ({ turn }) => turn,
    texts: ofCase(({ plaintiff }, { turn }, { safetyLaw }) => [
      `${plaintiff.the} was outside the class that the statute protects`,
      turn === 'other class'
        ? `the statute protects ${safetyLaw.group}, a class that does not include ${plaintiff.the}`
        : `the statute protects a class of persons to which ${plaintiff.the} does not belong`,
    ]),
    right: ofCase(
      ({ plaintiff }) =>
        `The risk came true, but for the wrong person: ${plaintiff.the} isn't one of those for whom the statute was written.`,
    ),
    lesson: ofCase(
      ({ plaintiff }, _, { safetyLaw }) =>
        `The protected class is ${safetyLaw.group}, and ${plaintiff.the} falls within it.`,
    ),
    applies: ({ issue }) => issue === 'statute',
  },
  'no-harm': {
    side: 'no',
    wordedBy: ({ turn }) => turn,
    texts: ofCase(({ plaintiff }, { turn }, { safetyLaw }) => [
      `the kind of harm that ${plaintiff.the} suffered is not what the statute was designed to prevent`,
      turn === 'other harm'
        ? `the statute was designed to prevent ${safetyLaw.risk}, and ${plaintiff.the} suffered another kind of harm`
        : `the statute was not designed to prevent the kind of harm that ${plaintiff.the} suffered`,
    ]),
    right: ofCase(
      ({ plaintiff }, _, { safetyLaw }) =>
        `${The(plaintiff)} belongs to the protected class, but what happened has nothing to do with ${safetyLaw.risk}.`,
    ),
    lesson: ofCase(
      (_, __, { safetyLaw }) =>
        `The statute was designed to prevent ${safetyLaw.risk}, and just that kind of harm came about.`,
    ),
    applies: ({ issue }) => issue === 'statute',
  },
  'no-excuse': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }, { safetyLaw }) => {
      if (issue === 'emergency')
        return [
          `${whose(defendant)} violation of the statute was excused by the emergency`,
          `${defendant.the} was excused by the emergency from complying with the statute`,
        ]
      return turn === 'excused'
        ? [
            `the violation was excused, since ${safetyLaw.excuse}`,
            `there was an excuse for the violation, since ${safetyLaw.excuse}`,
          ]
        : [
            `the violation was excused, since ${defendant.the} did not know of the statute`,
            `there was an excuse for the violation, since the statute was unknown to ${defendant.the}`,
          ]
    }),
    right: ofCase(
      ({ defendant }) =>
        `Even a careful person in the place of ${defendant.the} would have been in violation at that moment. The law doesn't blame what care can't avoid.`,
    ),
    lesson: ({ issue }) =>
      issue === 'emergency'
        ? 'An emergency excuses a violation only if the actor did not bring it about.'
        : 'Ignorance of facts can excuse a violation. Ignorance of the statute cannot.',
    applies: ({ issue, turn }) => issue === 'emergency' || turn === 'violated' || turn === 'excused',
  },
  'no-control': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ plaintiff, defendant, event }, { turn }) =>
      turn === 'two sources'
        ? [
            `${defendant.the} did not have exclusive control, and others may have caused ${event}`,
            `${event} may have been caused by others, since ${defendant.the} did not have exclusive control`,
          ]
        : [
            `${defendant.the} did not have exclusive control at the moment of the accident`,
            `${plaintiff.the} could not show exclusive control without a witness to the cause of the accident`,
          ],
    ),
    right: ofCase(
      ({ defendant }) =>
        `The event speaks of carelessness but not of whose. Others were just as likely as ${defendant.the} to have failed.`,
    ),
    lesson: ({ turn }) =>
      turn === 'happens anyway'
        ? 'Control is not what is missing. The accident is one that happens in spite of care.'
        : 'Exclusive control means only that no one else is likely to have been careless. It needs no witness.',
    applies: ({ issue }) => issue === 'accident',
  },
  'no-ordinarily': {
    side: 'no',
    wordedBy: byTurn,
    texts: ofCase(({ event }, { turn }) =>
      turn === 'happens anyway'
        ? [
            `res ipsa loquitur does not apply, since ${event} does not suggest negligence`,
            `${event} is an accident that ordinarily occurs without negligence`,
          ]
        : [
            `res ipsa loquitur does not apply, since ${event} may have been an unavoidable accident`,
            `${event} is an accident that often occurs without negligence`,
          ],
    ),
    right:
      'Careful people meet with such bad luck too. The accident makes negligence no more likely than not.',
    lesson: ofCase(
      ({ event }) =>
        `With ordinary care, ${event} hardly ever occurs. It need not be impossible without negligence.`,
    ),
    applies: ({ issue }) => issue === 'accident',
  },
  'no-permissive': {
    side: 'no',
    wordedBy: ({ mover }) => mover,
    texts: ofCase(({ plaintiff, defendant, event }, { mover }) =>
      mover === 'plaintiff'
        ? [
            `res ipsa loquitur permits the jury to infer negligence from ${event} but does not require it to`,
            'the jury may decline to draw the inference of negligence that res ipsa loquitur permits',
          ]
        : [
            `${plaintiff.the} offered circumstantial evidence but no proof of a specific breach`,
            `a breach by ${defendant.the} must be proved by more than circumstantial evidence`,
          ],
    ),
    right: ofCase(
      ({ event }) =>
        `The inference from ${event} is strong, but to draw it or not is up to the jury, even if nobody contradicts it.`,
    ),
    lesson: ({ turn }) =>
      turn === 'shifted'
        ? 'A merely permissible inference is the majority rule. This jurisdiction has another, under which silence loses.'
        : turn === 'one source' || turn === 'inspected'
          ? 'A breach may be proved by circumstantial evidence, and an accident can be just that.'
          : 'The result is right, but a breach may well be proved by circumstantial evidence. This evidence is just not enough.',
    applies: ({ issue }) => issue === 'accident',
  },
  'no-rebutted': {
    side: 'no',
    wordedBy: ({ turn }) => turn,
    texts: ofCase(({ event }, { turn }) => {
      const shown = turn === 'inspected' ? 'due care' : 'another cause'
      return [
        `the evidence of ${shown} rebutted the inference of negligence under res ipsa loquitur`,
        `there was evidence of ${shown}, so that ${event} no longer permits an inference of negligence`,
      ]
    }),
    right: ofCase(
      ({ event, defendant }) =>
        `It's known what caused ${event}, and it wasn't ${defendant.the}. Nothing is left to infer.`,
    ),
    lesson: 'Evidence of due care goes to the jury, which may still draw the inference of negligence.',
    applies: ({ turn }) => turn === 'inspected' || turn === 'explained',
  },
} as const satisfies ReasonTable<BreachFacts, BreachStory>
