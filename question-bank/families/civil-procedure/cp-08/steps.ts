import type { Rule } from '../../engine/contract.ts'
import type { WaiverFacts, WaiverSkin } from './facts.ts'

type WaiverStep = Rule<WaiverFacts, WaiverSkin>

function step(id: string, authority: string, rule: string, applied: WaiverStep['applied']): WaiverStep {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly WaiverStep[] = [
  step(
    'joined-with-others',
    'FRCP 12(b)',
    'No defense is waived by joining it with other defenses in a motion or pleading, even defenses on the merits.',
    (_, skin) => `${skin.defendant} put both into a first motion.`,
  ),
  step(
    'more-time',
    'FRCP 12(g)(2)',
    'Only an earlier motion under Rule 12 bars another, and a request for more time is not one.',
    (_, skin) => `${skin.defendant} had asked for nothing but time.`,
  ),
  step(
    'first-paper',
    'FRCP 12(h)(1)(B)',
    'A defense of personal jurisdiction, venue, process or service is kept if it stands in the first motion under Rule 12 or, where none is made, in the answer.',
    (_, skin) => `${skin.defendant} raised it in the first such paper.`,
  ),
  step(
    'omitted-from-motion',
    'FRCP 12(h)(1)(A)',
    'A party who makes a motion under Rule 12 waives a defense of personal jurisdiction, venue, process or service that was available and was left out of it.',
    (_, skin) => `${skin.defendant} left it out of the first motion, so the answer could not bring it back.`,
  ),
  step(
    'any-rule-12-motion',
    'FRCP 12(g)(2)',
    'The duty to join available defenses goes with any motion under Rule 12, a motion for a more definite statement included.',
    (_, skin) => `${skin.defendant} began with such a motion.`,
  ),
  step(
    'amendment-too-late',
    'FRCP 12(h)(1)',
    'An amendment as of right saves a defense left out of an answer, but not one that a motion before the answer has already waived.',
    (_, skin) => `${skin.defendant} had lost it before there was an answer to amend.`,
  ),
  step(
    'no-second-motion',
    'FRCP 12(g)(2)',
    'A party who makes a motion under Rule 12 may not make another that raises a defense of personal jurisdiction, venue, process or service that was available before.',
    (_, skin) => `${skin.defendant} could have put it into the first motion.`,
  ),
  step(
    'not-available',
    'FRCP 12(g)(2)',
    'A motion under Rule 12 bars only defenses that were available to the party when it was made.',
    (_, skin) => `${skin.plaintiff} added the claim to which the defense belongs only afterward.`,
  ),
  step(
    'amended-of-course',
    'FRCP 12(h)(1)(B)(ii)',
    'Where no motion under Rule 12 was made, a defense may be included in an amendment of the answer allowed as a matter of course, within 21 days after serving it.',
    (_, skin) => `${skin.defendant} amended the answer on the tenth day.`,
  ),
  step(
    'omitted-from-answer',
    'FRCP 12(h)(1)(B)',
    'A defense of personal jurisdiction, venue, process or service that is in neither a motion, the answer nor an amendment of it as of right is waived.',
    (_, skin) => `${skin.defendant} made no motion and left it out of the answer.`,
  ),
  step(
    'leave-does-not-revive',
    'FRCP 12(h)(1)(B)(ii)',
    'Only an amendment allowed as a matter of course counts, and one made later by leave of court does not revive a waived defense.',
    (_, skin) => `${skin.defendant} amended months later and by leave.`,
  ),
  step(
    'not-in-12h2',
    'FRCP 12(h)(2)',
    'A motion for judgment on the pleadings keeps open failure to state a claim, absent required parties and legal defenses to a claim, and no other Rule 12(b) defense but subject-matter jurisdiction.',
    () => 'The defense here is none of those.',
  ),
  step(
    'open-in-a-pleading',
    'FRCP 12(h)(2)(A)',
    'Failure to state a claim and failure to join a required party may be raised in any pleading allowed under Rule 7(a).',
    (_, skin) => `${skin.defendant} raised it in a pleading, and an earlier omission does not matter.`,
  ),
  step(
    'open-by-12c',
    'FRCP 12(h)(2)(B)',
    'Failure to state a claim and failure to join a required party may be raised by a motion for judgment on the pleadings.',
    (_, skin) => `${skin.defendant} did so, and an earlier omission does not matter.`,
  ),
  step(
    'open-at-trial',
    'FRCP 12(h)(2)(C)',
    'Failure to state a claim and failure to join a required party may be raised as late as at trial.',
    (_, skin) => `${skin.defendant} did so, and an earlier omission does not matter.`,
  ),
  step(
    'not-after-trial',
    'Arbaugh v. Y & H Corp.',
    'Failure to state a claim may be raised until the trial on the merits ends, and not for the first time after it.',
    (_, skin) => `${skin.defendant} waited for the appeal.`,
  ),
  step(
    'power-at-any-time',
    'FRCP 12(h)(3)',
    'If the court determines at any time that it lacks subject-matter jurisdiction, it must dismiss, whatever the parties left out of earlier papers.',
    (_, skin) => `The silence of ${skin.defendant} so far is no matter.`,
  ),
  step(
    'power-on-appeal',
    'Arbaugh v. Y & H Corp.',
    'Want of subject-matter jurisdiction may be raised at any stage, even for the first time on appeal and by the party who lost.',
    (_, skin) => `The silence of ${skin.defendant} in the trial court is no matter.`,
  ),
  step(
    'definite-statement-first',
    'FRCP 12(e)',
    'A motion for a more definite statement must be made before filing a responsive pleading.',
    (facts, skin) =>
      facts.history === 'answer with it'
        ? `${skin.defendant} had already answered.`
        : `${skin.defendant} had not yet answered.`,
  ),
  step(
    'plaintiff-submits',
    'Adam v. Saenger',
    'A plaintiff who asks a court for relief submits to its power over the plaintiff’s person for counterclaims in the same suit.',
    (_, skin) => `${skin.plaintiff} chose the court and so cannot object to it.`,
  ),
]
