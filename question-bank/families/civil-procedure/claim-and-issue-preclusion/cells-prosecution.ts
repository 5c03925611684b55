import type { PreclusionCells } from './reason-id.ts'

/** Reasons where the first case was a criminal prosecution. */
export const PROSECUTION_CELLS = {
  conviction: ({ plaintiff, defendant }) => ({
    'yes-litigated': [
      'the issue was actually litigated and decided under a heavier burden of proof',
      `${defendant.the} actually litigated the issue at the criminal trial and lost`,
      `It was the one matter in dispute, and a jury found it beyond a reasonable doubt. Less proof is needed now.`,
    ],
    'yes-privity': [
      `the United States was in privity with ${plaintiff.the}, a victim of the crime`,
      'the United States is in privity with the victims of a crime that it prosecutes',
      `The government isn't in privity with victims. A victim needs no privity to use a finding against a convicted party.`,
    ],
    'yes-transaction': [
      'the prosecution and the civil action arise from the same transaction',
      'claim preclusion covers all proceedings that arise from the same transaction',
      `A private suit for damages and a prosecution are never the same claim, whatever the transaction. The bar is limited to the issue.`,
    ],
    'no-burden': [
      'a civil action has a different burden of proof from a prosecution',
      'a verdict under the criminal burden of proof is not binding in a civil action',
      `A different burden of proof matters only if the second action asks for more proof against the party to be bound, or less from it. This one asks for less against ${defendant.the}.`,
    ],
    'no-party': [
      `${plaintiff.the} was not a party to the prosecution, so there is no mutuality`,
      'one who was not a party may not use a conviction without mutuality',
      `Mutuality isn't required. The party to be bound was there, and it's the only one who had to be.`,
    ],
    'no-identical': [
      'guilt of a crime is not the same issue as liability for damages',
      'a crime and a civil wrong do not present the same issue',
      `Guilt and liability differ, but the disputed fact about the product is the same issue in both cases.`,
    ],
    'no-fair': [
      'offensive use of a conviction is unfair to a civil defendant',
      `offensive use would be unfair to ${defendant.the}, which did not choose the first forum`,
      `It isn't unfair: no one has more reason to defend than the accused, or more protection.`,
    ],
  }),
  acquittal: ({ defendant }) => ({
    'no-burden': [
      'the burden of proof was heavier in the criminal case',
      'an acquittal does not decide what a lighter burden of proof would show',
      `The jury may have thought it likely and still have had a reasonable doubt.`,
    ],
    'no-transaction': [
      'the prosecution and the civil action do not arise from the same transaction',
      'a civil penalty is not the same claim as a criminal charge',
      `The advertisements are the same transaction, but issue preclusion doesn't ask about it.`,
    ],
    'no-merits': [
      'a verdict of not guilty is not an adjudication on the merits',
      'an acquittal without special findings is not on the merits',
      `An acquittal is on the merits of the charge. What it decides is that the heavier standard wasn't met.`,
    ],
    'no-fair': [
      'nonmutual use of a judgment against the United States is unfair',
      'nonmutual use against the United States would be unfair',
      `Nonmutual use against the United States is indeed barred, but this defendant was a party to the prosecution, so mutuality exists.`,
    ],
    'yes-litigated': [
      'the issue was actually litigated and decided against the United States',
      `the only issue actually litigated was decided for ${defendant.the}`,
      `The jury decided something narrower: that there was a reasonable doubt.`,
    ],
    'yes-transaction': [
      'both proceedings arise from the same transaction and are the same claim',
      'claim preclusion bars a second action arising from the same transaction',
      `A prosecution and a civil penalty can't be joined in one action, so they aren't one claim.`,
    ],
    'yes-essential': [
      'issue preclusion attaches to a finding essential to an acquittal',
      'the only disputed issue was essential to the judgment of acquittal',
      `Essential it may have been, but the finding was only that proof beyond a reasonable doubt was lacking.`,
    ],
  }),
} satisfies PreclusionCells
