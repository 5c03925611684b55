import { capital } from '../../../text/capital.ts'
import { he, him, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { isAfterVerdict, type MotionFacts, type MotionStory } from './facts.ts'

const isRelief = ({ motion }: MotionFacts): boolean => motion === 'relief'
const isSummary = ({ motion }: MotionFacts): boolean => motion === 'summary judgment'
const isNewTrial = ({ motion }: MotionFacts): boolean => motion === 'new trial'

/** What is said for and against a motion: one doctrine each, in its term of art, applied to the parties. */
export const reasons = {
  'yes-insufficient': {
    side: 'yes',
    texts: (facts, { plaintiff, witness }) =>
      isSummary(facts)
        ? facts.record === 'disbelieved'
          ? [
              `${whose(witness)} affidavit by itself does not create a genuine dispute of material fact`,
              `no reasonable jury could find for ${plaintiff.the} on ${whose(witness)} word alone`,
            ]
          : [
              `${plaintiff.the} cited no evidence that creates a genuine dispute of material fact`,
              `no reasonable jury could find for ${plaintiff.the} on the evidence in the record`,
            ]
        : [
            `a reasonable jury had no legally sufficient evidentiary basis to find for ${plaintiff.the}`,
            `there was no legally sufficient evidentiary basis for a finding in ${whose(plaintiff)} favor`,
          ],
    wordedBy: (facts) =>
      isSummary(facts) ? (facts.record === 'disbelieved' ? 'affidavit' : 'summary') : 'trial',
    right: (facts, { plaintiff, defendant }) =>
      isSummary(facts)
        ? `${The(plaintiff)} bears the burden of proof at trial, so ${defendant.the} could point to the absence of evidence and ${he(plaintiff)} had to cite some.`
        : `${The(plaintiff)} was fully heard and offered nothing on an essential element. No reasonable jury could find for ${him(plaintiff)}.`,
    lesson: (facts, { plaintiff, defendant, witness }) =>
      facts.record === 'disbelieved' || facts.record === 'balanced'
        ? `One witness can be a legally sufficient evidentiary basis. ${The(witness)} spoke to the very point, and a reasonable jury could believe ${him(witness)}.`
        : facts.motion === 'during trial, early'
          ? `The evidentiary basis was insufficient so far, but ${plaintiff.the} had three witnesses left. A party must be fully heard first.`
          : `The evidentiary basis was insufficient, but ${defendant.the} did not make the motions that Rule 50 requires when it requires them.`,
    applies: (facts) => !isRelief(facts),
  },
  'yes-weigh': {
    side: 'yes',
    texts: (facts, { plaintiff, witness }) =>
      facts.record === 'disbelieved'
        ? isSummary(facts)
          ? [
              `the judge may weigh the affidavits and find that ${whose(witness)} lacks credibility`,
              `${whose(witness)} affidavit lacks credibility when weighed against the others`,
            ]
          : [
              `the judge may weigh the evidence and reject ${whose(witness)} testimony as not credible`,
              `${whose(witness)} lack of credibility is a matter that the judge may weigh on the motion`,
            ]
        : facts.record === 'balanced'
          ? [
              `the judge may weigh the evidence and disagree with the jury about credibility`,
              `the judge has weighed the credibility of the witnesses and would have found otherwise`,
            ]
          : [
              `after weighing the evidence, the judge may find the facts against ${plaintiff.the}`,
              `the judge may weigh the evidence and give judgment against ${plaintiff.the}`,
            ],
    wordedBy: (facts) => `${facts.record} ${isSummary(facts)}`,
    right: (_, { witness }) =>
      `On a motion for a new trial the judge isn't bound to view the evidence in the verdict's favor and needn't believe ${witness.the}.`,
    lesson: (facts, { witness }) =>
      isNewTrial(facts)
        ? `The judge may weigh the evidence on this motion, but it was filed after the 28th day and can't be granted.`
        : facts.record === 'disbelieved'
          ? `Weighing ${whose(witness)} credibility is for the jury on this motion. Only on a motion for a new trial may the judge do it.`
          : `The judge may not weigh evidence on this motion. The test is whether a reasonable jury could find for the nonmovant.`,
    applies: (facts) => !isRelief(facts),
  },
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
            `${defendant.the} offered no affidavit that disproves a material fact alleged by ${plaintiff.the}`,
            `${defendant.the}, as movant, had the burden to show that the material fact was untrue`,
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
            `once a jury has returned its verdict, the only remedy is to order a new trial`,
            `a verdict of a jury may be set aside by a new trial but not by a contrary judgment`,
          ]
        : facts.record === 'balanced'
          ? [
              `the verdict was not against the great weight of the evidence at the trial`,
              `a new trial requires that a verdict be against the great weight of the evidence`,
            ]
          : [
              `a verdict that has some evidentiary basis may not be set aside for a new trial`,
              `a new trial requires that no reasonable jury could have returned the verdict`,
            ],
    wordedBy: (facts) => `${isAfterVerdict(facts)} ${facts.record === 'balanced'}`,
    right: () =>
      'The judge may weigh the evidence but found good evidence on both sides. A mere disagreement with the jury is no ground for a new trial.',
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
            `${plaintiff.the} had not been fully heard on the issue when the motion was made`,
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
  'yes-earlier': {
    side: 'yes',
    texts: (_, { defendant }) => [
      `${whose(defendant)} motion during the trial preserved the right to a renewed motion`,
      `the earlier motion for judgment as a matter of law allowed ${defendant.the} to renew it`,
    ],
    right: (_, { defendant }) =>
      `The same ground was raised before the case went to the jury, and ${defendant.the} renewed the motion on the last of the 28 days.`,
    lesson: (facts, { defendant, witness }) =>
      facts.motion === 'made before on another ground'
        ? `${capital(whose(defendant))} motion during the trial preserved only the ground it stated, the statute of limitations.`
        : facts.time === 'in time'
          ? `The earlier motion preserved the right to renew, but on renewal a jury's belief in ${witness.the} must still be respected.`
          : `The earlier motion preserved the right to renew for 28 days after entry of judgment, and ${defendant.the} let them pass.`,
    applies: ({ motion }) => motion === 'renewed' || motion === 'made before on another ground',
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
  'yes-unneeded': {
    side: 'yes',
    texts: (facts, { defendant }) =>
      isNewTrial(facts)
        ? [
            `${defendant.the} could seek a new trial without having made a motion during the trial`,
            `a motion for a new trial need not be preceded by a motion at the close of evidence`,
          ]
        : [
            `${defendant.the} could seek judgment as a matter of law on any ground after the verdict`,
            `judgment as a matter of law on a ground first raised after the verdict is permitted`,
          ],
    wordedBy: (facts) => String(isNewTrial(facts)),
    right: (_, { defendant }) =>
      `${The(defendant)} made no motion at trial and needed none. Rule 59 requires only a ground, here the weight of the evidence, and 28 days.`,
    lesson: (facts, { defendant }) =>
      isNewTrial(facts)
        ? facts.record === 'balanced'
          ? `No motion during trial was needed, but that doesn't supply a ground. The verdict had good evidence behind it.`
          : `No motion during trial was needed, but the motion itself was due within 28 days after entry of judgment.`
        : `Judgment as a matter of law after a verdict is a renewal. ${The(defendant)} could use only a ground raised before submission to the jury.`,
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
          'the extension of the 30 days for summary judgment was beyond the power of the court',
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
          ? `The year limits Rule 60(b)(1), (2), and (3) only. ${capital(whose(defendant))} ground falls under another paragraph.`
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
  'yes-extended': {
    side: 'yes',
    texts: (_, { defendant }) => [
      `for good cause the court could grant ${defendant.the} an extension of the time`,
      `${defendant.the} filed within the extension that the court granted for good cause`,
    ],
    right: (_, { defendant }) =>
      `The 30 days after discovery are a default that a court order may change, and ${defendant.the} met the new date.`,
    lesson: (_, { defendant }) =>
      `Good cause extends most times, but Rule 6(b)(2) excepts this one. ${The(defendant)} had only 28 days.`,
    applies: ({ time }) => time === 'extended',
  },
  'yes-ground': {
    side: 'yes',
    texts: (facts, { plaintiff, defendant, theFind }) =>
      ({
        'new evidence': [
          `${theFind} is newly discovered evidence that justifies relief from the judgment`,
          `reasonable diligence would not have produced ${theFind} before the trial`,
        ],
        'evidence overlooked': [
          `${theFind} is newly discovered evidence that justifies relief from the judgment`,
          `the newly discovered evidence was presented within one year after judgment`,
        ],
        fraud: [
          `${whose(plaintiff)} fraud on an opposing party justifies relief from the judgment`,
          `${plaintiff.the} obtained the judgment by fraud against an opposing party`,
        ],
        'interest of the judge': [
          `concealment of the judge's interest was fraud that justifies relief from the judgment`,
          `the interest of the judge is newly discovered evidence that justifies relief`,
        ],
        void: [
          `${whose(defendant)} failure to appear was excusable neglect that justifies relief`,
          `${defendant.the} failed to appear through excusable neglect, which justifies relief`,
        ],
      })[facts.record as string] ?? [
        `the error of ${whose(defendant)} lawyer was excusable neglect that justifies relief`,
        `${defendant.the} lost the case through excusable neglect and not on the merits`,
      ],
    wordedBy: ({ record }) => record,
    right: ({ record }, { defendant }) =>
      record === 'fraud'
        ? `Rule 60(b)(3) reaches an adversary's fraud, and ${defendant.the} moved promptly and within one year.`
        : record === 'mistake'
          ? `The wrong date was an excusable slip, and ${defendant.the} moved promptly and within one year.`
          : `No reasonable search would have found it earlier, and ${defendant.the} moved promptly and within one year.`,
    lesson: ({ record, time }, { defendant, theFind }) =>
      record === 'void'
        ? `A defendant who was never served neglected nothing. ${capital(whose(defendant))} ground is that the judgment is void.`
        : record === 'interest of the judge'
          ? `Rule 60(b)(3) reaches fraud by an opposing party, and the interest doesn't bear on the merits as evidence. Both would be barred after a year.`
          : record === 'evidence overlooked'
            ? `Evidence isn't newly discovered if diligence would have found it. ${capital(theFind)} lay in ${whose(defendant)} own file.`
            : time === 'late'
              ? `The ground is a good one, but ${defendant.the} invoked it 13 months after judgment, and a year is the limit.`
              : `The neglect was excusable, but the wait wasn't. ${The(defendant)} knew the next morning and let 11 months pass.`,
    applies: (facts) => isRelief(facts),
  },
  'yes-reasonable': {
    side: 'yes',
    texts: ({ record }, { defendant }) =>
      record === 'void'
        ? [
            `a void judgment may be attacked within a reasonable time, even after a year`,
            `${defendant.the} attacked the void judgment within a reasonable time after learning of it`,
          ]
        : [
            `the motion was made within a reasonable time after ${whose(defendant)} discovery`,
            `a reasonable time, not one year, is the limit, and ${defendant.the} acted promptly`,
          ],
    wordedBy: ({ record }) => (record === 'void' ? 'void' : ''),
    right: ({ record }, { defendant }) =>
      record === 'void'
        ? `Without service or minimum contacts the judgment is void. No one-year limit applies, and ${defendant.the} moved within ten days.`
        : `The ground falls under Rule 60(b)(6), to which the one-year limit doesn't apply, and ${defendant.the} moved within ten days.`,
    lesson: ({ record }, { defendant }) =>
      `Ten days may be a reasonable time, but ${record === 'fraud' ? 'fraud' : record === 'new evidence' ? 'new evidence' : 'excusable neglect'} also has a limit of one year, and ${defendant.the} moved in the 13th month.`,
    applies: (facts) => isRelief(facts) && facts.time === 'late',
  },
  'yes-justice': {
    side: 'yes',
    texts: ({ record }, { plaintiff, defendant, theFind }) =>
      ({
        'new evidence': [
          `discovery of ${theFind} is an extraordinary circumstance that justifies relief`,
          `the catch-all reaches extraordinary circumstances such as ${theFind}`,
        ],
        'evidence overlooked': [
          `discovery of ${theFind} is an extraordinary circumstance that justifies relief`,
          `the catch-all reaches extraordinary circumstances such as ${theFind}`,
        ],
        fraud: [
          `${whose(plaintiff)} fraud is an extraordinary circumstance under the catch-all provision`,
          `the catch-all reaches extraordinary circumstances such as ${whose(plaintiff)} fraud`,
        ],
        'interest of the judge': [
          `the interest of the judge is an extraordinary circumstance that justifies relief`,
          `the catch-all reaches extraordinary circumstances such as the interest of the judge`,
        ],
      })[record as string] ?? [
        `a judgment without a trial is an extraordinary circumstance that justifies relief`,
        `the catch-all reaches extraordinary circumstances such as the slip of ${whose(defendant)} lawyer`,
      ],
    wordedBy: ({ record }) => record,
    right: (_, { defendant }) =>
      `No other paragraph covers a judge's hidden interest, and ${defendant.the} couldn't have learned of it sooner.`,
    lesson: ({ record, time }, { defendant }) => {
      const own = record === 'fraud' ? 'fraud' : /evidence/.test(record) ? 'new evidence' : 'neglect'
      return time === 'late'
        ? `The catch-all covers only extraordinary circumstances that no other paragraph does. ${capital(own)} has its own paragraph, with a limit of one year.`
        : record === 'mistake, waiting' || record === 'evidence overlooked'
          ? `The catch-all is for extraordinary circumstances that no other paragraph covers, and ${defendant.the} was at fault ${record === 'mistake, waiting' ? 'for the delay' : 'for missing the evidence'}.`
          : `The result is right, but the circumstances needn't be extraordinary, and the catch-all isn't open. ${capital(own)} has its own paragraph.`
    },
    applies: (facts) => isRelief(facts),
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
          ? `The result is right, but ${defendant.the} moved within ten days of the discovery, a reasonable time. The flaw is a lack of diligence.`
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
            `${defendant.the} is bound by the lack of reasonable diligence of the lawyer`,
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
            `the catch-all may not be used for misconduct after one year has passed`,
            `the interest of the judge is misconduct, to which the catch-all does not apply`,
          ]
        : [
            `${defendant.the} may not use the catch-all to avoid the limit on excusable neglect`,
            `a motion that rests on excusable neglect may not be made under the catch-all`,
          ],
    wordedBy: ({ record }) => record,
    right: (_, { defendant }) =>
      `Calling the lapse "any other reason" doesn't change what it is. ${The(defendant)} had one year to raise it.`,
    lesson: () =>
      "The paragraph with the one-year limit covers misconduct by an opposing party. The judge's interest falls outside it.",
    applies: ({ record }) => record === 'mistake, renamed' || record === 'interest of the judge',
  },
} as const satisfies ReasonTable<MotionFacts, MotionStory>
