import { whose } from '../../engine/party.ts'
import type { AbsentStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: AbsentStory) => string) => (s: AbsentStory) => Cell

const survived: Made = (why) => (s) => [
  `a declarant who recovers has not made a dying declaration`,
  `${whose(s.witness)} death was not in fact imminent when the statement was made`,
  why(s),
]

const culprit: Made = (why) => (s) => [
  'the name of a culprit does not concern the cause or circumstances of the death',
  'the statement was an accusation and did not concern the cause or circumstances of a death',
  why(s),
]

const uncorroborated: Made = (why) => (s) => [
  'the confession lacked corroborating evidence of its trustworthiness',
  'no corroborating evidence supported the statement against interest',
  why(s),
]

const money: Made = (why) => (s) => [
  'the confession was not against a pecuniary or proprietary interest',
  'a confession must be against a pecuniary or proprietary interest',
  why(s),
]

/** Reasons to exclude a dying declaration, a statement against interest, or one whose speaker was not silenced. */
export const reasonsToExcludeStatements = {
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
      `${whose(s.witness)} death came hours after the statement and was not imminent`,
      `a dying declaration must be made at the moment of death`,
      `A few hours are close enough, since the rule asks what the declarant believed about imminent death.`,
    ],
  }),
  'no-cause': worded('no', {
    aside: () => [
      `the statement did not concern the cause or circumstances of the death`,
      `a dying declaration must concern the cause or circumstances of death`,
      `Belief in imminent death vouches only for words about how that death came about. Older wrongs and debts aren't that.`,
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
      'a statement against penal interest requires corroborating evidence in a criminal case',
      'a confession by another person needs corroborating evidence in a criminal case',
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
      `the sentence that accuses ${s.defendant.the} is not self-inculpatory`,
      `a sentence that blames ${s.defendant.the} is not against ${whose(s.confessor)} own interest`,
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
      `forfeiture requires that ${s.defendant.the} have been convicted of the killing`,
      `The judge decides on forfeiture by a preponderance of the evidence. No charge or conviction is needed.`,
    ],
  }),
}
