import { he, The, whose } from '../../engine/party.ts'
import type { AbsentStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: AbsentStory) => string) => (s: AbsentStory) => Cell

const oneDying: Made = (why) => (s) => [
  `${s.witness.the} spoke of the cause of a death that ${he(s.witness)} believed to be imminent`,
  `the statement was a dying declaration, which is admissible in a civil case`,
  why(s),
]

const murdered: Made = (why) => (s) => [
  `${s.witness.the} made a dying declaration about the cause of death`,
  `the statement was a dying declaration offered in a prosecution for homicide`,
  why(s),
]

const penal: Made = (why) => (s) => [
  `the confession was a statement against interest by an unavailable declarant`,
  `the confession exposed ${s.confessor.the} to criminal liability when it was made`,
  why(s),
]

const danger: Made = (why) => (s) => [
  `the accusation of ${s.defendant.the} was a statement against ${whose(s.witness)} own interest`,
  `the statement put ${s.witness.the} in danger and was therefore against interest`,
  why(s),
]

const immaterial =
  (what: string, who: (s: AbsentStory) => string, why: (s: AbsentStory) => string) =>
  (s: AbsentStory): Cell => [
    `${what} does not require an unavailable declarant`,
    `${who(s)} availability is immaterial to ${what}`,
    why(s),
  ]

const ofWitness = (s: AbsentStory) => whose(s.witness)

const ofConfessor = (s: AbsentStory) => whose(s.confessor)

