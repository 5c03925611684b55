import { The } from '../../engine/party.ts'
import type { StandingCells } from './reason-id.ts'

/** Reasons where a citizen or a taxpayer sues. */
export const CITIZEN_CELLS = {
  general: ({ grievance: { plaintiff, clause } }) => ({
    'no-general': [
      `an interest in having the ${clause} obeyed is a generalized grievance`,
      `the complaint is a generalized grievance that all citizens share equally`,
      `Nothing happened to ${plaintiff.the} that didn't happen to everyone. Courts leave such complaints to the voters.`,
    ],
    'no-imminent': [
      `the practice may end soon, so that no injury is actual or imminent`,
      `no one can know whether the practice will go on, so no injury is imminent`,
      `The violation is actual and not just imminent, since it's going on. Time isn't what's missing.`,
    ],
    'no-third': [
      `the clause protects Congress, and ${plaintiff.the} lacks third-party standing`,
      `${plaintiff.the} may not assert the rights of other branches by third-party standing`,
      `${The(plaintiff)} sues as a citizen and asserts no rights of Congress or other branches. What's missing is a personal stake.`,
    ],
    'yes-right': [
      `the ${clause} gives each citizen a right to sue without injury in fact`,
      `a right under the Constitution may be enforced without an injury in fact`,
      `The Constitution binds the government, but obedience to it isn't a right that each citizen can enforce in court.`,
    ],
    'yes-injury': [
      `a violation of the Constitution is a concrete injury to every voter`,
      `an unlawful government is a concrete injury to a citizen who votes`,
      `A voter who merely disapproves isn't hurt in a concrete way. The harm is abstract.`,
    ],
    'yes-taxpayer': [
      `officials are paid from federal taxes, which is a ground of taxpayer standing`,
      `public money pays for the practice, which gives ${plaintiff.the} taxpayer standing`,
      `Taxpayers may sue over one thing only: spending by Congress on religion.`,
    ],
  }),
  records: ({ request: { plaintiff, records } }) => ({
    'yes-right': [
      `the denial of information that a statute makes public is an injury in fact`,
      `being denied records that the law opens to all is an injury in fact`,
      `Congress gave anyone who asks a right to know. To ask, with a use in mind, and be refused is a real loss.`,
    ],
    'yes-taxpayer': [
      `the cost of making the records was paid from taxes, a ground of taxpayer standing`,
      `a taxpayer has standing to see records that were made at public expense`,
      `Paying taxes gives no claim to records made at public expense. A statute does.`,
    ],
    'yes-third': [
      `${plaintiff.the} has third-party standing to assert the right of the public to know`,
      `by third-party standing, one citizen may enforce the interest of all`,
      `No one else's right is needed. ${The(plaintiff)} asked in person and was refused in person.`,
    ],
    'no-general': [
      `every citizen may ask for ${records}, which makes it a generalized grievance`,
      `the interest in open records is a generalized grievance of the public`,
      `A right that everyone has may still be denied to one. Wide sharing doesn't matter where the harm is concrete.`,
    ],
    'no-concrete': [
      `a lack of information that costs no money is not a concrete injury`,
      `${plaintiff.the} lost nothing but knowledge, which is not a concrete injury`,
      `Not knowing is harm where a statute grants the knowledge and the plaintiff would use it.`,
    ],
    'no-imminent': [
      `any injury will be actual or imminent only when the records are needed`,
      `harm from a lack of records is not imminent until it affects an actual decision`,
      `The harm is actual once a request has been refused. Nobody has to wait and see what comes of it.`,
    ],
  }),
  program: ({ taxpayer: { plaintiff } }) => ({
    'no-general': [
      `a federal taxpayer's interest in spending is a generalized grievance`,
      `disapproval of federal spending is a generalized grievance of taxpayers`,
      `Millions share the interest, and the tax won't change. The one exception is for religion.`,
    ],
    'no-nexus': [
      `taxpayer standing does not reach a program that Congress enacts by statute`,
      `an act of Congress, unlike an agency's choice, is beyond taxpayer standing`,
      `It's the other way around: the exception covers acts of Congress only, and only those that support religion.`,
    ],
    'no-third': [
      `the spending power is limited for the sake of states, which are third parties`,
      `only a state has standing to assert limits on the spending power`,
      `A person who is injured may argue that Congress went beyond its powers. ${The(plaintiff)} isn't injured.`,
    ],
    'yes-taxpayer': [
      `taxpayer standing exists for a claim that Congress exceeded the spending power`,
      `an appropriation by Congress may be challenged under taxpayer standing`,
      `That exception needs a claim under the Establishment Clause. This claim is about the limits of the spending power.`,
    ],
    'yes-injury': [
      `the share of the tax that pays for the program is a concrete injury in fact`,
      `${plaintiff.the} pays for the program, which is an injury in fact`,
      `A share too small to measure, owed in any event, isn't an injury.`,
    ],
  }),
  church: ({ taxpayer: { plaintiff } }) => ({
    'yes-taxpayer': [
      `taxpayer standing exists for spending by Congress that may establish religion`,
      `a federal taxpayer has standing to challenge an appropriation alleged to establish religion`,
      `Congress made the appropriation, and the claim rests on the Establishment Clause. That's the one thing over which any federal taxpayer can sue.`,
    ],
    'yes-right': [
      `the Establishment Clause gives every citizen a right that needs no injury in fact`,
      `a violation of the Establishment Clause may be challenged without injury in fact`,
      `A citizen who is merely offended has no standing, even under that clause. A taxpayer does where Congress spends.`,
    ],
    'yes-injury': [
      `the offense of seeing money go to religion is a concrete injury in fact`,
      `a religious appropriation does a concrete injury to those who object to it`,
      `To object to a religious use of money isn't to be injured. ${The(plaintiff)} has standing as a taxpayer and not as an onlooker.`,
    ],
    'no-general': [
      `a federal taxpayer's interest in spending is a generalized grievance`,
      `disapproval of federal spending is a generalized grievance of taxpayers`,
      `That's the rule. Spending by Congress in aid of religion is the exception to it.`,
    ],
    'no-redress': [
      `an injunction would not lower the tax, and so would not redress any injury`,
      `the same tax will be owed, so that no order would redress the injury`,
      `It won't be lowered, and it needn't be. In this one setting, ending the unlawful use is redress.`,
    ],
    'no-nexus': [
      `taxpayer standing covers spending by an agency and not an act of Congress`,
      `spending by statute lacks the nexus that taxpayer standing requires`,
      `It's the other way around: an appropriation by statute is exactly what the exception covers.`,
    ],
  }),
  executive: ({ taxpayer: { plaintiff } }) => ({
    'no-nexus': [
      `taxpayer standing does not reach spending that no statute of Congress provides for`,
      `a choice of the executive branch lacks the nexus that taxpayer standing requires`,
      `The claim is one of religion, but the money isn't spent by Congress. The exception stops at acts of Congress.`,
    ],
    'no-third': [
      `only a religious group that was left out has standing, and it is a third party`,
      `${plaintiff.the} may not assert the interests of other faiths by third-party standing`,
      `${The(plaintiff)} makes no claim for other faiths. The suit fails because of who decided on the spending.`,
    ],
    'no-imminent': [
      `the agency may stop before next year, so no injury is actual or imminent`,
      `a practice that an agency can drop at will does not cause an imminent injury`,
      `The practice is going on and is to continue. Timing isn't what's missing.`,
    ],
    'yes-taxpayer': [
      `taxpayer standing exists for all federal spending that may establish religion`,
      `a federal taxpayer has standing to challenge the use of taxes for religion`,
      `The exception isn't for all spending on religion. Congress has to have provided for it.`,
    ],
    'yes-injury': [
      `the offense of seeing money go to religion is a concrete injury in fact`,
      `${plaintiff.the} helps pay for the practice, which is an injury in fact`,
      `To help pay, with millions of others, isn't an injury. Nor is the offense of seeing it done.`,
    ],
    'yes-right': [
      `the Establishment Clause gives every citizen a right that needs no injury in fact`,
      `a violation of the Establishment Clause may be challenged without injury in fact`,
      `A claim under that clause, too, takes a plaintiff with a stake of some kind.`,
    ],
  }),
  'own-tax': ({ taxpayer: { plaintiff } }) => ({
    'yes-injury': [
      `the payment of a specific tax is a concrete injury to the taxpayer`,
      `the $3,600 that ${plaintiff.the} paid is a concrete injury in fact`,
      `${The(plaintiff)} doesn't object to how money is spent but wants some of it back.`,
    ],
    'yes-taxpayer': [
      `taxpayer standing exists for a claim that Congress exceeded its powers`,
      `a federal taxpayer has standing to challenge how Congress spends on highways`,
      `Standing as a taxpayer is about how money is spent, and covers religion only. This suit is about having to pay.`,
    ],
    'yes-right': [
      `a tax beyond the powers of Congress may be challenged without an injury in fact`,
      `every citizen has a right to lawful taxes, with or without injury in fact`,
      `A citizen who owed nothing couldn't sue over unlawful taxes. ${The(plaintiff)} can, having paid.`,
    ],
    'no-general': [
      `hundreds of sellers owe the tax, which makes it a generalized grievance`,
      `the complaint of a federal taxpayer about a statute is a generalized grievance`,
      `Each seller pays out of a different pocket. A bill isn't a general grievance.`,
    ],
    'no-nexus': [
      `taxpayer standing requires a claim under the Establishment Clause`,
      `spending on highways lacks the nexus that taxpayer standing requires`,
      `The Establishment Clause matters to taxpayers who attack spending. ${The(plaintiff)} attacks a bill.`,
    ],
    'no-redress': [
      `the revenue has been spent, so that no order would redress the injury`,
      `a refund would not redress the injury, since the tax would still be in force`,
      `A refund puts the money back where it was. Standing for that relief needs nothing more.`,
    ],
  }),
} satisfies StandingCells
