import { capital } from '../../../text/capital.ts'
import { He, he, his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { named, type WaiverFacts, type WaiverStory } from './facts.ts'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'joined-with-others': {
    authority: 'FRCP 12(b)',
    rule: 'No defense or objection is waived by joining it with one or more other defenses or objections in a responsive pleading or in a motion.',
    applied: (facts, { defendant }) =>
      `${The(defendant)} put ${named(facts)} and a defense on the merits into one motion, so both may be heard.`,
  },
  'more-time': {
    authority: 'FRCP 12(g)(2)',
    rule: 'The bar on successive motions covers a party that has already made a motion under Rule 12.',
    applied: (_, { defendant }) =>
      `${capital(whose(defendant))} request for three more weeks was made under Rule 6(b), not Rule 12.`,
  },
  'first-paper': {
    authority: 'FRCP 12(h)(1)(B)',
    rule: 'The defenses of Rule 12(b)(2) to (5), which are personal jurisdiction, venue, process, and service, are preserved by a first Rule 12 motion that raises them or, without one, by a responsive pleading that includes them.',
    applied: (facts, { defendant }) =>
      facts.history === 'answer with it'
        ? `${The(defendant)} made no Rule 12 motion and pleaded ${named(facts)} in ${his(defendant)} answer, which preserved it.`
        : `${The(defendant)} raised ${named(facts)} in ${his(defendant)} first Rule 12 motion, which preserved it.`,
  },
  'omitted-from-motion': {
    authority: 'FRCP 12(h)(1)(A)',
    rule: 'A Rule 12 motion waives every defense of Rule 12(b)(2) to (5), on personal jurisdiction, venue, process, or service, that was then available and that it leaves out.',
    applied: (facts, { defendant }) =>
      `${capital(named(facts))} was available when ${defendant.the} made ${his(defendant)} first motion, so the later answer came too late.`,
  },
  'any-rule-12-motion': {
    authority: 'FRCP 12(g)(2)',
    rule: 'The duty to consolidate available defenses attaches to any motion under Rule 12, including a motion for a more definite statement.',
    applied: (_, { defendant }) => `${The(defendant)} began with a Rule 12(e) motion.`,
  },
  'amendment-too-late': {
    authority: 'FRCP 12(h)(1)(B)(ii)',
    rule: 'An amendment allowed as a matter of course can rescue a defense omitted from an answer, but not one that an earlier motion has already waived.',
    applied: (facts, { defendant }) =>
      `${The(defendant)} had waived ${named(facts)} before there was an answer to amend.`,
  },
  'no-second-motion': {
    authority: 'FRCP 12(g)(2)',
    rule: 'A party that has made a Rule 12 motion may not make another on personal jurisdiction, venue, process, or service if the defense was available but omitted from the first.',
    applied: (facts, { defendant }) =>
      `${The(defendant)} could have raised ${named(facts)} in ${his(defendant)} first motion, so it was waived.`,
  },
  'not-available': {
    authority: 'FRCP 12(g)(2)',
    rule: 'The duty to consolidate covers only a defense that was available to the party when it made its earlier motion.',
    applied: (facts, { defendant }) =>
      `${The(defendant)} could not have raised ${named(facts)} as to a claim that had not yet been made, so the new motion may be heard.`,
  },
  'amended-of-course': {
    authority: 'FRCP 12(h)(1)(B)(ii)',
    rule: 'If no Rule 12 motion has been made, a waivable defense is preserved when it is included in the answer or in an amendment of the answer allowed as a matter of course, which means within 21 days after the answer is served.',
    applied: (facts, { defendant }) =>
      `${The(defendant)} amended on the tenth day, so ${named(facts)} was preserved.`,
  },
  'omitted-from-answer': {
    authority: 'FRCP 12(h)(1)(B)',
    rule: 'The defenses of Rule 12(b)(2) to (5), which are personal jurisdiction, venue, process, and service, are waived if a party raises them neither by a Rule 12 motion nor in its responsive pleading or an amendment of it as a matter of course.',
    applied: (facts, { defendant }) =>
      `${The(defendant)} made no motion and omitted ${named(facts)} from ${his(defendant)} answer, so it was waived.`,
  },
  'leave-does-not-revive': {
    authority: 'FRCP 12(h)(1)(B)(ii)',
    rule: 'Only an amendment allowed as a matter of course preserves such a defense.',
    applied: (_, { defendant }) =>
      `${capital(whose(defendant))} amendment came five months later and by leave of court, so it revived nothing.`,
  },
  'not-in-12h2': {
    authority: 'FRCP 12(h)(2)',
    rule: 'A motion for judgment on the pleadings may raise failure to state a claim, failure to join a required party, or failure to state a legal defense.',
    applied: (facts) => `${capital(named(facts))} is not on that list.`,
  },
  'open-in-a-pleading': {
    authority: 'FRCP 12(h)(2)(A)',
    rule: 'Failure to state a claim and failure to join a required party may be raised in any pleading allowed or ordered under Rule 7(a).',
    applied: (_, { defendant }) =>
      `${The(defendant)} raised the defense in a pleading, so its omission from an earlier paper does not matter.`,
  },
  'open-by-12c': {
    authority: 'FRCP 12(h)(2)(B)',
    rule: 'Failure to state a claim and failure to join a required party may be raised by a motion for judgment on the pleadings under Rule 12(c).',
    applied: (_, { defendant }) =>
      `${The(defendant)} made such a motion after the pleadings had closed, so the omission from the answer does not matter.`,
  },
  'open-at-trial': {
    authority: 'FRCP 12(h)(2)(C)',
    rule: 'Failure to state a claim and failure to join a required party may be raised as late as at trial.',
    applied: (_, { defendant }) =>
      `${The(defendant)} raised the defense before the evidence closed, so the omission from the answer does not matter.`,
  },
  'not-after-trial': {
    authority: 'Arbaugh v. Y & H Corp.',
    rule: 'The objection that a complaint fails to state a claim may be raised through trial, as Rule 12(h)(2) provides, but does not endure beyond it; only subject-matter jurisdiction does.',
    applied: (_, { defendant }) =>
      `${The(defendant)} first raised the defense on appeal, after a full trial on the merits, so it comes too late.`,
  },
  'power-at-any-time': {
    authority: 'FRCP 12(h)(3)',
    rule: 'If the court determines at any time that it lacks subject-matter jurisdiction, it must dismiss the action.',
    applied: (_, { defendant }) =>
      `It does not matter that ${defendant.the} omitted the objection from ${his(defendant)} first motion, because no party can waive it.`,
  },
  'power-on-appeal': {
    authority: 'Arbaugh v. Y & H Corp.',
    rule: 'Lack of subject-matter jurisdiction may be raised at any stage of the litigation, even for the first time on appeal and by the party that lost.',
    applied: (_, { defendant }) =>
      `Neither ${whose(defendant)} silence in the trial court nor the full trial cured the defect, so the court of appeals must consider it.`,
  },
  'definite-statement-first': {
    authority: 'FRCP 12(e)',
    rule: 'A motion for a more definite statement must be made before filing a responsive pleading.',
    applied: (facts, { defendant }) =>
      facts.history === 'answer with it'
        ? `${The(defendant)} had already served an answer, so ${he(defendant)} could no longer make the motion.`
        : `${The(defendant)} had not yet answered, so the motion was timely.`,
  },
  'plaintiff-submits': {
    authority: 'Adam v. Saenger',
    rule: 'By suing, a plaintiff submits to the personal jurisdiction of the court for counterclaims in the same action.',
    applied: (_, { plaintiff }) =>
      `${The(plaintiff)} chose the forum. ${He(plaintiff)} cannot object that ${he(plaintiff)} has no contacts with it.`,
  },
} as const satisfies RuleTable<WaiverFacts, WaiverStory>
