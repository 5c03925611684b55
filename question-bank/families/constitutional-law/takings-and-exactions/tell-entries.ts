import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { Events } from './telling.ts'

const WAS_TOLD = 'The county has since instructed its crews to verify the location of its easements.'

/** The events where the government, or others by its leave, entered or kept property. */
export const ENTRIES = {
  occupation: ({ owner, crop, shed }, o) => {
    const boxes = `The boxes are not in ${whose(owner)} way, and they improve telephone service throughout the county.`
    return [
      `${capital(o)} sells ${crop} in a ${shed} beside a highway. Under a county ordinance, a telephone company bolted two metal boxes, each the size of a shoebox, to an outside wall of the ${shed}. The ordinance lets the company leave its boxes on any outside wall permanently and without payment. ${boxes}`,
      `A county ordinance lets a telephone company bolt metal boxes, each the size of a shoebox, to any outside wall and leave them there permanently, without payment. Under the ordinance, the company bolted two boxes to the ${shed} in which ${o} sells ${crop}. ${boxes}`,
      `Last year, a county adopted an ordinance that allows a telephone company to bolt metal boxes to any outside wall and to leave them there permanently, without payment. The company bolted two boxes, each the size of a shoebox, to the ${shed} beside a highway where ${o} sells ${crop}. ${boxes}`,
    ]
  },
  access: ({ owner, field }, o) => {
    const right = `gives union organizers the right to enter farmland for three hours a day, on up to 120 days a year, to speak with farmworkers`
    const visits = `They have been orderly and have damaged nothing, and ${whose(owner)} harvest has not suffered.`
    return [
      `${capital(o)} employs forty workers in ${his(owner)} ${field}. A county ordinance ${right}. Over ${whose(owner)} objection, organizers have begun to enter the ${field}. ${visits}`,
      `A county ordinance ${right}. Organizers have begun to enter the ${field} of ${o}, who employs forty workers there and has objected. ${visits}`,
      `Forty workers are employed in the ${field} of ${o}. Last spring, a county adopted an ordinance that ${right.replace('gives', 'gave')}. Over ${whose(owner)} objection, organizers have begun to enter the ${field}. ${visits}`,
    ]
  },
  inspection: ({ owner, shed }, o, c) => [
    `${capital(o)} stores pesticides in a ${shed}. Because leaking tanks had poisoned several wells, ${c} requires a license for storing pesticides, and it issues one only to an owner who agrees to let an inspector examine the tanks for one hour each year. ${The(owner)} agreed under protest and received a license, and an inspector has since visited the ${shed} once.`,
    `Because leaking tanks had poisoned several wells, ${c} requires a license for storing pesticides. It issues a license only to an owner who agrees to let an inspector examine the tanks for one hour each year. To obtain a license to store pesticides in a ${shed}, ${o} agreed under protest. An inspector has since visited the ${shed} once.`,
    `After leaking tanks had poisoned several wells, ${c} began to require a license for storing pesticides. An owner can obtain a license only by agreeing to let an inspector examine the tanks for one hour each year. ${capital(o)} who stores pesticides in a ${shed} agreed under protest and received a license. An inspector has since visited the ${shed} once.`,
  ],
  stray: ({ owner, field, plants }, o, c) => [
    `${capital(o)}'s ${field} lies next to a road. One morning, a crew employed by ${c}, on its way to a broken water main, misread a map and drove for an hour through the ${field}, crushing ${plants} worth $900. The county has no easement on ${whose(owner)} land, and its crews have no authority to enter it. ${WAS_TOLD}`,
    `On its way to a broken water main, a crew employed by ${c} misread a map and drove for an hour through the ${field} of ${o}, crushing ${plants} worth $900. The county has no easement there, and its crews have no authority to enter the land. ${WAS_TOLD}`,
    `One morning, a water main broke, and a crew employed by ${c} set out to repair it. The crew misread a map and drove for an hour through the ${field} of ${o}, crushing ${plants} worth $900. The county has no easement on ${whose(owner)} land, and its crews have no authority to enter it. ${WAS_TOLD}`,
  ],
  crop: ({ owner, crop }, o, c) => [
    `${capital(o)} owns a farm in a state that seeks to stabilize the price of ${crop}. A state statute requires each grower to transfer a tenth of the harvest to ${c} for sale abroad. This fall, ${owner.the} harvested 110 tons, turned 11 tons over to the board, and sold the other 99 tons at the usual price.`,
    `To stabilize prices, a state statute requires all growers of ${crop} to deliver a tenth of each harvest to ${c}, which takes title to it and sells it abroad. Under the statute, ${o} delivered 11 tons this fall and sold the other 99 tons of ${his(owner)} harvest at the usual price.`,
    `Two years ago, a state enacted a statute to stabilize the price of ${crop}. Every grower must deliver a tenth of each harvest to ${c}, which takes title to it and sells it abroad. This fall, ${o} harvested 110 tons, delivered 11 of them to the board, and sold the other 99 tons at the usual price.`,
  ],
  gain: ({ owner, crop }, o, c) => [
    `${capital(o)} owns a farm in a state that seeks to raise the price of ${crop}. A state statute requires each grower to transfer a tenth of the harvest to ${c}. This fall, ${owner.the} harvested 110 tons and turned 11 tons over to the board. Prices rose so much that the other 99 tons brought ${owner.the} more than the whole harvest of the year before.`,
    `To raise prices, a state statute requires all growers of ${crop} to deliver a tenth of each harvest to ${c}, which takes title to it. Under the statute, ${o} delivered 11 tons this fall. Prices rose so much that the rest of ${whose(owner)} harvest brought more than the whole harvest of the year before.`,
    `Two years ago, a state enacted a statute to raise the price of ${crop}. Every grower must deliver a tenth of each harvest to ${c}, which takes title to it. This fall, ${o} delivered 11 tons to the board. Prices rose so much that the rest of ${whose(owner)} harvest brought more than the whole harvest of the year before.`,
  ],
  surplus: ({ lot }, o, c) => {
    const others = `any other creditor who sells a debtor's land must return whatever the sale brings beyond the debt`
    return [
      `During a long illness, ${o} paid no property taxes on ${lot} and came to owe ${c} $12,000 in taxes and interest. To collect the debt, the county sold the lot at a public auction to a builder for $90,000 and kept the entire price, as a state statute on tax sales allows. In that state, ${others}.`,
      `A state statute on tax sales allows a county to keep the entire price of land that it sells for unpaid taxes. In that state, ${others}. After a long illness, ${o} owed ${c} $12,000 in property taxes and interest on ${lot}. The county sold the lot to a builder for $90,000 at a public auction and kept it all.`,
      `Over the years, ${o} came to owe ${c} $12,000 in property taxes and interest on ${lot}. Because the debt was not paid, the county sold the lot at a public auction to a builder for $90,000. It kept the entire price, as a state statute on tax sales allows. In that state, ${others}.`,
    ]
  },
  plan: ({ owner, lot, price }, o, c) => [
    `${capital(o)} owns ${lot} in a poor district of a town. After two years of hearings, ${c} adopted a plan to revive the district with shops, homes, and a park, to be built by private firms. Under the plan, ${whose(owner)} lot will be transferred to one of the builders. The county offered ${price}, the fair market value of the lot, and brought condemnation proceedings when ${owner.the} refused to sell.`,
    `After two years of hearings, ${c} adopted a plan to revive a poor district with shops, homes, and a park, to be built by private firms. Under the plan, ${lot} owned by ${o} will be transferred to one of the builders. When ${owner.the} refused to sell for ${price}, its fair market value, the county brought condemnation proceedings.`,
    `For two years, ${c} held hearings on how to revive a poor district of a town. It then adopted a plan for shops, homes, and a park, to be built by private firms. Under the plan, ${lot} owned by ${o} will be transferred to one of the builders. When ${owner.the} rejected an offer of ${price}, the fair market value of the lot, the county brought condemnation proceedings.`,
  ],
  favorite: ({ owner, lot, price }, o, c) => [
    `${capital(o)} owns ${lot} beside the house of a lawyer, who wants a private tennis court there. The lawyer is a cousin of the treasurer of ${c}. At his request, the county offered ${owner.the} ${price}, the fair market value of the lot. When ${he(owner)} refused to sell, the county brought condemnation proceedings in order to convey the lot to the lawyer. The only reason given in its minutes is "to oblige a neighbor."`,
    `A lawyer whose cousin is the treasurer of ${c} wants a private tennis court on ${lot} beside his house. The lot belongs to ${o}. At the lawyer's request, the county offered ${price}, its fair market value, and when ${owner.the} refused to sell, the county brought condemnation proceedings in order to convey the lot to the lawyer. The only reason given in the county's minutes is "to oblige a neighbor."`,
    `A lawyer asked his cousin, who is the treasurer of ${c}, to help him get land for a private tennis court. The lot that he wanted, beside his house, belongs to ${o}. The county offered ${owner.the} ${price}, the fair market value of the lot. When ${he(owner)} refused to sell, the county brought condemnation proceedings in order to convey the lot to the lawyer. The only reason given in the county's minutes is "to oblige a neighbor."`,
  ],
} satisfies Partial<Events>
