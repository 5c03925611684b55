import type { MeansCells } from './reason-id.ts'

/** Reasons where Congress gives an order or makes a rule. */
export const RULE_CELLS = {
  command: ({ business }) => ({
    'no-order': [
      'an order to legislate is commandeering, even where Congress could regulate',
      'the Tenth Amendment bars Congress from ordering a state to enact a statute',
      'Congress may regulate such a business itself. It may not make a state do so in its place.',
    ],
    'no-coercion': [
      'an order that comes without money is coercive under the spending power',
      'without money, an order to carry out a federal regulatory program is coercive',
      "Money wouldn't save an order, which is not made coercive by the lack of it. Only a grant that a state can refuse may ask for a statute.",
    ],
    'yes-private': [
      `state statutes are necessary and proper to the federal power over ${business}`,
      'the power to regulate a business includes a federal regulatory program run by states',
      'The commerce power reaches the business and those who run it. It gives no power over legislatures.',
    ],
    'yes-supreme': [
      'the Supremacy Clause binds every state to carry out a valid federal statute',
      'a state must enact what Congress requires under the Supremacy Clause',
      'That clause makes federal law prevail over state law. It does not turn legislatures into instruments of Congress.',
    ],
  }),
  officers: ({ business }) => ({
    'no-order': [
      'an order to state officers is commandeering, however light their work',
      'the Tenth Amendment bars Congress from drafting state officers for its programs',
      'Congress may send inspectors of its own. It may not conscript those of a state, and no balance of burdens is struck.',
    ],
    'no-coercion': [
      'unpaid work for state officers is coercive under the spending power',
      'the spending power requires Congress to pay for the time of state officers',
      'Payment is not what is missing. The power to spend is not involved, since no money was offered on any terms.',
    ],
    'yes-supreme': [
      'the Supremacy Clause binds state officers to carry out valid federal law',
      'state officers swear to support federal law, as the Supremacy Clause requires',
      'That clause makes state judges apply federal law. It does not put the executive officers of a state at the service of Congress.',
    ],
    'yes-private': [
      `inspections by state officers are necessary and proper to the regulation of ${business}`,
      'an hour a month is a proper and slight burden and not commandeering',
      'A law that commands the states in this way is not a proper means, however useful it is and however little it asks.',
    ],
  }),
  freeze: ({ business }) => ({
    'no-order': [
      'forbidding a legislature to change its statutes is commandeering too',
      'the Tenth Amendment bars orders to legislatures, whether to act or to stand still',
      'The statute regulates no private conduct and addresses legislatures alone. A ban on repeal commands them just as an order to enact would.',
    ],
    'no-direct': [
      'the general welfare requires uniform rules, and the laws of the states differ',
      'freezing different laws in different states does not serve the general welfare',
      'Uniformity is required of taxes and not of every law for the general welfare. The flaw is that Congress commands legislatures.',
    ],
    'yes-choice': [
      'commandeering is an order to act, and a state need not do anything',
      'a state that leaves its statutes alone carries out no federal regulatory program',
      'An order not to act is an order as well. A legislature is as little free when it may not repeal as when it must enact.',
    ],
    'yes-supreme': [
      'Congress may displace later state statutes by express preemption',
      `under the Supremacy Clause, federal law decides which rules ${business} follow`,
      'Preemption needs a federal law that regulates private people. This one gives them no rules and speaks to legislatures.',
    ],
  }),
  alike: ({ business }) => ({
    'yes-alike': [
      'a generally applicable law may bind states as it binds private firms',
      `a law for all who run ${business} is not commandeering of the states that do`,
      'The duty falls on everyone in the business. A state has to change its own conduct and need not govern that of others.',
    ],
    'yes-tax': [
      'a rule that prevents accidents is within the power of Congress over the general welfare',
      'Congress may regulate safety under its power over the general welfare',
      'The result is right, but there is no such power. The commerce power supports the rule, since it regulates a business.',
    ],
    'no-order': [
      'a duty that state officers must perform may not be imposed without commandeering',
      'the Tenth Amendment protects what a state does through its own agencies',
      'State agencies must obey the laws that private firms obey. Commandeering is an order to govern others.',
    ],
    'no-coercion': [
      'making states hire staff without federal money is coercive and not a fair condition',
      'a duty that costs a state money must be a condition of a federal grant',
      'That obedience costs money is true of every law. Coercion is a limit on the terms of grants.',
    ],
  }),
  choice: () => ({
    'yes-choice': [
      'a state may leave the field to federal regulators, so there is no commandeering',
      'Congress may offer states a choice between regulation and preemption',
      'A state that does nothing loses nothing but the field. Federal regulation of private people is no punishment of the state.',
    ],
    'yes-supreme': [
      'the Supremacy Clause binds each state to enact what Congress proposes',
      'Congress may order a federal regulatory program under the Supremacy Clause',
      'The result is right, but no state can be ordered to legislate. What saves the plan is that a state may say no.',
    ],
    'no-order': [
      'Congress may not tell a state what to enact, by commandeering or by offer',
      'the Tenth Amendment bars Congress from drafting statutes for the states',
      'An offer is not an order. A state that refuses need do nothing at all.',
    ],
    'no-coercion': [
      'the threat of preemption is coercive and leaves a state no choice',
      'a state that would lose its field has no more choice than under a coercive grant',
      'Coercion is a matter of money that a state depends on. The threat of preemption leaves a choice, since Congress may take over the field in any event.',
    ],
    'no-notice': [
      'the choice is not unambiguous, since the federal rules are yet to be written',
      'a state cannot choose without unambiguous notice of the federal rules',
      'Clear notice is required of conditions on money. A state that chooses between regulating and standing aside takes none.',
    ],
  }),
  inspect: () => ({
    'yes-choice': [
      'a state may leave the work to federal inspectors, so there is no commandeering',
      'states may be offered a part in a federal regulatory program that they can decline',
      'A state that declines has nothing to do and nothing to lose. Congress may always send inspectors of its own.',
    ],
    'yes-supreme': [
      'the Supremacy Clause puts state officers at the service of federal law',
      'state officers swear to support federal law, as the Supremacy Clause requires',
      'The result is right, but that clause gives Congress no power over state officers. What saves the plan is that a state may decline.',
    ],
    'no-order': [
      'a federal request for the work of state officers may not be made without commandeering',
      'the Tenth Amendment bars Congress from giving work to state officers on such terms',
      'An invitation is not an order. State officers work for Congress only where their state agrees.',
    ],
    'no-coercion': [
      'the arrival of federal inspectors is a coercive threat that a state may not resist',
      'an offer of work that comes without any money is coercive under the spending power',
      'Coercion is a matter of money that a state depends on. Federal inspectors may come in any event, and an offer may be declined.',
    ],
  }),
  courts: () => ({
    'yes-supreme': [
      'the Supremacy Clause binds state courts to hear federal claims like their own',
      'state courts must apply federal law, and commandeering does not extend to judges',
      'Judges of every state are bound by federal law. Courts that hear such claims already may not turn federal ones away.',
    ],
    'yes-alike': [
      'a law for state courts and federal courts alike is a generally applicable law',
      'a generally applicable law on damages may bind courts of every kind',
      'The result is right, but for another reason. Courts are bound because the Supremacy Clause binds judges, even if no one else is addressed.',
    ],
    'no-order': [
      'making state courts hear federal claims is commandeering of state officers',
      'the Tenth Amendment leaves the jurisdiction of state courts to the states',
      'Commandeering is an order to legislators or executive officers. Judges have always had to apply federal law.',
    ],
    'no-coercion': [
      'an added caseload that comes without federal money is coercive',
      'hearing federal claims may be asked of state courts only as a condition of a grant',
      'No grant is needed. State courts hear federal claims by constitutional duty and not for money.',
    ],
  }),
  private: ({ business }) => ({
    'yes-private': [
      'a rule for private firms displaces state law by preemption and is not commandeering',
      `rules for ${business} may displace state law under the Supremacy Clause`,
      'The duty falls on private firms in commerce. State law gives way, and the state has nothing to do.',
    ],
    'yes-tax': [
      'preventing accidents is within the power of Congress over the general welfare',
      'Congress may regulate safety in any trade for the general welfare',
      'The result is right, but that phrase gives no power to regulate. The commerce power is what supports the rule.',
    ],
    'no-order': [
      'overriding a state exemption is commandeering of the state that granted it',
      'the Tenth Amendment bars Congress from changing the law of a state',
      'Nothing is asked of the state. That its law or exemption gives way to a valid federal rule is what supremacy means.',
    ],
    'no-welfare': [
      'the Tenth Amendment reserves safety, like the general welfare, to the states',
      'Congress has no power over the general welfare of local customers',
      'Congress needs no power over welfare here. It may regulate a business that is part of commerce.',
    ],
  }),
  welfare: () => ({
    'no-welfare': [
      'the general welfare is a purpose of taxing and spending, not a power to regulate',
      'Congress may spend for the general welfare but may not regulate for it',
      'The statute neither taxes nor spends, and no other power of Congress reaches what people do at home.',
    ],
    'no-penalty': [
      'a fine is a penalty, which Congress may not impose for what people do at home',
      'Congress may not impose a penalty on private people outside the taxing power',
      'Congress may fine those who break a valid federal law. This law is invalid because no power supports it.',
    ],
    'yes-private': [
      'requiring a course is necessary and proper to the general welfare of the people',
      'the prevention of accidents is part of the general welfare of the United States',
      'The phrase limits what Congress may tax and spend for. It gives no power to make rules, even necessary and proper ones, that prevent accidents.',
    ],
    'yes-alike': [
      'a generally applicable law commands no state and leaves the Tenth Amendment untouched',
      'a law that addresses people and not states cannot be commandeering',
      'That no state is commanded is not enough. Every federal law also needs a power to support it.',
    ],
  }),
} satisfies MeansCells
