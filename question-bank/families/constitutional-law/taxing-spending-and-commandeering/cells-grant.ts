import type { MeansCells } from './reason-id.ts'

/** Reasons where Congress offers money on a condition. */
export const GRANT_CELLS = {
  grant: () => ({
    'yes-grant': [
      'the condition is related to the federal interest in the fund, and 4 percent is mild',
      'the spending power may obtain by a condition what Congress could not order',
      'The condition stood in the statute, serves the purpose of the money, and puts only a little of it at stake.',
    ],
    'yes-tax': [
      'a state is free to refuse money, so any condition on a grant is valid',
      'the spending power has no limit but the general welfare, which the fund serves',
      'The result is right, but that a state is free to refuse is not enough, and the general welfare is not the only limit. A condition must be clear, related, lawful, and mild.',
    ],
    'no-bar': [
      'the Tenth Amendment is an independent constitutional bar to buying a statute',
      'a statute that Congress could not order meets an independent constitutional bar',
      'That bar is against inducing a state to do what the Constitution forbids a state to do. A state may enact such a statute.',
    ],
    'no-coercion': [
      'the loss of 4 percent is coercive, since no state can give up federal money',
      'any condition that may cost a state part of its money is coercive and not an offer',
      'Mild encouragement is allowed. Compulsion begins where a state has no real choice, and 4 percent of one share is far from that.',
    ],
  }),
  hired: () => ({
    'yes-grant': [
      'the condition is related to the federal interest in the fund, and 4 percent is mild',
      'a state may agree to inspections as a condition under the spending power',
      'The condition stood in the statute, serves the purpose of the money, and puts only a little of it at stake.',
    ],
    'yes-tax': [
      'a state is free to refuse money, so any condition on a grant is valid',
      'the spending power has no limit but the general welfare, which the fund serves',
      'The result is right, but that a state is free to refuse is not enough, and the general welfare is not the only limit. A condition must be clear, related, lawful, and mild.',
    ],
    'no-order': [
      'giving work to state officers is commandeering, whatever money comes with it',
      'the Tenth Amendment bars a condition that gives work to state officers',
      'State officers may be given work by a condition that a state is free to refuse, whatever the Tenth Amendment says of orders.',
    ],
    'no-coercion': [
      'the loss of 4 percent is coercive, since no state can give up federal money',
      'any condition that may cost a state part of its money is coercive and not an offer',
      'Mild encouragement is allowed. Compulsion begins where a state has no real choice, and 4 percent of one share is far from that.',
    ],
  }),
  vague: () => ({
    'no-notice': [
      'the condition was not unambiguous when the states took the money',
      'under the spending power, states must have notice of a condition before they accept',
      'A grant is like a contract. The statute said nothing definite, and the demand came after the money had been taken.',
    ],
    'no-coercion': [
      'a demand that a state repay 4 percent of what it has received is coercive',
      'losing money that was already received is coercive, and not less for being little',
      'To repay so small an amount compels no one. What was missing was clear notice before the money was taken.',
    ],
    'yes-grant': [
      'an agency may spell out a condition that Congress stated in general words',
      'responsible use of the money includes any condition related to the federal interest',
      'An agency may explain a condition, such as responsible use. It may not add one of which the statute gave no notice.',
    ],
    'yes-tax': [
      'a state that keeps federal money accepts every condition that may be attached to it',
      'money spent for the general welfare may be followed by later conditions',
      'A state is bound by conditions that it could know when it accepted the money, not by later ones. The statute named no such demand.',
    ],
  }),
  unrelated: ({ business, farFund }) => ({
    'no-related': [
      `the condition is not related to the federal interest in ${farFund}`,
      `rules for ${business} are not related to the federal interest in the fund`,
      'The two have nothing to do with each other. Congress may not use one program to buy something foreign to it.',
    ],
    'no-order': [
      'asking for a statute is commandeering, even as a condition of a grant',
      'the Tenth Amendment bars a condition that asks a legislature to act',
      'A state may refuse the money, so nothing is ordered. The flaw is that the demand is foreign to the program.',
    ],
    'yes-grant': [
      'the condition is unambiguous and not coercive, as the spending power requires',
      'under the spending power, a clear condition and a small loss are enough',
      'Clear terms and mild pressure are two requirements. The condition must also bear on what the money is for.',
    ],
    'yes-tax': [
      'safety may be joined with the aim of the fund, since both serve the general welfare',
      'the spending power may pursue any two aims of the general welfare together',
      'That each aim is a good one does not connect them. A condition has to bear on the program that pays for it.',
    ],
  }),
  forbidden: ({ officers }) => ({
    'no-bar': [
      'the freedom of speech is an independent constitutional bar to the condition',
      'a condition may not lead a state to fine people for their opinions',
      'A state that complied would violate the First Amendment. Money may not buy what the Constitution forbids.',
    ],
    'no-order': [
      `having ${officers} collect fines is commandeering of state officers`,
      'the Tenth Amendment bars a condition that gives work to state officers',
      'State officers may be given work by a condition that a state is free to refuse. Fining critics is what it may not agree to.',
    ],
    'yes-grant': [
      'the condition is unambiguous, not coercive, and related to the federal interest in the fund',
      'Congress may protect its fund by a condition that is clear and not coercive',
      'Three requirements are met and the fourth is not: the condition asks the state to violate the Constitution.',
    ],
    'yes-choice': [
      'a state that takes the money by choice waives any objection to the condition',
      'the fines are imposed by a state that is free to refuse the grant and its condition',
      'A state can waive objections of its own. Its freedom to refuse does not let it agree to violate the rights of the people.',
    ],
  }),
  heavy: () => ({
    'no-coercion': [
      'the threatened loss of an existing program is coercive and leaves no real choice',
      'putting a fifth of its budget at stake is coercive to any state',
      'Pressure turned into compulsion. A state cannot give up a fifth of its budget, from a program it has long relied on.',
    ],
    'no-order': [
      'asking for a statute is commandeering, even as a condition of a grant',
      'the Tenth Amendment bars a condition that asks a legislature to act',
      'A condition may ask for a statute if a state can refuse. The flaw is that this one leaves no real choice.',
    ],
    'yes-grant': [
      'the condition is unambiguous and related to the federal interest in the fund',
      'under the spending power, a state may refuse the money and keep its own law',
      'The condition is clear and related, but in fact no state could refuse. That makes it compulsion.',
    ],
    'yes-tax': [
      'both programs serve the general welfare, for which Congress may spend as it likes',
      'Congress may end any program under the spending power and may do so on a condition',
      'Congress could end the old program. It may not use the threat to compel states to join something new.',
    ],
  }),
} satisfies MeansCells
