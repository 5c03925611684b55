import { The, whose } from '../../engine/party.ts'
import type { AbsentStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: AbsentStory) => string) => (s: AbsentStory) => Cell

const otherJury: Made = (why) => (s) => [
  `${s.defendant.the} had no opportunity to cross-examine ${s.witness.the} before this jury`,
  `the new jury would have no opportunity to watch ${s.witness.the} under cross-examination`,
  why(s),
]
const notCrossed: Made = (why) => (s) => [
  `${s.defendant.the} had no opportunity to cross-examine ${s.witness.the}`,
  `no one had an opportunity to cross-examine when the statement was made`,
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
  'former testimony is admissible only at a later trial of the same case',
  'testimony in one lawsuit is not admissible as former testimony in another',
  why(s),
]
const survived: Made = (why) => (s) => [
  `a statement by a declarant who recovers is not a dying declaration`,
  `${whose(s.witness)} death was not in fact imminent when the statement was made`,
  why(s),
]
const culprit: Made = (why) => (s) => [
  'naming a culprit is not a statement about the cause or circumstances of a death',
  'the statement was an accusation and not one about the cause or circumstances',
  why(s),
]
const uncorroborated: Made = (why) => (s) => [
  'the confession lacked corroborating evidence of its trustworthiness',
  'a statement against interest must be supported by corroborating evidence',
  why(s),
]
const money: Made = (why) => (s) => [
  'a statement against interest must be against a pecuniary or proprietary interest',
  'exposure to criminal liability does not make a statement one against interest',
  why(s),
]
const anyParty: Made = (why) => (s) => [
  `a declarant whose death is caused by a party is not unavailable`,
  `${s.witness.the} was not unavailable, as a party had caused the death`,
  why(s),
]

