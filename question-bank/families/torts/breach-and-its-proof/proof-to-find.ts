import { The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { BreachFacts } from './facts.ts'
import { ofCase } from './of-case.ts'
import type { BreachStory } from './story.ts'
import { byTurn } from './worded-by.ts'

/** The reasons of statute and of res ipsa loquitur to find negligence. */
export const proofToFind = {
  'yes-per-se': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ plaintiff, defendant }, { issue, turn }, { emergency, safetyLaw }) => {
      if (issue === 'emergency')
        return [
          `${defendant.the} violated the statute by ${emergency.violation}, which is negligence per se`,
          `the statute sets the standard of care, and ${emergency.violation} was a breach of it`,
        ]
      if (issue === 'trade')
        return [
          `${whose(defendant)} departure from a safety custom was negligence per se`,
          `${defendant.the} violated a custom that is meant to prevent harm, which is negligence per se`,
        ]
      if (turn === 'complied')
        return [
          `${plaintiff.the} suffered the harm that the statute is meant to prevent, which is negligence per se`,
          `${defendant.the} violated the purpose of the statute, which is negligence per se`,
        ]
      return [
        `${defendant.the} violated the statute by ${safetyLaw.violating}, which is negligence per se`,
        `the statute sets the standard of care, and ${safetyLaw.violating} was a breach of it`,
      ]
    }),
    right: ofCase(
      ({ plaintiff }) =>
        `${The(plaintiff)} is among those whom the statute protects and was hurt in the way that it is meant to prevent. Nobody may plead ignorance of it.`,
    ),
    lesson: ({ issue }) => {
      if (issue === 'trade')
        return 'Negligence per se rests on a violation of a statute. A custom is not one.'
      return issue === 'emergency'
        ? 'An emergency that the actor did not create excuses the violation of a statute, so there is no negligence per se.'
        : 'Negligence per se needs a violation, and the statute was obeyed to the letter.'
    },
    applies: ({ issue, turn }) => issue === 'emergency' || issue === 'statute' || turn === 'custom missed',
  },
  'yes-minimum': {
    side: 'yes',
    wordedBy: ({ turn }) => (turn === 'complied' ? 'complied' : 'violated'),
    texts: ({ turn }) =>
      turn === 'complied'
        ? [
            'compliance with a statute is evidence of reasonable care but not conclusive',
            'a statute sets a minimum, and reasonable care may require more than compliance',
          ]
        : [
            'compliance with a safety statute is a minimum of reasonable care that is owed to everyone',
            'a violation of a safety statute is a breach of duty toward whoever is harmed by it',
          ],
    right: ofCase(
      ({ defendant }) =>
        `Legislators write for the usual case. ${The(defendant)} faced an unusual one, and a simple step would have met it.`,
    ),
    lesson:
      'A statute gives the standard of reasonable care only toward those, and against those risks, for which it was enacted, and only where nothing excuses a violation.',
    applies: ({ issue }) => issue === 'statute',
  },
  'yes-res-ipsa': {
    side: 'yes',
    wordedBy: ({ mover }) => mover,
    texts: ofCase(({ defendant, event }, { mover }) =>
      mover === 'plaintiff'
        ? [
            `under res ipsa loquitur, ${event} establishes negligence if ${defendant.the} cannot explain it`,
            `res ipsa loquitur makes ${event} conclusive proof of negligence`,
          ]
        : [
            `under res ipsa loquitur, ${event} permits an inference of negligence`,
            `${event} does not ordinarily occur without negligence, so that res ipsa loquitur applies`,
          ],
    ),
    right: ofCase(
      ({ event, defendant }) =>
        `With care, ${event} hardly ever happens, and only ${defendant.the} could have failed. That's enough to go to the jury.`,
    ),
    lesson: ofCase((_, { issue, turn, mover }) => {
      if (turn === 'shifted')
        return "Even with the burden of proof on the defendant, an unexplained accident isn't conclusive. Proof of due care could have met it, and none was offered."
      if (mover === 'plaintiff')
        return 'Res ipsa loquitur is for accidents without an explanation, and even then it only permits an inference.'
      if (issue === 'profession')
        return turn === 'specialty missed'
          ? 'Res ipsa loquitur is for gaps in the proof. Here an expert said just what was wrong.'
          : 'Res ipsa loquitur needs a result that ordinarily suggests negligence. Operations fail in the best of hands.'
      return 'Res ipsa loquitur fills a gap in the evidence. Where it is known what happened, there is none to fill.'
    }),
  },
  'yes-inference': {
    side: 'yes',
    wordedBy: ({ turn }) => turn,
    texts: ({ turn }) => {
      const shown = turn === 'inspected' ? 'due care' : 'another cause'
      return [
        `the inference of negligence under res ipsa loquitur survives the evidence of ${shown}`,
        `the jury may infer negligence under res ipsa loquitur despite the evidence of ${shown}`,
      ]
    },
    right:
      'Usual care makes carelessness on that day less likely and no more than that. The jury weighs the one against the other.',
    lesson:
      'An inference under res ipsa loquitur survives evidence of care in general. It ends where the actual cause is proved.',
    applies: ({ turn }) => turn === 'inspected' || turn === 'explained',
  },
  'yes-shift': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }) => {
      if (issue === 'profession')
        return [
          `the bad result shifted the burden of proof to ${defendant.the} as a professional`,
          `${defendant.the} had the burden of proof that the professional standard was met`,
        ]
      return turn === 'shifted'
        ? [
            `${defendant.the} offered nothing to meet the burden of proof under res ipsa loquitur`,
            `res ipsa loquitur shifted the burden of proof, which ${defendant.the} did not meet`,
          ]
        : [
            `${defendant.the} has not met the burden of proof under res ipsa loquitur`,
            `res ipsa loquitur shifts the burden of proof, which ${defendant.the} did not meet`,
          ]
    }),
    right:
      "By this state's rule the doubt falls on the one in control. Silence at trial doesn't carry a burden.",
    lesson: 'A patient has the burden of proof, and a bad result shifts nothing to a professional.',
    applies: ({ issue, turn }) => issue === 'accident' || turn === 'no expert' || turn === 'plain',
  },
} as const satisfies ReasonTable<BreachFacts, BreachStory>
