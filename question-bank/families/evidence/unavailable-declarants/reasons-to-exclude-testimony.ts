import { The, whose } from '../../engine/party.ts'
import type { AbsentStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: AbsentStory) => string) => (s: AbsentStory) => Cell

const otherJury: Made = (why) => (s) => [
  `${s.defendant.the} had no opportunity to cross-examine ${s.witness.the} at this trial`,
  `the new jury did not see ${s.witness.the} under cross-examination`,
  why(s),
]

const notCrossed: Made = (why) => (s) => [
  `${s.defendant.the} had no opportunity to cross-examine ${s.witness.the}`,
  `no one could cross-examine the declarant when the statement was made`,
  why(s),
]

const ownOpportunity =
  (other: (s: AbsentStory) => string): Made =>
  (why) =>
  (s) => [
    `${s.defendant.the} had no opportunity of ${ofHis(s)} own to cross-examine ${s.witness.the}`,
    other(s),
    why(s),
  ]

const ofHis = ({ defendant }: AbsentStory) => (defendant.pronoun === 'he' ? 'his' : 'her')

const sameCase: Made = (why) => (s) => [
  'the testimony was not given at an earlier trial of the same case',
  'the testimony of a declarant in one case does not qualify in another case',
  why(s),
]

const anyParty: Made = (why) => (s) => [
  `a party caused the death of ${s.witness.the}, who was therefore not unavailable`,
  `${s.witness.the} was not an unavailable declarant if a party caused the death`,
  why(s),
]

