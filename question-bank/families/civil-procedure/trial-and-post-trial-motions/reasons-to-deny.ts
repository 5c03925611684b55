import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  isAfterVerdict,
  isNewTrial,
  isRelief,
  isSummary,
  type MotionFacts,
  type MotionStory,
} from './facts.ts'

/** The reasons to deny a motion. */
export const reasonsToDeny = {
  'no-weigh': {
    side: 'no',
    texts: (facts, { plaintiff, defendant, witness }) => {
      if (isSummary(facts))
        return (
          {
            disbelieved: [
              `${whose(witness)} affidavit creates a genuine dispute that the judge may not weigh`,
              `a reasonable jury could believe ${witness.the}, whose credibility is not for the judge`,
            ],
            allegations: [
              `the detailed allegations of the complaint create a genuine dispute of material fact`,
              `${whose(plaintiff)} allegations must be viewed in the light most favorable to ${him(plaintiff)}`,
            ],
          }[facts.record as string] ?? [
            `${defendant.the} offered no affidavit disproving the material fact that ${plaintiff.the} alleged`,
            `${defendant.the}, as movant, had the burden of showing that the material fact was untrue`,
          ]
        )
      if (facts.record === 'none')
        return [
          `the credibility of ${whose(plaintiff)} witnesses is a question for the jury alone`,
          `the judge may not weigh the evidence or make credibility determinations`,
        ]
      return [
        `a reasonable jury could believe ${witness.the}, and the judge may not weigh credibility`,
        `${whose(witness)} credibility is for the jury, and the judge may not weigh the evidence`,
      ]
    },
    wordedBy: (facts) => `${facts.record} ${isSummary(facts)}`,
    right: (_, { witness }) =>
      `${The(witness)} has personal knowledge of the point. If ${he(witness)} is believed the element is proved, and the judge may not decide that ${he(witness)} isn't.`,
    lesson: (facts, { plaintiff, defendant }) =>
      isSummary(facts)
        ? `A movant that won't bear the burden of proof need not disprove anything. ${The(defendant)} could point to the absence of evidence.`
        : isNewTrial(facts)
          ? facts.record === 'balanced'
            ? `The result is right, but on a motion for a new trial the judge may weigh credibility. What saves the verdict is the evidence on both sides.`
            : `The result is right, but on a motion for a new trial the judge may weigh credibility. What defeats the motion is its date.`
          : facts.motion === 'during trial, early' ||
              (isAfterVerdict(facts) && facts.motion !== 'renewed') ||
              facts.time !== 'in time'
            ? `The result is right, but no witness spoke to the point, so there is no credibility for the jury to weigh.`
            : `No one testified on the point, so there was nothing to weigh. ${The(plaintiff)} needed some evidence of every element.`,
    applies: (facts) => !isRelief(facts),
  },
  'no-verdict': {
    side: 'no',
    texts: (facts) =>
      isAfterVerdict(facts)
        ? [
            `once a jury has returned its verdict, a court may do no more than order a new trial`,
            `a court may order a new trial after a verdict but may not enter a contrary judgment`,
          ]
        : facts.record === 'balanced'
          ? [
              `the jury's verdict was not against the great weight of the evidence`,
              `a new trial requires a verdict that is against the great weight of the evidence`,
            ]
          : [
              `a verdict that has some evidentiary basis may not be set aside for a new trial`,
              `a new trial requires that no reasonable jury could have returned the verdict`,
            ],
    wordedBy: (facts) => `${isAfterVerdict(facts)} ${facts.record === 'balanced'}`,
    right: () =>
      'The judge may weigh the evidence but found it closely balanced. A mere disagreement with the jury is no ground for a new trial.',
    lesson: (facts, { witness }) =>
      isAfterVerdict(facts)
        ? `A verdict isn't beyond reach. A renewed motion under Rule 50(b), if properly made, leads to judgment and not merely a new trial.`
        : `That is the test for judgment as a matter of law. ${capital(whose(witness))} testimony can be some basis for a verdict that is still against the great weight.`,
    applies: (facts) => (isAfterVerdict(facts) && facts.record === 'none') || isNewTrial(facts),
  },
  'no-early': {
    side: 'no',
    texts: (facts, { plaintiff, defendant }) =>
      facts.motion === 'during trial, early'
        ? [
            `${plaintiff.the} had not been fully heard on that point when the motion was made`,
            `a party must be fully heard on an issue before judgment as a matter of law`,
          ]
        : isSummary(facts)
          ? [
              `${plaintiff.the} must be fully heard at trial before judgment is entered`,
              `a jury must first hear the parties before the court can find no genuine dispute`,
            ]
          : [
              `the motion is premature until ${defendant.the} has been fully heard as well`,
              `the case must be submitted to the jury before judgment as a matter of law`,
            ],
    wordedBy: ({ motion }) => motion,
    right: (_, { plaintiff }) =>
      `Three of ${whose(plaintiff)} witnesses were still to come, and any of them might have proved the point.`,
    lesson: (facts, { plaintiff, defendant }) =>
      isSummary(facts)
        ? `Being fully heard at trial matters under Rule 50. Summary judgment exists because a party with no evidence has nothing to try.`
        : `Only the party against whom judgment is sought must be fully heard. ${The(plaintiff)} had rested, and ${defendant.the} could move without offering evidence.`,
    applies: (facts) => isSummary(facts) || facts.motion.startsWith('during trial'),
  },
  'no-prior': {
    side: 'no',
    texts: (facts, { defendant }) =>
      facts.motion === 'made before on another ground'
        ? [
            `${defendant.the} did not raise the ground before the case was submitted to the jury`,
            `a renewed motion may not add a ground to the motion made during the trial`,
          ]
        : [
            `${defendant.the} made no motion before the case was submitted to the jury`,
            `without a motion at trial, ${defendant.the} could not make a renewed motion`,
          ],
    wordedBy: ({ motion }) => (motion === 'made before on another ground' ? 'ground' : ''),
    right: (facts, { defendant }) =>
      facts.motion === 'made before on another ground'
        ? `The motion during trial named only the statute of limitations. Sufficiency of the evidence couldn't be added later.`
        : `After a verdict, judgment as a matter of law can only be renewed. ${The(defendant)} never asked for it during the trial.`,
    lesson: (facts) =>
      facts.record === 'balanced'
        ? 'The result is right, but no motion before the case was submitted to the jury is needed for a new trial. What matters is the strength of the verdict.'
        : facts.time === 'in time'
          ? 'A motion before the case was submitted to the jury is a condition of a renewed motion under Rule 50(b), not of a motion under Rule 59.'
          : 'The result is right, but Rule 59 requires no motion before the case was submitted to the jury. The motion fails because it was late.',
    applies: (facts) => (isAfterVerdict(facts) && facts.motion !== 'renewed') || isNewTrial(facts),
  },
  'no-limit': {
    side: 'no',
    texts: (facts) => {
      if (isRelief(facts))
        return facts.time === 'late'
          ? [
              'the motion was not made within one year after the entry of judgment',
              'relief from the judgment had to be sought within one year after its entry',
            ]
          : [
              'the time to appeal had expired, and the motion is no substitute for appeal',
              'a motion for relief had to be filed before the time for a notice of appeal ended',
            ]
      if (isSummary(facts))
        return [
          'the motion was filed more than 30 days after the close of discovery',
          'the court had no power to extend the 30 days for a motion for summary judgment',
        ]
      return facts.time === 'in time'
        ? [
            'the motion had to be filed within 14 days after the entry of judgment',
            'more than 14 days had passed since the entry of judgment on the verdict',
          ]
        : [
            'the motion was not filed within 28 days after the entry of judgment',
            'more than 28 days had passed since the entry of judgment on the verdict',
          ]
    },
    wordedBy: (facts) => `${isRelief(facts)} ${isSummary(facts)} ${facts.time === 'in time'}`,
    right: (facts, { defendant }) =>
      isRelief(facts)
        ? `Thirteen months is too long for Rule 60(b)(1), (2), and (3), even though ${defendant.the} acted within days of the discovery.`
        : facts.time === 'late'
          ? `Day 29 is one day late. The time to renew or to seek a new trial can't be relaxed.`
          : `Day 40 is too late. Rule 6(b)(2) takes away the court's power to extend the time, even for good cause.`,
    lesson: (facts, { defendant }) =>
      isRelief(facts)
        ? facts.time === 'late'
          ? `Relief must be sought within one year after entry only under Rule 60(b)(1), (2), and (3). ${capital(whose(defendant))} ground falls under another paragraph.`
          : facts.record === 'mistake, waiting' || facts.record === 'evidence overlooked'
            ? `The result is right, but Rule 60(b) isn't tied to the time for a notice of appeal. What bars the motion is ${facts.record === 'mistake, waiting' ? 'the unexcused wait' : 'a lack of diligence'}.`
            : `Rule 60(b) isn't tied to the time for a notice of appeal. A year is the limit for ${whose(defendant)} ground.`
        : isSummary(facts)
          ? `Thirty days is only the default for summary judgment. Rule 56(b) lets a court order set another time.`
          : facts.motion === 'renewed' || isNewTrial(facts)
            ? `The time is 28 days after entry of judgment, not 14, and ${defendant.the} moved on the 28th.`
            : `The motion was timely on day 28. What ${defendant.the} lacks is a motion on this ground at trial.`,
    applies: (facts) =>
      isRelief(facts) || isAfterVerdict(facts) || isNewTrial(facts) || facts.time === 'extended',
  },
  'no-reasonable': {
    side: 'no',
    texts: ({ record }, { defendant }) =>
      record === 'mistake, waiting'
        ? [
            `${defendant.the} did not move within a reasonable time after learning of the judgment`,
            `11 months was not a reasonable time for a party who knew of the judgment`,
          ]
        : [
            `${defendant.the} did not move within a reasonable time after the entry of judgment`,
            `a reasonable time runs from the entry of judgment, and it had long passed`,
          ],
    wordedBy: ({ record }) => (record === 'mistake, waiting' ? 'knew' : ''),
    right: (_, { defendant }) =>
      `The year is an outer limit. A reasonable time runs from what a party knows, and ${defendant.the} knew at once.`,
    lesson: ({ record, time }, { defendant }) =>
      time === 'late' && /^(?:mistake|new|fraud)/.test(record)
        ? `The result is right, but a reasonable time runs from discovery, and ${defendant.the} acted within ten days. The year is what bars the motion.`
        : record === 'evidence overlooked'
          ? 'The result is right, but a reasonable time ran from the discovery, not from the entry of judgment. The flaw is a lack of diligence.'
          : `A reasonable time runs from when ${defendant.the} could have moved. Ten days after the discovery is well within it.`,
    applies: (facts) => isRelief(facts),
  },
  'no-diligence': {
    side: 'no',
    texts: ({ record }, { defendant, theFind }) =>
      record === 'evidence overlooked'
        ? [
            `with reasonable diligence ${defendant.the} would have found ${theFind} in time`,
            `${whose(defendant)} lack of reasonable diligence kept ${theFind} out of the trial`,
          ]
        : [
            `with reasonable diligence ${whose(defendant)} lawyer would have appeared for trial`,
            `${defendant.the} is bound by ${his(defendant)} lawyer's lack of reasonable diligence`,
          ],
    wordedBy: ({ record }) => (record === 'evidence overlooked' ? 'evidence' : 'lawyer'),
    right: (_, { defendant }) =>
      `A search of ${whose(defendant)} own files would have produced it. Evidence that diligence would have found isn't newly discovered.`,
    lesson: ({ record, time }) =>
      time === 'late'
        ? `The result is right, but a lack of diligence by a lawyer can be excusable neglect, as the judge found. The date bars the motion.`
        : record === 'mistake, waiting'
          ? `The result is right, but the judge found the lawyer's lack of diligence excusable. It is the wait that wasn't.`
          : `Reasonable diligence is the test for new evidence. A lawyer's lapse can be excusable neglect, and the judge so found.`,
    applies: ({ record }) => record === 'evidence overlooked' || record.startsWith('mistake'),
  },
  'no-renaming': {
    side: 'no',
    texts: ({ record }, { defendant }) =>
      record === 'interest of the judge'
        ? [
            `Rule 60(b)(6) does not reach a judge's misconduct after one year has passed`,
            `the judge's interest is misconduct, to which Rule 60(b)(6) does not apply`,
          ]
        : [
            `${defendant.the} may not use Rule 60(b)(6) to avoid the limit on excusable neglect`,
            `a motion that rests on excusable neglect may not be made under Rule 60(b)(6)`,
          ],
    wordedBy: ({ record }) => record,
    right: (_, { defendant }) =>
      `Calling the lapse "any other reason" doesn't change what it is. ${The(defendant)} had one year to raise it.`,
    lesson: () =>
      "The paragraph with the one-year limit covers misconduct by an opposing party. The judge's interest falls outside it.",
    applies: ({ record }) => record === 'mistake, renamed' || record === 'interest of the judge',
  },
} as const satisfies ReasonTable<MotionFacts, MotionStory>
