import type { MeansCells } from './reason-id.ts'

/** Reasons where Congress gives an order or makes a rule. */
export const RULE_CELLS = {
  command: ({ business }) => ({
    'no-order': [
      `ordering a legislature to act is commandeering, even where Congress may regulate ${business} itself`,
      'the Tenth Amendment bars Congress from ordering a state legislature to adopt a law',
      'Congress may regulate such a business directly. It may not make a state legislature do it instead.',
    ],
    'no-coercion': [
      'requiring a state law without paying for it is coercive under the spending power',
      'leaving a state to pay for a federal program is coercive under the spending power',
      "Whoever pays, a flat order is out. The spending power isn't used where no grant is offered.",
    ],
    'yes-private': [
      `state laws on ${business} are a necessary and proper means of regulating commerce`,
      `the commerce power over ${business} extends to how the states regulate them`,
      'The commerce power reaches a business and those who run it. It gives no power over legislatures.',
    ],
    'yes-supreme': [
      'the Supremacy Clause requires a state legislature to carry out a valid federal statute',
      `under the Supremacy Clause, a valid federal statute on ${business} binds state legislatures`,
      "That clause makes federal law prevail over state law. It doesn't make legislatures into arms of Congress.",
    ],
  }),
  officers: ({ business, officers }) => ({
    'no-order': [
      `drafting ${officers} is commandeering, however little of their time it takes`,
      `the Tenth Amendment bars Congress from making ${officers} run a federal program`,
      'Congress may send its own inspectors. It may not conscript those of a state, and no one weighs the burden.',
    ],
    'no-coercion': [
      `leaving a state to pay ${officers} for federal work is coercive`,
      `under the spending power, Congress must pay for the time of ${officers}`,
      "Payment isn't what is missing. The spending power is not involved where no money is offered.",
    ],
    'yes-supreme': [
      `the Supremacy Clause binds ${officers} to carry out valid federal law`,
      `the Supremacy Clause obliges ${officers} to do the work that Congress requires`,
      'That clause makes state judges apply federal law. Executive officers of a state do not answer to Congress.',
    ],
    'yes-private': [
      `inspections by ${officers} are a necessary and proper means of regulating ${business}`,
      `an hour a month from ${officers} is a necessary and proper means of regulating ${business}`,
      'Commanding the officers of a state is not a proper means, however useful it is and however little it asks.',
    ],
  }),
  freeze: ({ business }) => ({
    'no-order': [
      'a ban on repealing state laws is commandeering as much as an order to adopt them',
      'the Tenth Amendment bars Congress from dictating which laws a legislature must keep',
      'The statute regulates no private conduct and speaks to legislatures alone, which it may not command even to stand still.',
    ],
    'no-direct': [
      `a law for the general welfare must be uniform, and state laws on ${business} differ`,
      'keeping laws that differ from state to state breaks the uniformity that the general welfare requires',
      'Uniformity is required of taxes on activities, not of every federal law. The flaw is whom this law commands.',
    ],
    'yes-choice': [
      'commandeering is an order to act, and a legislature may comply by doing nothing',
      `a state that keeps its laws on ${business} carries out no federal regulatory program`,
      'A command not to act is a command too. A legislature that may not repeal is no freer than one that must enact.',
    ],
    'yes-supreme': [
      `preemption reaches any later state law on ${business}, including a repeal`,
      `under the Supremacy Clause, Congress decides which laws on ${business} remain`,
      'Preemption needs a federal law that regulates private parties. This statute sets no rules for them.',
    ],
  }),
  alike: ({ business }) => ({
    'yes-alike': [
      'a generally applicable law binds a state as it binds private firms',
      `a state that operates ${business} must follow a generally applicable law, as private firms do`,
      'The duty falls on the whole business. A state changes what it does itself and governs no one else for Congress.',
    ],
    'yes-tax': [
      `Congress may set safety rules for all ${business} in order to promote the general welfare`,
      'protecting the public is within the power of Congress to regulate for the general welfare',
      'The result is right, but there is no such power. The rule stands because it regulates commerce.',
    ],
    'no-order': [
      'requiring state agencies to carry out a federal duty is commandeering',
      `under the Tenth Amendment, Congress may regulate private ${business} but not those that a state operates`,
      'A state in business must obey the laws that private firms obey. Commandeering is an order to govern others.',
    ],
    'no-coercion': [
      'making a state hire staff is coercive, since no federal money comes with the duty',
      'a duty that costs a state money must be a condition of a federal grant',
      'Obeying any law costs money. Coercion is a limit on the terms of grants.',
    ],
  }),
  choice: ({ business }) => ({
    'yes-choice': [
      'there is no commandeering where a state may leave the field to federal regulators',
      `Congress may offer a state the choice of regulating ${business} or facing preemption`,
      'A state that does nothing loses nothing but the field. Federal regulation of private firms is no punishment.',
    ],
    'yes-supreme': [
      'the Supremacy Clause requires a state to adopt the law that Congress proposes',
      `under the Supremacy Clause, Congress may make legislatures regulate ${business}`,
      'The result is right, but the Supremacy Clause gives no hold on legislatures. What saves the statute is the freedom to decline.',
    ],
    'no-order': [
      'inviting a legislature to consider a federal proposal is a form of commandeering',
      `the Tenth Amendment bars Congress from inviting the states to regulate ${business}`,
      'An invitation is not an order, and considering a proposal is no duty. A state that declines has nothing to do.',
    ],
    'no-coercion': [
      `a threat to take over the regulation of ${business} is coercive`,
      'the threat of federal regulation leaves a state no real choice and is coercive',
      'Coercion concerns money that a state depends on. Congress may occupy the field in any event, so its offer takes nothing away.',
    ],
    'no-notice': [
      'the offer is not unambiguous, since the federal rules have yet to be issued',
      'a state has no unambiguous notice of the rules that will follow if it declines',
      'Clear notice is required of conditions on federal money. No money changes hands here.',
    ],
  }),
  inspect: ({ officers }) => ({
    'yes-choice': [
      'a state is free to leave the work to federal inspectors, so there is no commandeering',
      `a state may choose whether to have ${officers} take part in a federal program`,
      'A state that declines has nothing to do and nothing to lose. Congress may always send its own inspectors.',
    ],
    'yes-supreme': [
      `under the Supremacy Clause, Congress may put ${officers} to work`,
      `the Supremacy Clause gives federal duties of ${officers} priority over state duties`,
      'The result is right, but that clause gives Congress no power over state officers. The freedom to decline saves the statute.',
    ],
    'no-order': [
      `federal work for ${officers} is commandeering of the state that employs them`,
      `under the Tenth Amendment, a state may not lend ${officers} to a federal program`,
      'An invitation is not an order. State officers may work for a federal program if their state agrees.',
    ],
    'no-coercion': [
      'the prospect of federal inspectors leaves a state no real choice and is coercive',
      'an offer of work without federal money is coercive under the spending power',
      'Coercion concerns money that a state depends on. Federal inspectors may come in any event.',
    ],
  }),
  courts: ({ business }) => ({
    'yes-supreme': [
      'the Supremacy Clause binds state courts to hear federal claims as they hear their own',
      'under the Supremacy Clause, courts that hear such state claims must hear federal ones',
      'Judges of every state are bound by federal law. Courts that hear such claims already may not turn federal ones away.',
    ],
    'yes-alike': [
      'a generally applicable law on damages binds every court, state or federal',
      `a generally applicable law for ${business} may assign its claims to any court`,
      'The result is right, but this statute singles out state courts. They are bound because the Supremacy Clause names their judges.',
    ],
    'no-order': [
      'making state courts hear federal claims is commandeering of state officers',
      'the Tenth Amendment leaves it to a state to decide which claims its courts hear',
      'Commandeering is an order to legislators or executive officers. Judges have always had to apply federal law.',
    ],
    'no-coercion': [
      'adding to the work of state courts is coercive, since no federal money comes with it',
      'hearing federal claims must be a condition of a federal grant to the state',
      'No grant is needed. State courts hear federal claims by constitutional duty and not for money.',
    ],
  }),
  private: ({ business }) => ({
    'yes-private': [
      'a federal rule for private firms displaces state law by preemption, not commandeering',
      `the commerce power supports a rule for ${business} despite state exemptions`,
      'The duty falls on private firms in commerce. State law gives way, and the states have nothing to do.',
    ],
    'yes-tax': [
      `Congress may set safety rules for all ${business} in order to promote the general welfare`,
      'Congress may regulate for the general welfare, which includes the protection of the public',
      'The result is right, but that phrase gives no power to regulate. The commerce power supports the rule.',
    ],
    'no-order': [
      'overriding an exemption is commandeering of the legislature that granted it',
      `under the Tenth Amendment, Congress may not undo state policy on ${business}`,
      'No legislature is told to do anything. That an exemption yields to a valid federal rule is what preemption means.',
    ],
    'no-welfare': [
      `the safety of ${business} is a matter of the general welfare, reserved to the states`,
      `a rule for the safety of ${business} is an exercise of the police power, which Congress lacks`,
      'Congress needs no police power over safety. It may regulate a business that is part of commerce.',
    ],
  }),
  welfare: ({ home }) => ({
    'no-welfare': [
      'the general welfare is a purpose of taxing and spending, not a power to regulate',
      `Congress may spend for the general welfare but may not regulate ${home} to promote it`,
      'The statute neither taxes nor spends, and no other power of Congress reaches what it regulates.',
    ],
    'no-penalty': [
      'a fine is a penalty, which Congress may use only to collect federal taxes',
      'Congress may impose monetary penalties on individuals only under the taxing power',
      'Congress may fine those who break a valid federal law. This one is invalid because no power supports it.',
    ],
    'yes-private': [
      'requiring a course is necessary and proper to promote the general welfare',
      `preventing accidents with ${home} is within the power over the general welfare`,
      'That phrase limits what Congress may tax and spend for. It gives no power to prevent accidents or to require a course.',
    ],
    'yes-alike': [
      `a generally applicable law on ${home} intrudes on no power of the states`,
      `a generally applicable law binds the owners of ${home} without commandeering a state`,
      'That no state is commanded is not enough. Every federal law also needs an enumerated power.',
    ],
  }),
} satisfies MeansCells