/** Reasons to admit a dying declaration, a statement against interest, or one whose speaker was silenced. */
export const reasonsToAdmitStatements = {
  'yes-dying': worded('yes', {
    dying: murdered(
      (s) =>
        `${The(s.witness)} had given up hope, spoke of what caused the injuries, and died. A murder trial is open to such a statement.`,
    ),
    recovered: oneDying(
      () =>
        `Belief at the time of speaking is what counts, and a civil case is open to such statements. The later death supplies unavailability.`,
    ),
    'not-homicide': (s) => [
      `${s.witness.the} spoke of the cause of a death that ${he(s.witness)} believed to be imminent`,
      `the statement was a dying declaration by a declarant who is now unavailable`,
      `Belief, subject, and unavailability are there. But among criminal cases, only prosecutions for homicide are open to dying declarations.`,
    ],
    hopeful: murdered(
      (s) =>
        `Dying is not enough. ${The(s.witness)} expected to go home, and the exception asks for a belief in imminent death.`,
    ),
    aside: (s) => [
      `${s.witness.the} made the statement while believing that death was imminent`,
      `the statement was a dying declaration offered in a prosecution for homicide`,
      `The belief was there, but the subject was wrong. A dying declaration must concern the cause or circumstances of the death.`,
    ],
    alive: oneDying(
      (s) =>
        `Belief and subject fit, but ${s.witness.the} is alive and nearby. A dying declaration still needs an unavailable declarant.`,
    ),
  }),
  'yes-interest': worded('yes', {
    confession: penal(
      (s) =>
        `${The(s.confessor)} risked prison with every word and has died. Civil cases ask for no corroboration.`,
    ),
    privilege: penal(
      (s) =>
        `The confession could send ${s.confessor.the} to prison, and the sustained privilege supplies unavailability.`,
    ),
    supported: () => [
      `the confession was a corroborated statement against interest`,
      `the confession was a statement against interest by an unavailable declarant`,
      `The declarant risked prison and has died, and the court found the corroboration that a criminal case demands.`,
    ],
    bare: penal(
      () =>
        `That would be enough in a civil case. In a criminal case, corroborating circumstances must clearly indicate trustworthiness.`,
    ),
    deposition: penal(
      () =>
        `It exposed the declarant to criminal liability, but no one is unavailable whose deposition can be had for the asking.`,
    ),
    blame: (s) => [
      `the confession admits a part in the crime and is against interest in every sentence`,
      `${whose(s.confessor)} statement as a whole was against interest`,
      `You must take each remark by itself. Keeping watch was self-inculpatory, but the sentence that's offered only accuses someone else.`,
    ],
    silenced: danger(
      () =>
        `Interest means money, property, or legal liability. Danger from the person accused isn't on the list.`,
    ),
    quarrel: danger(
      () => `Interest means money, property, or legal liability. Fear of revenge isn't on the list.`,
    ),
  }),
  'yes-forfeit': worded('yes', {
    silenced: (s) => [
      `${s.defendant.the} forfeited the objection by procuring ${whose(s.witness)} death`,
      `${s.defendant.the} wrongfully caused ${whose(s.witness)} absence in order to prevent testimony`,
      `You forfeit a hearsay objection by a wrong meant to keep the declarant away. More likely than not is proof enough.`,
    ],
    quarrel: (s) => [
      `${s.defendant.the} forfeited the objection by killing ${s.witness.the}`,
      `${s.defendant.the} wrongfully caused ${whose(s.witness)} unavailability`,
      `Causing the absence is half. Forfeiture also asks for an intent to keep the declarant from testifying, and a quarrel shows none.`,
    ],
    dying: (s) => [
      `${s.defendant.the} forfeited the objection by causing ${whose(s.witness)} death`,
      `${s.defendant.the} wrongfully caused ${whose(s.witness)} unavailability`,
      `The charge shows no plan to silence a witness, and forfeiture asks for one. The belief in imminent death is what helps.`,
    ],
  }),
  'yes-immaterial': worded('yes', {
    excited: immaterial(
      'an excited utterance',
      ofWitness,
      () => `Rule 803 doesn't ask where the declarant is. Stress and a startling event are enough.`,
    ),
    refused: immaterial(
      'former testimony',
      ofWitness,
      () =>
        `Former testimony does need an unavailable declarant. The refusal of a direct order supplies that.`,
    ),
    memory: immaterial(
      'former testimony',
      ofWitness,
      () => `Former testimony does need an unavailable declarant. The failure of memory supplies that.`,
    ),
    searched: immaterial(
      'former testimony',
      ofWitness,
      () => `Former testimony does need an unavailable declarant. The long search supplies that.`,
    ),
    abroad: immaterial(
      'former testimony',
      ofWitness,
      () =>
        `Former testimony does need an unavailable declarant. Being beyond any subpoena, after refusing to come, supplies that.`,
    ),
    unordered: immaterial(
      'former testimony',
      ofWitness,
      () => `Former testimony comes under Rule 804, which always asks for an unavailable declarant.`,
    ),
    unsearched: immaterial(
      'former testimony',
      ofWitness,
      () => `Former testimony comes under Rule 804, which always asks for an unavailable declarant.`,
    ),
    predecessor: immaterial(
      'former testimony',
      ofWitness,
      () => `Former testimony does need an unavailable declarant. Here, death supplies that.`,
    ),
    dying: immaterial(
      'a dying declaration',
      ofWitness,
      () => `A dying declaration does need an unavailable declarant. Here, death supplies that.`,
    ),
    recovered: immaterial(
      'a dying declaration',
      ofWitness,
      () => `A dying declaration does need an unavailable declarant. The later accident supplies that.`,
    ),
    alive: immaterial(
      'a dying declaration',
      ofWitness,
      () =>
        `A declarant who survives must be unavailable on some other ground. Living nearby is the opposite.`,
    ),
    confession: immaterial(
      'a statement against interest',
      ofConfessor,
      () => `A statement against interest does need an unavailable declarant. Here, death supplies that.`,
    ),
    privilege: immaterial(
      'a statement against interest',
      ofConfessor,
      () =>
        `A statement against interest does need an unavailable declarant. The sustained privilege supplies that.`,
    ),
    supported: immaterial(
      'a statement against interest',
      ofConfessor,
      () => `A statement against interest does need an unavailable declarant. Here, death supplies that.`,
    ),
    deposition: immaterial(
      'a statement against interest',
      ofConfessor,
      () =>
        `You may be thinking of an opposing party's statement. One against interest by anyone else needs an unavailable declarant.`,
    ),
  }),
}
