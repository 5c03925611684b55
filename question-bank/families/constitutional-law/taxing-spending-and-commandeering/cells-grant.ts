import type { MeansCells } from './reason-id.ts'

const ANY_CONDITION = [
  'a state that is free to refuse federal money may be held to any condition on it',
  'the spending power allows any condition that promotes the general welfare',
  'The result is right, but freedom to refuse and an aim that promotes the general welfare are not enough. Conditions have four limits.',
] as const

const ANY_LOSS = [
  'any threat to take back federal money is coercive to a state that has budgeted for it',
  'a loss of 4 percent is coercive, since no state can spare federal money',
  'Mild encouragement is allowed. Compulsion begins where a state has no real choice, and 4 percent of one share is far from that.',
] as const

const STATUTE_BOUGHT = [
  'requiring a state law is commandeering, even as a condition of a grant',
  'the Tenth Amendment bars a condition that calls on a legislature to act',
] as const

/** Reasons where Congress offers money on a condition. */
export const GRANT_CELLS = {
  grant: ({ business, fund }) => ({
    'yes-grant': [
      `the condition is related to the federal interest in ${fund}, and it is not coercive`,
      'a condition that is not coercive may encourage what Congress could not require',
      'The condition was stated in the statute, serves the purpose of the money, and puts little of it at stake.',
    ],
    'yes-tax': ANY_CONDITION,
    'no-bar': [
      'the Tenth Amendment is an independent constitutional bar to buying a state law',
      'what Congress may not order, it may not obtain by a condition either',
      'Grants may obtain what orders may not. The bar is to inducing a state to violate the Constitution, and a state may adopt such a law.',
    ],
    'no-coercion': ANY_LOSS,
    'no-related': [
      `a law on private ${business} is not related to how a state spends its share`,
      'the condition does not govern use of the money and so is not related to the grant',
      'A condition need not govern how a state spends the money. Serving the purpose of the fund is enough.',
    ],
  }),
  hired: ({ business, fund, officers }) => ({
    'yes-grant': [
      `the condition is related to the federal interest in ${fund}, and it is not coercive`,
      `a state may agree to a clear condition that gives ${officers} work to do`,
      'The condition was stated in the statute, serves the purpose of the money, and puts little of it at stake.',
    ],
    'yes-tax': ANY_CONDITION,
    'no-order': [
      `giving work to ${officers} is commandeering, even as a condition of a grant`,
      `the Tenth Amendment bars a condition that gives federal work to ${officers}`,
      'State officers may be given work by a condition that their state is free to refuse.',
    ],
    'no-coercion': ANY_LOSS,
    'no-related': [
      `inspecting private ${business} is not related to how a state spends its share`,
      'the condition does not govern use of the money and so is not related to the grant',
      'A condition need not govern how a state spends the money. Serving the purpose of the fund is enough.',
    ],
  }),
  vague: ({ business, fund }) => ({
    'no-notice': [
      'the condition was not unambiguous when the states accepted the money',
      `no state had notice of the condition on ${business} before it accepted the money`,
      'A grant is like a contract. The statute said nothing definite, and the demand came after the money was accepted.',
    ],
    'no-coercion': [
      'a demand to repay any money already received is coercive',
      'a state that must return 4 percent of its share has no choice, which is coercive',
      'Having to return or repay so small an amount compels no one. What was missing was notice of the condition in advance.',
    ],
    'no-related': [
      `a law on private ${business} is not related to how a state spends its share`,
      'the condition does not govern use of the money and so is not related to the grant',
      "A condition need not govern how a state spends the money. This one serves the fund's purpose and simply came too late.",
    ],
    'yes-grant': [
      'an agency may spell out a condition that Congress stated in general terms',
      `the term "responsibly" gave notice of any condition related to the federal interest in ${fund}`,
      'An agency may explain a term such as "responsibly." It may not add one that the statute never mentioned.',
    ],
    'yes-tax': [
      'a state that keeps federal money accepts each condition that is attached to it later',
      'under the spending power, conditions may be attached to money after a state accepts it',
      'A state is bound by what it could know when it accepted the money, not by later additions.',
    ],
  }),
  unrelated: ({ business, farFund }) => ({
    'no-related': [
      `the condition is not related to the federal interest in ${farFund}`,
      `a law on ${business} is not related to the purpose of the grant`,
      'The two have nothing to do with each other. Congress may not use one program to buy something foreign to it.',
    ],
    'no-order': [
      ...STATUTE_BOUGHT,
      "Asking a legislature to act isn't commandeering if a state may refuse. The flaw is that the demand is foreign to the program.",
    ],
    'no-coercion': [
      ANY_LOSS[0],
      ANY_LOSS[1],
      'A loss that small compels no one. The flaw is that the demand is foreign to the program.',
    ],
    'yes-grant': [
      'the condition is unambiguous, and a loss of 4 percent is not coercive',
      'a condition that is unambiguous and not coercive is within the spending power',
      'Clear terms and mild pressure are two requirements. The condition must also bear on what the money is for.',
    ],
    'yes-tax': [
      `a condition need only promote the general welfare, as a law on ${business} does`,
      'under the spending power, one grant may serve two aims of the general welfare',
      'That each aim is a good one does not connect them. A condition has to bear on the program that pays for it.',
    ],
  }),
  forbidden: ({ officers }) => ({
    'no-bar': [
      'the First Amendment is an independent constitutional bar to the condition',
      'punishing criticism violates the First Amendment, which is an independent constitutional bar',
      'A state that complied would violate the First Amendment. Congress may not use money to induce that.',
    ],
    'no-order': [
      `giving work to ${officers} is commandeering, even as a condition of a grant`,
      `the Tenth Amendment bars a condition that gives federal work to ${officers}`,
      'State officers may be given work by a condition that a state is free to refuse. Punishing critics is what it may not agree to.',
    ],
    'yes-grant': [
      'the condition is unambiguous, and a loss of 4 percent is not coercive',
      'a condition that is unambiguous and not coercive is within the spending power',
      'Clear terms and mild pressure are met, but the condition asks the state to violate the Constitution.',
    ],
    'yes-choice': [
      'a state that accepts the money by choice may not object to the condition',
      'the closings would be the free choice of a state, which may decline the condition',
      "By choice, a state can give up its own right to object. It can't agree to violate the rights of its people.",
    ],
  }),
  heavy: ({ fund }) => ({
    'no-coercion': [
      'threatening an existing program is coercive if it leaves a state no real choice',
      'a threat to a fifth of a state budget is coercive and not mild encouragement',
      "Pressure turned into compulsion. A state can't give up a fifth of its budget, from a program it already has.",
    ],
    'no-order': [
      ...STATUTE_BOUGHT,
      "Asking a legislature to act isn't commandeering if a state can refuse. The flaw is that this one leaves no real choice.",
    ],
    'yes-grant': [
      `the condition is unambiguous and related to the federal interest in ${fund}`,
      'a state that dislikes a condition may refuse the money under the spending power',
      'The condition is clear and related, but in fact no state could refuse. That makes it compulsion.',
    ],
    'yes-tax': [
      'both programs serve the general welfare, which is all that the spending power requires',
      'Congress may end a program under the spending power and so may put a condition on it',
      'A condition must do more than serve the general welfare. Congress could end a program but may not compel by threatening to.',
    ],
  }),
} satisfies MeansCells
