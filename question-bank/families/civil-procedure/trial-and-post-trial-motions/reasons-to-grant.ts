import { capital } from '../../../text/capital.ts'
import { he, him, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  isAfterVerdict,
  isNewTrial,
  isRelief,
  isSummary,
  type MotionFacts,
  type MotionStory,
} from './facts.ts'

/** The reasons to grant a motion. */
export const reasonsToGrant = {
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
    right: (facts, { plaintiff }) =>
      isSummary(facts)
        ? `${The(plaintiff)} bears the burden of proof at trial, so ${he(plaintiff)} had to cite evidence in the record. Nothing in the response would let a jury find the fact.`
        : `${The(plaintiff)} was fully heard and offered nothing on an essential element. No reasonable jury could find for ${him(plaintiff)}.`,
    lesson: (facts, { plaintiff, defendant, witness }) =>
      facts.record === 'disbelieved' || facts.record === 'balanced'
        ? `One witness can be a legally sufficient evidentiary basis. ${The(witness)} spoke to the very point, and a reasonable jury could believe ${him(witness)}.`
        : facts.motion === 'during trial, early'
          ? `The evidentiary basis was insufficient so far, but ${plaintiff.the} had three witnesses left. A party must be fully heard first.`
          : `The evidentiary basis was insufficient, but Rule 50 requires a motion on that ground at trial and a renewal within 28 days. ${The(defendant)} missed one of the two.`,
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
              `the judge may weigh ${whose(witness)} lack of credibility in ruling on the motion`,
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
  'yes-extended': {
    side: 'yes',
    texts: (_, { defendant }) => [
      `the court could extend the time for ${whose(defendant)} motion for good cause`,
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
          `reasonable diligence would not have produced ${theFind} in time to move for a new trial`,
        ],
        'evidence overlooked': [
          `${theFind} is newly discovered evidence that justifies relief from the judgment`,
          `the newly discovered evidence was presented within one year after judgment`,
        ],
        fraud: [
          `${whose(plaintiff)} fraud justifies relief from the judgment that it produced`,
          `the judgment was obtained through an opposing party's fraud, which justifies relief`,
        ],
        'interest of the judge': [
          `the judge's concealment of the interest was fraud that justifies relief`,
          `the judge's interest is newly discovered evidence that justifies relief`,
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
    texts: ({ record }, { plaintiff, theFind }) =>
      ({
        'new evidence': [
          `the discovery of ${theFind} is an extraordinary circumstance that justifies relief`,
          `the late discovery of ${theFind} is an extraordinary circumstance under Rule 60(b)(6)`,
        ],
        'evidence overlooked': [
          `the discovery of ${theFind} is an extraordinary circumstance that justifies relief`,
          `the late discovery of ${theFind} is an extraordinary circumstance under Rule 60(b)(6)`,
        ],
        fraud: [
          `${whose(plaintiff)} fraud is an extraordinary circumstance under Rule 60(b)(6)`,
          `Rule 60(b)(6) permits relief from fraud as an extraordinary circumstance`,
        ],
        'interest of the judge': [
          `the judge's undisclosed interest is an extraordinary circumstance that justifies relief`,
          `Rule 60(b)(6) reaches extraordinary circumstances such as a judge's undisclosed interest`,
        ],
      })[record as string] ?? [
        `a judgment without a trial is an extraordinary circumstance that justifies relief`,
        `a lawyer's failure to appear for trial is an extraordinary circumstance under Rule 60(b)(6)`,
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
} as const satisfies ReasonTable<MotionFacts, MotionStory>
