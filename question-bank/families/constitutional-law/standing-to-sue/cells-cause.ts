import { his, The, whose } from '../../engine/party.ts'
import type { StandingCells } from './reason-id.ts'

/** Reasons where causation or redress is in dispute. */
export const CAUSE_CELLS = {
  'wholly-past': ({ river: { plaintiff, factory } }) => ({
    'no-redress': [
      `penalties paid to the Treasury for past delay would not redress the injury`,
      `civil penalties for past violations would not redress ${whose(plaintiff)} injury`,
      `All reports were in before the suit, and none of the money goes to ${plaintiff.the}. Being glad to see someone punished isn't redress.`,
    ],
    'no-moot': [
      `the filing of the reports made the claim for civil penalties moot`,
      `the case became moot when ${factory.the} filed every report that was due`,
      `Mootness is about what happens after a suit begins. These reports came before it.`,
    ],
    'no-cause': [
      `any injury is fairly traceable to the chemicals and not to the late reports`,
      `late reports did not cause the danger, so the element of causation fails`,
      `What ${plaintiff.the} lacked was information, and that's just what the late reports withheld.`,
    ],
    'yes-right': [
      `Congress gave any person a right to sue, which is enough without redress`,
      `the statute confers standing on any person by creating a right to enforce it`,
      `A statute can name who may sue. It can't excuse a plaintiff from showing that the suit will do some good.`,
    ],
    'yes-redress': [
      `civil penalties would deter ${factory.the} and so redress the injury`,
      `the threat of paying again is redress for a person who depends on the reports`,
      `Paying can redress a violation that goes on or threatens to return. This one was over, and no other is expected.`,
    ],
    'yes-cessation': [
      `the voluntary cessation of violations does not defeat a claim for penalties`,
      `by voluntary cessation, ${factory.the} could not end the dispute`,
      `That doctrine concerns a defendant that stops once it has been sued. Standing has to exist on the day the suit begins.`,
    ],
  }),
  ongoing: ({ river: { plaintiff, factory, waste, doing } }) => ({
    'yes-redress': [
      `penalties are likely to stop the discharges and so redress the injury`,
      `by deterring discharges, penalties would redress ${whose(plaintiff)} injury`,
      `Nothing is paid to ${plaintiff.the}, but a clean river is. Costly violations are apt to end.`,
    ],
    'yes-right': [
      `Congress gave any person a right to sue, which is enough without injury in fact`,
      `the statute confers standing on any person, with or without an injury in fact`,
      `Congress can give a right to sue only to those who are injured. Giving up ${doing} is the injury.`,
    ],
    'yes-taxpayer': [
      `money due to the Treasury is a proper subject of taxpayer standing`,
      `by taxpayer standing, ${plaintiff.the} may demand what is owed to the Treasury`,
      `Payment into the Treasury helps no taxpayer enough to notice. What helps is an end to the discharges.`,
    ],
    'no-redress': [
      `penalties that are paid to the Treasury cannot redress a private injury`,
      `money that ${plaintiff.the} will never receive does not redress ${his(plaintiff)} injury`,
      `That would be so if the discharges were over. While they go on, penalties work like a price that makes them stop.`,
    ],
    'no-concrete': [
      `fear of ${waste} is not a concrete injury unless someone has fallen ill`,
      `staying away from a river by choice is not a concrete injury`,
      `No one has to drink the water first. Reasonable fear that ends a pastime is enough.`,
    ],
    'no-general': [
      `everyone along the river is affected, which makes it a generalized grievance`,
      `pollution is a wrong to the public and thus a generalized grievance`,
      `Pollution wrongs the public and its victims too. A weekend routine that ends is no abstract complaint about ${factory.the}.`,
    ],
  }),
  independent: ({ exemption: { plaintiff, one, many, free } }) => ({
    'no-cause': [
      `the refusal is fairly traceable to the choice of ${one.the} and not to the agency`,
      `an independent choice of ${one.the} leaves the causation speculative`,
      `Some ${many} give and others refuse, condition or no condition. Why this one refused is guesswork.`,
    ],
    'no-concrete': [
      `the refusal of ${free} by ${one.the} was not a concrete injury`,
      `being refused a gift is not a concrete injury to ${plaintiff.the}`,
      `To ask for ${free} and be refused is concrete enough. It has to be the agency's doing, though.`,
    ],
    'no-general': [
      `the public at large shares the complaint, which makes it a generalized grievance`,
      `a tax exemption concerns all citizens and raises a generalized grievance`,
      `A grievance is generalized where nobody in particular is hurt. One applicant was turned away, and that's particular.`,
    ],
    'yes-injury': [
      `the refusal of ${free} was a concrete injury in fact to ${plaintiff.the}`,
      `${plaintiff.the} was personally refused ${free}, which is an injury in fact`,
      `Injury is only the first element. It also has to come from what the defendant did.`,
    ],
    'yes-traceable': [
      `the refusal is fairly traceable to the end of a condition that required ${free}`,
      `dropping a condition that favored ${plaintiff.the} satisfies the element of causation`,
      `Dropping the condition came first, but that isn't causation. ${The(one)} was free all along to refuse and pay tax.`,
    ],
    'yes-redress': [
      `restoring the condition would lead ${many} to give ${free} and so redress the injury`,
      `an order that restores the condition would redress the refusal of ${free}`,
      `Whether an order would redress the refusal is guesswork. ${The(one)} might give up the exemption, as others did.`,
    ],
  }),
  predictable: ({ market: { plaintiff, goods, buyers } }) => ({
    'yes-traceable': [
      `the lost orders are fairly traceable to the rule's limits on what ${buyers} may use`,
      `the reaction of ${buyers} was predictable and satisfies the element of causation`,
      `Tell buyers to use half as much, and they'll order less. No guesswork lies between the rule and the loss.`,
    ],
    'yes-right': [
      `every business has a right to lawful regulation, which needs no injury in fact`,
      `an agency that exceeds its power may be sued without an injury in fact`,
      `An agency that exceeds its power may be sued by those whom it injures. Canceled orders are the injury.`,
    ],
    'yes-taxpayer': [
      `enforcing the rule costs public money, which is a ground of taxpayer standing`,
      `taxpayer standing extends to an agency that spends money on unlawful rules`,
      `Taxpayers can't sue over what an agency spends. ${The(plaintiff)} sues over lost orders.`,
    ],
    'no-cause': [
      `the independent choice of ${buyers} to order less breaks the chain of causation`,
      `the loss is fairly traceable to ${buyers} and not to the agency`,
      `A choice that a rule forces on its addressees isn't independent of it. They've even said why they canceled.`,
    ],
    'no-third': [
      `the rule regulates only ${buyers}, whose rights require third-party standing`,
      `${plaintiff.the} lacks third-party standing to assert the rights of ${buyers}`,
      `${The(plaintiff)} asserts no one else's rights. It's enough to be injured by a rule, regulated or not.`,
    ],
    'no-general': [
      `a rule for a whole industry raises only a generalized grievance of its suppliers`,
      `every maker of ${goods} is affected, which makes it a generalized grievance`,
      `A grievance isn't generalized because a whole industry has it. Each supplier loses orders of its own.`,
    ],
  }),
} satisfies StandingCells
