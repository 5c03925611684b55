import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { TheftFacts } from './facts.ts'
import { forceRules } from './rules-force.ts'
import type { TheftStory } from './story.ts'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  custody: {
    authority: 'Nolan v. State',
    rule: 'Money that an employee has put where the employer keeps it is in the possession of the employer, and a later taking of it is larceny and not embezzlement.',
    applied: (_, { shop }) =>
      `The sale was over and the cash delivered when ${shop.clerk.the} took it out again.`,
  },
  intercepted: {
    authority: 'Rex v. Bazeley',
    rule: 'An employee who keeps money that a third person paid to the employer, before it reaches the employer, does not commit larceny at common law.',
    applied: () => 'Statutes on embezzlement were passed to fill that gap.',
  },
  employee: {
    authority: 'Commonwealth v. Ryan',
    rule: 'A clerk who receives money for the employer and appropriates it before it is delivered is guilty of embezzlement.',
    applied: (_, { shop }) =>
      `${The(shop.clerk)} pocketed the payment at the counter. It never reached the drawer.`,
  },
  shoplifting: {
    authority: 'People v. Olivo',
    rule: 'A shopper in a self-service store who exercises dominion over goods inconsistent with the rights of the store, with intent to steal, can be convicted of larceny without having left the store.',
    applied: (_, { shop }) =>
      `${The(shop.customer)} had put ${shop.ware[1]} out of sight and was on the way out.`,
  },
  inspection: {
    authority: 'Rex v. Chisser',
    rule: 'One who runs off with goods that a shopkeeper has handed over to be looked at commits larceny, since possession stays with the shopkeeper until the sale is complete.',
    applied: (_, { shop }) =>
      `${The(shop.owner)} had sold nothing yet and had parted with nothing but a look.`,
  },
  asportation: {
    authority: 'People v. Meyer',
    rule: 'There is no completed larceny of a thing that remains fastened to its place, because it has not been severed from the possession of the owner or carried away.',
    applied: (_, { shop }) =>
      `The cable held ${shop.ware[1]} the whole time. ${The(shop.customer)} meant to steal it and did all that was needed but for the cable. That is an attempt.`,
  },
  entrusted: {
    authority: 'Moore v. United States',
    rule: 'Embezzlement is the fraudulent appropriation of property by a person to whom it has been entrusted, or into whose hands it has lawfully come.',
    applied: ({ twist }, { trust, ride }) =>
      twist === 'spent'
        ? `${The(trust.agent)} had the cash lawfully and spent it on private ends.`
        : `${The(ride.taker)} had ${ride.car[1]} as a bailee and decided to steal it.`,
  },
  bailee: {
    authority: 'Rex v. Banks',
    rule: 'One who borrows a thing honestly and later decides to steal it does not commit larceny at common law, since there was no felonious taking.',
    applied: () => 'The question is then whether the thing had been entrusted.',
  },
  restitution: {
    authority: 'Commonwealth v. Tuckerman',
    rule: 'One who knowingly uses entrusted money for private purposes commits embezzlement even with an intent and the ability to restore it.',
    applied: (_, { trust }) =>
      `${The(trust.agent)} knew that the cash was for ${trust.payee.the} alone. That the payment was made in the end affects at most the sentence.`,
  },
  purpose: {
    authority: 'Graham v. United States',
    rule: 'Where money is obtained by fraud for a special purpose, the owner gives up possession and keeps title until the money is used for that purpose. The crime is larceny by trick.',
    applied: (_, { trust }) =>
      `${The(trust.principal)} wanted those very bills to reach ${trust.payee.the} and never meant ${trust.agent.the} to own them.`,
  },
  trick: {
    authority: 'King v. Pear',
    rule: 'One who gets possession of a thing by pretending to borrow or hire it, with the intent to steal it, commits larceny, because such consent does not pass lawful possession.',
    applied: (_, { ride }) =>
      `${The(ride.owner)} agreed to a loan, and ${ride.taker.the} was planning a theft when asking for it.`,
  },
  borrowing: {
    authority: 'People v. Brown',
    rule: 'A taking without permission is not larceny if the taker intends to use the thing for a time and then return it. The intent must be to deprive the owner permanently.',
    applied: (_, { ride }) =>
      `${The(ride.taker)} meant to put ${ride.car[1]} back within hours and was doing so.`,
  },
  abandonment: {
    authority: 'State v. Davis',
    rule: 'To take a thing for use and then leave it wherever it may be, with indifference to whether the owner ever recovers it, shows an intent to deprive permanently.',
    applied: (_, { ride }) =>
      `${The(ride.taker)} planned from the start to leave ${ride.car[1]} far away and did not care who found it. The taking was larceny.`,
  },
  continuing: {
    authority: 'Regina v. Riley',
    rule: 'If the original taking was a trespass, the trespass continues, and an intent to steal that is formed later makes it larceny.',
    applied: (_, { ride }) =>
      `${The(ride.taker)} had no permission, and the decision to keep ${ride.car[1]} came while it was still wrongfully held.`,
  },
  claim: {
    authority: 'People v. Navarro',
    rule: 'An honest belief that one has a right to the property negates the intent to steal, even if the belief is unreasonable.',
    applied: (_, { ride }) =>
      `${The(ride.taker)} misread the contract but took ${ride.car[1]} as a buyer who thought it paid for, and so stole nothing.`,
  },
  lien: {
    authority: 'State v. Cohen',
    rule: 'An owner who secretly takes back property from one who has a lien on it and a right to hold it, in order to defeat that right, commits larceny.',
    applied: (_, { ride }) =>
      `${The(ride.taker)} knew of the lien and took ${ride.car[1]} by night so as not to pay.`,
  },
  pretense: {
    authority: 'Bell v. United States',
    rule: 'Larceny is limited to takings from possession. A separate crime, false pretenses, reaches one who induces an owner to pass title by a false statement.',
    applied: ({ twist }, { sale }) =>
      twist === 'lie'
        ? `${The(sale.buyer)} meant the ${sale.price} to belong to ${sale.seller.the}, so title passed.`
        : `${The(sale.seller)} transferred ownership of ${sale.piece[1]}, so title passed.`,
  },
  fact: {
    authority: 'People v. Ashley',
    rule: 'False pretenses requires a knowingly false representation, made with intent to defraud, on which the owner relies in parting with title.',
    applied: ({ twist }, { sale }) =>
      twist === 'lie'
        ? `${The(sale.seller)} knew that ${sale.piece[1]} was not as described, and ${sale.buyer.the} paid in reliance on that. The crime is false pretenses.`
        : `${The(sale.buyer)} owned no houses, and ${sale.seller.the} relied on them in giving credit. The crime is false pretenses.`,
  },
  promise: {
    authority: 'Chaplin v. United States',
    rule: 'By the traditional rule, a promise that the maker does not intend to keep is not a false pretense, which must be of a past or existing fact.',
    applied: (_, { sale }) =>
      `${The(sale.buyer)} made a promise and stated nothing else. Since ${sale.seller.the} passed title, there was no larceny either.`,
  },
  opinion: {
    authority: 'Regina v. Bryan',
    rule: 'Exaggerated praise of the quality of goods by their seller is not a false pretense, which must be of a definite fact.',
    applied: (_, { sale }) =>
      `${The(sale.seller)} gave a judgment of taste about a thing that ${sale.buyer.the} could examine, and so committed no crime.`,
  },
  ...forceRules,
} as const satisfies RuleTable<TheftFacts, TheftStory>