/** Reasons to exclude a statement whose speaker could be had, or was not cross-examined in this case. */
export const reasonsToExcludeTestimony = {
  'no-unavailable': worded('no', {
    unordered: (s) => [
      `${s.witness.the} is not unavailable unless a court order to testify is refused`,
      `a refusal to testify does not make a declarant unavailable without a court order`,
      `You must ask the judge for an order first. Only a refusal that goes on despite it makes the declarant unavailable.`,
    ],
    unsearched: (s) => [
      `${s.plaintiff.the} had not made reasonable efforts to procure ${whose(s.witness)} attendance`,
      `one returned letter does not show that ${s.witness.the} is unavailable`,
      `Former testimony needs an unavailable declarant, and that means a real search. A single letter to a stale address falls short.`,
    ],
    procured: (s) => [
      `${s.plaintiff.the} procured the absence of ${s.witness.the}, who is therefore not unavailable`,
      `a declarant whose absence the proponent procures is not unavailable`,
      `You can't pay a declarant to stay away and then offer the transcript. Such an absence doesn't count.`,
    ],
    alive: (s) => [
      `${s.witness.the} could be called as a witness and was therefore not unavailable`,
      `the declarant of a dying declaration must be unavailable, and ${s.witness.the} was not`,
      `The belief in imminent death was there, but a survivor who lives nearby can be called to the stand.`,
    ],
    deposition: (s) => [
      `${s.defendant.the} could have taken a deposition of ${s.confessor.the}, who was not unavailable`,
      `a declarant who offers to give a deposition is not unavailable`,
      `For a statement against interest, you need more than a failed request to attend. Testimony by deposition was there for the taking.`,
    ],
    refused: (s) => [
      `${s.witness.the} was present in court and was therefore not unavailable`,
      `${s.witness.the} could be punished for contempt and was therefore not unavailable`,
      `Presence isn't the test. A declarant who defies a court order to answer is as good as absent.`,
    ],
    memory: (s) => [
      `${s.witness.the} took the stand and was therefore not unavailable`,
      `${s.witness.the} could be cross-examined at trial and was therefore not unavailable`,
      `Taking the stand isn't the test. A declarant who remembers nothing of the subject matter counts as unavailable.`,
    ],
    searched: (s) => [
      `${s.witness.the} was not shown to be dead or beyond a subpoena`,
      `a declarant who is merely missing is not unavailable`,
      `No one has to prove a death. A declarant whom reasonable means can't find is unavailable.`,
    ],
    abroad: (s) => [
      `${s.plaintiff.the} could have taken a deposition of ${s.witness.the}, who was not unavailable`,
      `a declarant who offers to give a deposition is not unavailable`,
      `A deposition must be tried for statements against interest or dying declarations. Former testimony asks about attendance alone.`,
    ],
    privilege: (s) => [
      `${s.confessor.the} was present in court and was therefore not unavailable`,
      `a declarant who invokes a privilege is not unavailable`,
      `Presence isn't the test. A sustained privilege is the first ground of unavailability in the rule.`,
    ],
    excited: (s) => [
      `${s.witness.the} lives nearby and is therefore not unavailable`,
      `${s.plaintiff.the} made no reasonable effort to procure ${whose(s.witness)} attendance`,
      `That's so, but an outcry under stress comes in through Rule 803, which doesn't ask for an absent declarant.`,
    ],
    silenced: anyParty(
      (s) =>
        `Only the side that offers the statement is barred by its own wrong. ${The(s.defendant)} is on the other side.`,
    ),
    quarrel: anyParty(
      () =>
        `Causing the absence bars only the side that offers the statement, and the prosecution caused nothing.`,
    ),
  }),
  'no-opportunity': worded('no', {
    accused: ownOpportunity(
      () => `a predecessor's opportunity to cross-examine does not suffice against an accused`,
    )(
      (s) =>
        `${The(s.defendant)} wasn't a party to the earlier suit. In a criminal case, no one else's opportunity will do.`,
    ),
    'grand-jury': (s) => [
      `${s.defendant.the} had no opportunity to examine ${s.witness.the}`,
      `the accused has no opportunity to examine a grand jury witness`,
      `Former testimony comes in against a party who could examine the witness. A grand jury sits without the accused and counsel.`,
    ],
    predecessor: ownOpportunity(
      (s) => `${s.defendant.the} was not a party when ${s.witness.the} was under cross-examination`,
    )(() => `In a civil case, a predecessor in interest's opportunity and similar motive are enough.`),
    refused: otherJury(
      () =>
        `The opportunity that counts is the one at the first trial. No jury but that one has to see it used.`,
    ),
    memory: otherJury(
      () => `The first trial gave the opportunity that counts. A new jury doesn't cancel it.`,
    ),
    searched: otherJury(
      () =>
        `The exception exists for a declarant whom this jury won't see. The opportunity at the first trial is enough.`,
    ),
    abroad: otherJury(
      () =>
        `Cross-examination at the first trial is the opportunity that the exception asks for. It needn't be repeated.`,
    ),
    unordered: otherJury(
      () =>
        `There was an opportunity at the first trial. What's missing is a court order that the declarant defied.`,
    ),
    unsearched: otherJury(
      () =>
        `There was an opportunity at the first trial. What's missing is an honest search for the declarant.`,
    ),
    procured: otherJury(
      () =>
        `There was an opportunity at the first trial. What counts against the transcript is who arranged the absence.`,
    ),
    dying: notCrossed(
      () =>
        `Former testimony depends on an opportunity to cross-examine. In this exception, belief in imminent death takes its place.`,
    ),
    recovered: notCrossed(
      () =>
        `Former testimony depends on an opportunity to cross-examine. A dying declaration rests on the belief in imminent death instead.`,
    ),
    hopeful: notCrossed(
      () =>
        `A dying declaration needs no opportunity to cross-examine. What it needs, and what's missing, is a belief in imminent death.`,
    ),
    aside: notCrossed(
      () =>
        `A dying declaration needs no opportunity to cross-examine. It fails if its subject isn't the death.`,
    ),
    silenced: notCrossed(
      (s) =>
        `${The(s.defendant)} can't complain of a lost opportunity to cross-examine after having the declarant killed to prevent exactly that.`,
    ),
    excited: notCrossed(
      () =>
        `Former testimony depends on an opportunity to cross-examine. For an excited utterance, the stress of the event takes its place.`,
    ),
  }),
  'no-case': worded('no', {
    'not-homicide': ({ crime }) => [
      `in a criminal case, a dying declaration is admissible only in a prosecution for homicide`,
      `a dying declaration is not admissible in a prosecution for ${crime}`,
      `Dying declarations come in at civil trials and prosecutions for homicide, not at trials for other crimes.`,
    ],
    recovered: () => [
      'a dying declaration is admissible only in a prosecution for homicide',
      'the exception for a dying declaration does not extend to a civil case',
      'The old common-law limit is gone. You may offer a dying declaration in any civil case too.',
    ],
    alive: () => [
      'a dying declaration is admissible only in a prosecution for homicide',
      'the exception for a dying declaration does not extend to a civil case',
      "Civil cases are open to dying declarations. What's missing is an unavailable declarant.",
    ],
    aside: () => [
      'a dying declaration is not admissible in a criminal case',
      'the exception for a dying declaration applies only in a civil case',
      'A prosecution for homicide is open to dying declarations. The subject of the statement is the trouble.',
    ],
    predecessor: sameCase(() => `The rule takes testimony from "the current proceeding or a different one."`),
    accused: sameCase(
      () =>
        `Testimony from another case may qualify. What's missing is an opportunity that the accused personally had.`,
    ),
    'grand-jury': () => [
      'testimony from an earlier proceeding is not admissible in a criminal case',
      'the hearsay exception for testimony in an earlier proceeding does not extend to criminal cases',
      'Criminal cases are open to former testimony, if the accused could examine the witness when it was given.',
    ],
    supported: () => [
      'the confession, though against interest, is not admissible in a criminal case',
      'the confession of another is not admissible in a criminal case',
      'Criminal cases are open to a confession by another. They only ask for corroboration as well.',
    ],
    bare: () => [
      'the confession, though against interest, is not admissible in a criminal case',
      'the confession of another is not admissible in a criminal case',
      'A criminal case may admit a confession by another, but only with corroborating circumstances.',
    ],
    blame: () => [
      'the confession, though against interest, is not admissible in a criminal case',
      'the confession of another is not admissible in a criminal case',
      'A criminal case may admit what is truly against interest. This sentence is not.',
    ],
  }),
}
