import { his, whose } from '../../engine/party.ts'
import type { TheftCells } from './reason-id.ts'

/** Reasons in a shop. */
export const SHOP_CELLS = {
  drawer: ({ shop: { clerk, owner } }) => ({
    'larceny-custody': [
      `once in the drawer, the bills were in ${whose(owner)} possession`,
      `${clerk.the} had mere custody of the bills in the drawer`,
      `Cash laid in an employer's drawer has reached the employer's possession. An employee who only makes change has custody, so taking it out is trespassory.`,
    ],
    entrusted: [
      `the contents of the drawer had been entrusted to ${clerk.the}`,
      `working the register gave ${clerk.the} possession of the drawer`,
      `Narrow duties at a register give custody. The owner alone emptied the drawer and kept possession of it.`,
    ],
    received: [
      `${clerk.the} received the bills from a customer and so had possession of them`,
      `${clerk.the} converted money that a customer had paid`,
      `That would be right had the bills been kept back. Laying them in the drawer completed their delivery to the owner.`,
    ],
    title: [
      `recording the sale was a false pretense that the money was safe`,
      `${clerk.the} obtained title to the bills by a false record of the sale`,
      `The record was true when made, and the owner passed title to no one. False pretenses requires a lie that obtains title.`,
    ],
    trick: [
      `${clerk.the} obtained possession of the drawer by seeming honest`,
      `${owner.the} was tricked into leaving the drawer to a dishonest clerk`,
      `Larceny by trick needs a lie that obtains possession. No one was tricked out of the bills, which were simply taken from the drawer.`,
    ],
    'none-later': [
      `the intent to steal came hours after the bills had been lawfully received`,
      `there was no intent to steal when ${clerk.the} first took the bills`,
      `The receipt at the counter isn't the taking that counts. The trespassory taking was the one from the drawer, with the intent already formed.`,
    ],
  }),
  pocketed: ({ shop: { clerk, owner } }) => ({
    received: [
      `the bills were in ${whose(clerk)} possession until they reached the drawer`,
      `${clerk.the} converted the bills before ${owner.the} had possession of them`,
      `What a customer pays to an employee is in the employee's possession until it's delivered to the employer. Keeping it back is conversion without a trespass.`,
    ],
    'larceny-custody': [
      `${clerk.the}, as an employee, had mere custody of the bills`,
      `money paid to a clerk is in ${whose(owner)} possession at once`,
      `Custody is for what the employer hands to an employee. Money from a third person is in the employee's possession until it's passed on.`,
    ],
    trick: [
      `${clerk.the} obtained possession of the bills by pretending to make a sale`,
      `the customer was tricked into giving up possession of the bills`,
      `The clerk was entitled to sell and to be paid, and the customer got what was paid for. No possession was obtained by a lie.`,
    ],
    title: [
      `the customer passed title on the false pretense of a sale`,
      `${clerk.the} obtained title to the bills by leaving the sale unrecorded`,
      `The sale was real, and not recording it deceived no one into passing title. The owner had never held the bills.`,
    ],
    'none-later': [
      `the bills came lawfully into ${whose(clerk)} hands, so the taking was not trespassory`,
      `${owner.the} never had possession of the bills, so there was no trespassory taking`,
      `A taking that isn't trespassory can't be larceny. Embezzlement was created for property that comes lawfully into the taker's hands.`,
    ],
  }),
  concealed: ({ shop: { customer, owner, shop, ware } }) => ({
    'larceny-moved': [
      `hiding ${ware[1]} and walking a few steps were a taking and asportation`,
      `${ware[1]} was taken and carried away once it was under the coat`,
      `Hiding goods in order not to pay is a taking against the owner's will. With the intent to steal, the slightest carrying away completes the crime.`,
    ],
    attempt: [
      `${ware[1]} had not left ${shop[1]} and so had not been carried away`,
      `asportation requires carrying ${ware[1]} past the door`,
      `Asportation may be very short and needn't reach the street. Halfway to the exit is far enough.`,
    ],
    entrusted: [
      `goods on open shelves are entrusted to shoppers who handle them`,
      `${customer.the} was in lawful possession of ${ware[1]} while shopping`,
      `A shopper who may pick up goods has custody of them. Embezzlement requires possession that the owner has granted.`,
    ],
    trick: [
      `${customer.the} obtained possession by posing as an honest shopper`,
      `${shop[1]} gave up possession to a person who pretended to be a buyer`,
      `A pretended buyer commits larceny by trick if the lie makes someone hand the goods over. These were taken from a shelf in secret.`,
    ],
    'robbery-fear': [
      `${ware[1]} was taken in the presence of ${owner.the}, who saw it`,
      `${customer.the} took ${ware[1]} from the presence of ${owner.the} and against ${his(owner)} will`,
      `Presence by itself doesn't make robbery. It takes force or a threat, and the shopper used neither.`,
    ],
  }),
  inspected: ({ shop: { customer, owner, shop, ware } }) => ({
    'larceny-custody': [
      `${customer.the} had custody of ${ware[1]}, and possession stayed with ${owner.the}`,
      `handing ${ware[1]} over for a look gave up mere custody`,
      `Goods that a customer looks at across the counter stay in the shop's possession. Running off with them is a trespassory taking.`,
    ],
    entrusted: [
      `${ware[1]} had been entrusted to ${customer.the}, who converted it`,
      `${customer.the} was in lawful possession when the intent to steal arose`,
      `A moment's look in the owner's presence gives custody and no more. Embezzlement requires lawful possession.`,
    ],
    trick: [
      `${customer.the} obtained possession of ${ware[1]} by asking to see it`,
      `${owner.the} was tricked out of possession by talk of buying ${ware[1]}`,
      `Asking to see goods that one means to buy is no trick. Besides, what was obtained by asking was custody alone.`,
    ],
    title: [
      `${owner.the} passed ${ware[1]} to ${customer.the} on the false pretense of a sale`,
      `running away made the talk of buying ${ware[1]} a false pretense`,
      `The customer did want to buy when asking, and the owner didn't pass title by showing the goods.`,
    ],
    'none-later': [
      `the intent to steal arose after ${owner.the} had handed ${ware[1]} over`,
      `${customer.the} had received ${ware[1]} by consent and without intent to steal`,
      `Consent to a look isn't consent to leave. The taking was the run to the street, and the intent to steal came with it.`,
    ],
    'robbery-fear': [
      `${ware[1]} was taken in the presence of ${owner.the}`,
      `a theft from ${shop[1]} in the presence of its owner is robbery`,
      `Robbery takes force or fear in addition to presence. The owner's back was turned, and no one was threatened.`,
    ],
  }),
  cable: ({ shop: { customer, owner, shop, ware } }) => ({
    attempt: [
      `the cable kept ${ware[1]} in ${whose(owner)} possession and prevented asportation`,
      `${ware[1]} was fastened to the counter and was never severed from possession`,
      `A thing that's still fastened to the shop has never come into the thief's control. The intent and the effort are an attempt.`,
    ],
    'larceny-moved': [
      `lifting ${ware[1]} from its stand was enough of an asportation`,
      `the slightest movement of ${ware[1]} with intent to steal is asportation`,
      `Slight movement is enough once the thief controls the thing. Here a cable kept it in the owner's control throughout.`,
    ],
    'none-return': [
      `${shop[1]} kept ${ware[1]}, and ${owner.the} was not permanently deprived`,
      `letting go of ${ware[1]} shows a lack of intent to permanently deprive`,
      `Giving up because a cable holds doesn't undo the intent to deprive. An attempt doesn't require any loss.`,
    ],
    'robbery-force': [
      `${customer.the} used force in tugging at the cable`,
      `tugging at a cable in front of ${owner.the} is a taking by force`,
      `The force of robbery is force against a person. This was force against a cable, and nothing was carried away.`,
    ],
  }),
} satisfies TheftCells