/** Reasons to exclude a statement. */
export const reasonsToExclude = {
  'no-unavailable': worded('no', {
    unordered: (s) => [
      `${s.witness.the} was not unavailable, as no court order had been sought`,
      `a refusal to testify does not make a declarant unavailable without a court order`,
      `You must ask the judge for an order first. Only a refusal that goes on despite it makes the declarant unavailable.`,
    ],
    unsearched: (s) => [
      `${s.plaintiff.the} had not made reasonable efforts to procure ${whose(s.witness)} attendance`,
      `${s.witness.the} was not shown to be unavailable by one returned letter`,
      `Former testimony needs an unavailable declarant, and that means a real search. A single letter to a stale address falls short.`,
    ],
    procured: (s) => [
      `${s.witness.the} was not unavailable, as ${s.plaintiff.the} had procured the absence`,
      `a declarant whose absence the proponent procures is not unavailable`,
      `You can't pay a declarant to stay away and then offer the transcript. Such an absence doesn't count.`,
    ],
    alive: (s) => [
      `${s.witness.the} could be called as a witness and so was not unavailable`,
      `the declarant of a dying declaration must be unavailable, and ${s.witness.the} was not`,
      `The belief in imminent death was there, but a survivor who lives nearby can be called to the stand.`,
    ],
    deposition: (s) => [
      `${s.confessor.the} was not unavailable, as ${s.defendant.the} could have taken a deposition`,
      `a declarant who offers to give a deposition is not unavailable`,
      `For a statement against interest, you need more than a failed request to attend. Testimony by deposition was there for the taking.`,
    ],
    refused: (s) => [
      `${s.witness.the} was present in court and so was not unavailable`,
      `a witness who can be punished for contempt is not unavailable`,
      `Presence isn't the test. A declarant who defies a court order to answer is as good as absent.`,
    ],
    memory: (s) => [
      `${s.witness.the} took the stand and so was not unavailable`,
      `a witness who can be cross-examined at trial is not unavailable`,
      `Taking the stand isn't the test. A declarant who remembers nothing of the subject matter counts as unavailable.`,
    ],
    searched: (s) => [
      `${s.witness.the} was not shown to be dead or beyond a subpoena`,
      `a declarant who is merely missing is not unavailable`,
      `No one has to prove a death. A declarant whom reasonable means can't find is unavailable.`,
    ],
    abroad: (s) => [
      `${s.witness.the} was not unavailable, as ${s.plaintiff.the} could have taken a deposition`,
      `a declarant who offers to give a deposition is not unavailable`,
      `A deposition must be tried for statements against interest or dying declarations. Former testimony asks about attendance alone.`,
    ],
    privilege: (s) => [
      `${s.confessor.the} was present in court and so was not unavailable`,
      `a declarant who invokes a privilege is not unavailable`,
      `Presence isn't the test. A sustained privilege is the first ground of unavailability in the rule.`,
    ],
    excited: (s) => [
      `${s.witness.the}, who lives nearby, was not unavailable`,
      `${s.plaintiff.the} made no reasonable effort to procure ${whose(s.witness)} attendance`,
      `Both are so, but an outcry under stress comes in through Rule 803, which doesn't ask for an absent declarant.`,
    ],
    silenced: anyParty(
      (s) =>
        `Only the side that offers the statement is barred by its own wrong. ${The(s.defendant)} is on the other side.`,
    ),
    quarrel: anyParty(
      () =>
        `Only the side that offers the statement can lose by having caused the absence, and the prosecution caused nothing.`,
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
      `a prosecution for ${crime} is not a prosecution for homicide`,
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
      'the exception for a dying declaration is limited to a civil case',
      'A prosecution for homicide is open to dying declarations. The subject of the statement is the trouble.',
    ],
    predecessor: sameCase(() => `The rule takes testimony from "the current proceeding or a different one."`),
    accused: sameCase(
      () =>
        `Testimony from another case may qualify. What's missing is an opportunity that the accused personally had.`,
    ),
    'grand-jury': () => [
      'former testimony is not admissible in a criminal case',
      'the exception for former testimony is limited to a civil case',
      'Criminal cases are open to former testimony, if the accused could examine the witness when it was given.',
    ],
    supported: () => [
      'a statement against interest is not admissible in a criminal case',
      'the exception for a statement against interest is limited to a civil case',
      'Criminal cases are open to a confession by another. They only ask for corroboration as well.',
    ],
    bare: () => [
      'a statement against interest is not admissible in a criminal case',
      'the exception for a statement against interest is limited to a civil case',
      'A criminal case may admit a confession by another, but only with corroborating circumstances.',
    ],
    blame: () => [
      'a statement against interest is not admissible in a criminal case',
      'the exception for a statement against interest is limited to a civil case',
      'A criminal case may admit what is truly against interest. This sentence is not.',
    ],
  }),
  'no-belief': worded('no', {
    hopeful: (s) => [
      `${s.witness.the} did not believe that death was imminent`,
      `a declarant who expects to recover does not make a dying declaration`,
      `You look at the moment of speaking. Expecting to go home within a week is the opposite of a belief in imminent death.`,
    ],
    recovered: survived(
      () =>
        `Only the belief counts, and the doctor had left no doubt. Recovery doesn't undo a dying declaration.`,
    ),
    'not-homicide': survived(
      () => `Recovery doesn't matter where the declarant believed death imminent. The kind of case does.`,
    ),
    alive: survived(
      () =>
        `Recovery doesn't undo the belief in imminent death. But it leaves a declarant who can be called.`,
    ),
    dying: (s) => [
      `${whose(s.witness)} death came hours later and so was not imminent`,
      `a dying declaration must be made at the moment of death`,
      `A few hours are close enough, since the rule asks what the declarant believed about imminent death.`,
    ],
  }),
  'no-cause': worded('no', {
    aside: () => [
      `the statement was not about the cause or circumstances of death`,
      `a dying declaration must concern the cause or circumstances of death`,
      `Belief in imminent death vouches only for words about how that death came about. Old money troubles aren't that.`,
    ],
    dying: culprit(() => `Who caused the death is part of its cause or circumstances.`),
    recovered: culprit(() => `Who caused the injuries, and how, is part of the cause or circumstances.`),
    'not-homicide': culprit(
      () => `Who caused the injuries is part of the cause or circumstances. The charge is the trouble.`,
    ),
    hopeful: culprit(
      () =>
        `Who caused the injuries is part of the cause or circumstances. What's missing is the belief that death was near.`,
    ),
    alive: culprit(
      () =>
        `Who caused the injuries is part of the cause or circumstances. What's missing is an unavailable declarant.`,
    ),
  }),
  'no-corroboration': worded('no', {
    bare: () => [
      'the confession lacked the corroborating evidence required in a criminal case',
      'a confession by another needs corroborating evidence in a criminal case',
      'Offered in a criminal case, such a confession needs circumstances that clearly indicate its trustworthiness. The court found nothing.',
    ],
    confession: uncorroborated(
      () => `Corroboration is asked of such a confession in criminal cases only. This is a civil suit.`,
    ),
    privilege: uncorroborated(
      () => `You need corroborating evidence only in a criminal case. This suit is civil.`,
    ),
    deposition: uncorroborated(
      () =>
        `Corroborating evidence is a matter for criminal cases. The trouble is that testimony could have been had by deposition.`,
    ),
  }),
  'no-interest': worded('no', {
    blame: (s) => [
      `the sentence about ${s.defendant.the} was not self-inculpatory`,
      `blaming ${s.defendant.the} was not against ${whose(s.confessor)} own interest`,
      `You test each remark alone. This one cost the declarant nothing and was meant to buy leniency.`,
    ],
    confession: money(
      () =>
        `The rule names criminal liability beside pecuniary and proprietary interests, and this confession could bring prison.`,
    ),
    privilege: money(
      () => `Pecuniary and proprietary interests are only part of the list. Criminal liability is on it too.`,
    ),
    supported: money(
      () =>
        `The rule has named criminal liability beside pecuniary and proprietary interests for half a century.`,
    ),
    bare: money(
      () =>
        `Exposure to criminal liability counts like a pecuniary or proprietary interest. What's missing is corroboration.`,
    ),
    deposition: money(
      () =>
        `Exposure to criminal liability counts like a pecuniary or proprietary interest. What's missing is an unavailable declarant.`,
    ),
  }),
  'no-intent': worded('no', {
    quarrel: (s) => [
      `${s.defendant.the} did not intend to keep ${s.witness.the} from testifying`,
      `forfeiture requires an intent to keep the declarant from testifying`,
      `A killing forfeits a hearsay objection only if it was meant to stop the testimony. This one came from a quarrel.`,
    ],
    silenced: (s) => [
      `forfeiture requires proof of the killing beyond a reasonable doubt`,
      `${s.defendant.the} has not been convicted of a killing that would support forfeiture`,
      `The judge decides on forfeiture by a preponderance of the evidence. No charge or conviction is needed.`,
    ],
  }),
}
