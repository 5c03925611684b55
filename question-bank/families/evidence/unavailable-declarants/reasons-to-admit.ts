import { he, him, The, whose } from '../../engine/party.ts'
import type { AbsentStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: AbsentStory) => string) => (s: AbsentStory) => Cell

const crossExamined: Made = (why) => (s) => [
  `${s.defendant.the} had an opportunity and similar motive to cross-examine ${s.witness.the}`,
  `the former testimony is offered against a party who cross-examined ${s.witness.the}`,
  why(s),
]
const predecessor: Made = (why) => (s) => [
  `a predecessor in interest had an opportunity and similar motive to cross-examine`,
  `the former owner, a predecessor in interest, cross-examined with a similar motive`,
  why(s),
]
const interview: Made = (why) => (s) => [
  `${whose(s.witness)} interview with the detective counts as former testimony`,
  `the statement to the detective was former testimony by an unavailable declarant`,
  why(s),
]
const died: Made = (why) => (s) => [
  `${whose(s.witness)} death made ${him(s.witness)} unavailable as a witness`,
  `${s.witness.the}, who had died, was an unavailable declarant`,
  why(s),
]
const confessorDied: Made = (why) => (s) => [
  `${whose(s.confessor)} death made ${him(s.confessor)} unavailable as a witness`,
  `${s.confessor.the}, who had died, was an unavailable declarant`,
  why(s),
]
const oneDying: Made = (why) => (s) => [
  `${s.witness.the} spoke of the cause of a death that ${he(s.witness)} believed imminent`,
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
  `accusing ${s.defendant.the} was against ${whose(s.witness)} own interest`,
  `the statement put ${s.witness.the} in danger and so was against interest`,
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

/** Reasons to admit a statement. */
export const reasonsToAdmit = {
  'yes-testimony': worded('yes', {
    refused: crossExamined(
      (s) =>
        `${The(s.defendant)} fought over the same issue at the first trial. With the declarant unavailable, that's all you need.`,
    ),
    memory: crossExamined(
      (s) =>
        `The issue was the same at the first trial, where ${s.defendant.the} used the chance to cross-examine. Unavailability is the other half.`,
    ),
    searched: crossExamined(
      (s) =>
        `${The(s.defendant)} faced this testimony at the first trial with the same stakes, and a missing declarant is unavailable.`,
    ),
    abroad: crossExamined(
      (s) =>
        `${The(s.defendant)} had every reason to test this testimony the first time. For it, you needn't show that a deposition was tried.`,
    ),
    unordered: crossExamined(
      (s) =>
        `That is half of the exception. ${The(s.witness)} must also be unavailable, and a refusal that no court order has tested isn't enough.`,
    ),
    unsearched: crossExamined(
      () =>
        `Earlier cross-examination doesn't excuse you from looking for the declarant. One returned letter is no reasonable effort.`,
    ),
    procured: crossExamined(
      (s) =>
        `Cross-examination at the first trial helps only if the declarant is unavailable, and ${s.plaintiff.the} paid for the absence.`,
    ),
    predecessor: predecessor(
      (s) =>
        `The former owner defended the same point, and ${s.defendant.the} stepped into that position by purchase. In a civil case, that's enough.`,
    ),
    accused: predecessor(
      (s) =>
        `You may use a predecessor in interest in civil cases alone. Against an accused, the opportunity must have been ${whose(s.defendant)} own.`,
    ),
    'grand-jury': (s) => [
      `${whose(s.witness)} testimony before the grand jury is former testimony`,
      `testimony given under oath is former testimony once the declarant has died`,
      `An oath and a proceeding aren't enough. The opponent must have had an opportunity to examine the witness there.`,
    ],
    silenced: interview(
      () =>
        `An interview isn't a trial, hearing, or deposition. It's the killing and its purpose that open the door.`,
    ),
    quarrel: interview(
      () => `An interview isn't a trial, hearing, or deposition, and no one could cross-examine there.`,
    ),
  }),
  'yes-unavailable': worded('yes', {
    refused: (s) => [
      `${whose(s.witness)} refusal to obey the court order made ${him(s.witness)} unavailable`,
      `a witness who refuses to testify despite a court order is unavailable`,
      `The judge ordered an answer and got none. That makes even a declarant in the witness box unavailable.`,
    ],
    memory: (s) => [
      `${whose(s.witness)} lack of memory made ${him(s.witness)} unavailable`,
      `a witness who testifies to a lack of memory is unavailable`,
      `A declarant on the stand is unavailable all the same when the subject matter is gone from memory.`,
    ],
    searched: (s) => [
      `${whose(s.plaintiff)} reasonable efforts to procure ${whose(s.witness)} attendance had failed`,
      `${s.witness.the}, whom reasonable efforts could not find, was unavailable`,
      `Two months of inquiries and an attempted subpoena are reasonable means, and former testimony needs no more.`,
    ],
    abroad: (s) => [
      `${whose(s.witness)} absence made ${him(s.witness)} unavailable for former testimony`,
      `${whose(s.witness)} attendance could not be procured by reasonable means`,
      `For former testimony, only attendance counts. The offer of a deposition would matter for other exceptions.`,
    ],
    privilege: (s) => [
      `the privilege that the court sustained made ${s.confessor.the} unavailable`,
      `a declarant whose claim of privilege is sustained is unavailable`,
      `A sustained claim of privilege makes the person who confessed unavailable, and the confession meets an exception.`,
    ],
    unordered: (s) => [
      `${whose(s.witness)} refusal to testify again made ${him(s.witness)} unavailable`,
      `a declarant who declares a refusal to testify is unavailable`,
      `A refusal counts only if it goes on despite a court order, and no one asked the judge for one.`,
    ],
    unsearched: (s) => [
      `${s.witness.the} had moved away and so was unavailable`,
      `the letter was a reasonable effort to procure ${whose(s.witness)} attendance`,
      `Moving away isn't enough. The party offering the testimony must try reasonable means, and one letter to a stale address isn't that.`,
    ],
    procured: (s) => [
      `${whose(s.witness)} absence from the country made ${him(s.witness)} unavailable`,
      `${s.witness.the} was out of the country and so was unavailable`,
      `Absence doesn't count for the side that arranged it in order to keep the declarant off the stand.`,
    ],
    accused: died(
      () =>
        `Death makes a declarant unavailable, but you still need an exception. Former testimony needs an opportunity of the accused's own.`,
    ),
    'grand-jury': died(
      () =>
        `Death opens Rule 804 and no more. The exception still asks for an opportunity to examine, which the accused didn't have.`,
    ),
    'not-homicide': died(
      (s) =>
        `Death makes a declarant unavailable, but an exception must be met too, and a trial for ${s.crime} is closed to this one.`,
    ),
    hopeful: died(
      () =>
        `Unavailability is one half. The statement must also have been made in the belief that death was imminent.`,
    ),
    aside: died(
      () =>
        `Unavailability is one half. The statement must also be about the cause or circumstances of the death.`,
    ),
    bare: confessorDied(
      () =>
        `Someone who has died is unavailable as a witness, but the death alone admits nothing. In a criminal case, such a confession also needs corroboration.`,
    ),
    blame: confessorDied(
      () =>
        `Someone who has died is unavailable as a witness, but the death alone admits nothing. The sentence must be against interest, and this one shifts the blame.`,
    ),
    deposition: (s) => [
      `${whose(s.confessor)} absence abroad made ${him(s.confessor)} unavailable`,
      `${whose(s.confessor)} attendance could not be procured by reasonable means`,
      `Attendance alone is the test for former testimony. For a statement against interest, a deposition must be out of reach as well.`,
    ],
    quarrel: died(
      () =>
        `A death makes a declarant unavailable, whatever its motive. But you then need an exception, and none covers this interview.`,
    ),
    excited: (s) => [
      `${s.witness.the}, whom neither side had called, was unavailable`,
      `a declarant whom no party calls as a witness is unavailable`,
      `A declarant whom no party has called, but who could be subpoenaed, isn't unavailable. For this outcry, it doesn't matter.`,
    ],
  }),
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
      `${s.witness.the} spoke of the cause of a death that ${he(s.witness)} believed imminent`,
      `the statement was a dying declaration by a declarant who is now unavailable`,
      `Belief, subject, and unavailability are there. But among criminal cases, only prosecutions for homicide are open to dying declarations.`,
    ],
    hopeful: murdered(
      (s) =>
        `Dying is not enough. ${The(s.witness)} expected to go home, and the exception asks for a belief in imminent death.`,
    ),
    aside: (s) => [
      `${s.witness.the} made the statement while believing death imminent`,
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
      `admitting a part in the crime made it a statement against interest`,
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
      `${s.defendant.the} wrongfully caused ${whose(s.witness)} absence to prevent testimony`,
      `You forfeit a hearsay objection by a wrong meant to keep the declarant away. More likely than not is proof enough.`,
    ],
    quarrel: (s) => [
      `${s.defendant.the} forfeited the objection by killing ${s.witness.the}`,
      `${s.defendant.the} wrongfully caused ${whose(s.witness)} unavailability as a witness`,
      `Causing the absence is half. Forfeiture also asks for an intent to keep the declarant from testifying, and a quarrel shows none.`,
    ],
    dying: (s) => [
      `${s.defendant.the} forfeited the objection by causing ${whose(s.witness)} death`,
      `${s.defendant.the} wrongfully caused ${whose(s.witness)} unavailability as a witness`,
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
