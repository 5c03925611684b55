import { The } from '../../engine/party.ts'
import { isBan, isTax, type TradeFacts, type TradeStory } from './facts.ts'

type Words = (at: TradeFacts, story: TradeStory) => string

/** Why each reason is right where it is the key: the deciding fact, then the rule. */
export const rights = {
  'yes-danger': (_, { pest }) =>
    `Neither a test nor a treatment stops the ${pest}. A genuine local danger that can be met in no other way justifies discrimination.`,
  'yes-balance': ({ law }) =>
    ({
      label:
        'Goods from every state must bear the date. Two cents a crate is little beside the drop in illness.',
      shops:
        'The rule turns on being a wholesaler and not on residence. Goods from other states still reach State A through other stores.',
    })[law as string] ??
    'The same rule governs local goods. Adapting to the terms on which a state lets goods be sold there isn’t by itself an impermissible burden.',
  'yes-dealer': (_, { goods, source }) =>
    `State A is selling ${goods} from its own ${source}. Like a private seller, it may decide whom to supply, even in a shortage.`,
  'yes-public': () =>
    'The county owns and runs the plant, and private plants are excluded wherever they are. Waste disposal has long been the work of local government.',
  'yes-subsidy': () =>
    'The payments come from general revenue, so no burden is laid on the goods of other states. Direct aid to local business is ordinarily permitted.',
  'yes-congress': () =>
    'The federal statute expressly allows what State A has done. Congress has plenary power over interstate commerce and may let states discriminate.',
  'yes-tax': (_, { trader }) =>
    `${The(trader)} sells heavily to State A customers, and local stores collect the same tax. Neither a store nor an employee in the state is required.`,
  'no-shield': ({ law }) =>
    ({
      shield:
        'The statute bars goods solely for their origin, and shutting out competition is the very thing that the clause forbids.',
      export:
        'The statute hoards a local product to keep its price down. A state may not give its own people a preferred right of access to goods.',
      'private plant':
        'The ordinance gives one local firm a monopoly of the work, although the county could have paid for the plant in other ways.',
      rebate:
        'Local growers get back in payments what is collected on their sales. The program works like a tariff on goods from elsewhere.',
    })[law as string] ??
    'Only goods from other states bear the tax. Economic protectionism can’t justify such a difference.',
  'no-means': () =>
    'Border inspections would have protected State A just as well. Discrimination is permitted only when no neutral measure will do.',
  'no-county': () =>
    'Goods from State B are barred because they come from outside the county. A local preference isn’t cured by spreading the harm.',
  'no-burden': () =>
    'Transferring loads costs $9 million a year, and nothing is gained in safety. The weight of that cost decides the case.',
  'no-dealer': () =>
    'State A sells but doesn’t pack. Once the goods are sold, it may not dictate where private buyers have the next step done.',
  'no-nexus': (_, { trader }) =>
    `A page that can be viewed in State A isn’t business done there. ${The(trader)} has no sales, property, or staff in the state.`,
  'no-share': (_, { trader }) =>
    `Nine tenths of the income comes from elsewhere, and no credit is given. If every state taxed alike, ${trader.the} would pay many times over.`,
} as const satisfies Record<string, Words>

const CONSENT = 'The federal statute makes it unnecessary to ask'

/** Why each reason fails where it is chosen wrongly. */
export const lessons = {
  'yes-danger': ({ law, congress }) => {
    if (congress === 'consents')
      return `${CONSENT} whether State A had other means. Without it, a wish to favor local people wouldn’t be enough.`
    if (law === 'shield' || law === 'export')
      return 'The question of other means arises only for a legitimate purpose. Favoring local people over outsiders for its own sake isn’t one.'
    if (law === 'county' || law === 'pest, other means')
      return 'The danger is real, but inspections costing $40 a truck would meet it. Discrimination must be the only workable means.'
    return 'This test belongs to discriminatory laws. The statute applies the same rule to goods and firms of every state.'
  },
  'yes-balance': ({ law, congress }) => {
    if (congress === 'consents')
      return 'The measure draws a line by origin or destination, so the test of clearly excessive burdens doesn’t apply. It stands for a different reason.'
    if (law === 'useless')
      return 'The balance comes out the other way: a large yearly cost buys no safety at all.'
    if (law === 'seller')
      return 'Preferring residents isn’t evenhanded. The preference is allowed because State A is selling its own product.'
    if (law === 'packing')
      return 'A duty to use local packers isn’t evenhanded, so Pike balancing is out of place. Jobs gained by shifting work into the state aren’t a benefit that counts.'
    if (law === 'no nexus' || law === 'all income')
      return 'Taxes on interstate business must pass the four-part test of Complete Auto. Equal treatment alone doesn’t satisfy it.'
    if (law === 'private plant')
      return 'Reserving the work for one local firm isn’t evenhanded, so the balancing test is out of reach.'
    if (law === 'rebate')
      return 'The tax and the payments must be viewed together. Combined, they burden only goods from other states.'
    if (law === 'pest, no other means')
      return 'A ban by origin isn’t evenhanded. It must pass the stricter test for discrimination, and it does.'
    return 'Whether a burden is clearly excessive in relation to benefits is asked of evenhanded laws. This one singles out goods or buyers by place and gets stricter review.'
  },
  'yes-dealer': ({ law, congress }) => {
    if (congress === 'consents')
      return 'State A sells nothing of its own. The statute restricts private sales and stands for a different reason.'
    if (law === 'packing')
      return 'The exception ends with the market that the state has entered. State A sells, but it does no packing.'
    if (law === 'export')
      return 'State A owns and sells none of the goods. It is telling private growers to whom they may sell, which is regulation.'
    if (law === 'subsidy')
      return 'State A neither buys nor sells the goods. Its payments stand for another reason.'
    return 'The county compels private parties to use a plant. A market participant makes its own purchases and sales and issues no commands.'
  },
  'yes-public': ({ law }) =>
    law === 'private plant'
      ? 'The plant belongs to a private firm. The public entity exception is lost when one local business is preferred to its rivals.'
      : law === 'packing'
        ? 'Selling food is no traditional government function, and the packing firms that benefit are private. That exception covers a public body that serves the public itself.'
        : 'Selling food is no traditional government function, and outside buyers aren’t treated alike. Another exception covers State A here.',
  'yes-subsidy': ({ law, congress }) => {
    if (congress === 'consents')
      return 'An exemption from a tax is no payment out of general revenue. It stands only because federal law allows it.'
    return law === 'rebate'
      ? 'A subsidy from general revenue would be allowed. This one is financed by a tax on the very goods with which local growers compete.'
      : 'An exemption isn’t a cash subsidy. It makes the tax itself fall on rivals from other states only.'
  },
  'yes-congress': ({ law }) =>
    isTax({ law, congress: 'silent' })
      ? 'The clause restrains state taxes even when Congress has done nothing. Consent requires an unmistakable statement.'
      : 'Silence isn’t consent. The clause limits the states of its own force unless Congress clearly says otherwise.',
  'yes-tax': ({ law, congress }) => {
    if (congress === 'consents')
      return 'A tax with a local exemption does discriminate, even if it is fairly apportioned. It survives only because a federal statute permits that.'
    if (law === 'no nexus')
      return 'A website that residents of a state can read doesn’t connect the seller with it. Some business there is needed.'
    if (law === 'all income')
      return 'The store supplies a connection, but the tax also takes in what is earned in other states.'
    return 'The tax has a substantial nexus with the business but isn’t evenhanded, because in the end only goods from other states bear it.'
  },
  'no-shield': (at) => noShield(at),
  'no-means': ({ law, congress }) =>
    congress === 'consents'
      ? `${CONSENT} about alternatives. What Congress allows needs no further justification under the clause.`
      : law === 'subsidy'
        ? 'Nondiscriminatory alternatives matter only for a law that discriminates. Paying growers from general revenue ordinarily doesn’t.'
        : 'An evenhanded law need not be the only means to its legitimate purpose. Nondiscriminatory alternatives matter when a law discriminates.',
  'no-county': () =>
    'Excluding other private plants doesn’t discriminate when a public body takes over the work and all private plants are shut out together.',
  'no-burden': (at) => noBurden(at),
  'no-dealer': ({ law }) =>
    law === 'seller'
      ? 'State A is deciding to whom it will sell its own product. It leaves the sales of private growers alone.'
      : 'The county is indeed regulating, but a law that favors a public entity in a public task may still stand.',
  'no-nexus': (at, story) => noNexus(at, story),
  'no-share': ({ law, congress }, { trader }) => {
    if (congress === 'consents')
      return 'The tax falls only on sales in State A. A federal statute answers the real objection to it.'
    if (law === 'remote seller')
      return `The tax is fairly apportioned, because it is measured only by sales to State A customers and not by what ${trader.the} sells elsewhere.`
    return 'The tax reaches only sales in State A and is fairly apportioned. The defect lies in who bears it in the end.'
  },
} as const satisfies Record<string, Words>

function noShield(at: TradeFacts): string {
  const { law, congress } = at
  if (congress === 'consents')
    return 'Protectionism is fatal only where Congress hasn’t spoken. Here a federal statute expressly permits it.'
  if (law === 'seller')
    return 'A preference for residents would be forbidden to a regulator, but State A is selling what it owns.'
  if (law === 'public plant')
    return 'The plant is public, and every private rival is excluded, local or not. Nobody’s private business is preferred.'
  if (law === 'subsidy')
    return 'Helping local business isn’t itself forbidden. The clause bars burdens on outside goods, and direct payments impose none.'
  if (law === 'shops')
    return 'That all affected owners are from other states doesn’t make the rule discriminatory. It would apply to a local wholesaler too.'
  if (isBan(at))
    return 'The aim is to stop a real pest, not a competitor. The validity of the ban depends on whether anything else would work.'
  if (law === 'remote seller' || law === 'no nexus' || law === 'all income')
    return 'Local and outside sellers owe the tax on the same terms, so it favors nobody by place of business.'
  return 'Goods from State A must meet the same requirement, so no one is preferred by origin.'
}

function noBurden({ law, congress }: TradeFacts): string {
  if (congress === 'consents')
    return 'Whether a burden is excessive, or undue, is a question for the time before Congress acts. Once it consents, no test under the clause applies.'
  if (law === 'seller')
    return 'Pike balancing has no place when a state sells its own product, since it may refuse a customer as any seller may. Neither the local benefits nor an undue burden would count.'
  if (law === 'packing')
    return 'A requirement that work be done in the state isn’t evenhanded, so its burden isn’t weighed. It is a condition that reaches past the sale.'
  if (law === 'public plant')
    return 'A fee that is four percent higher is no excessive burden in relation to the benefits of a public service, and all firms pay it.'
  if (law === 'private plant')
    return 'An ordinance that hands all the work to a local firm isn’t evenhanded, so burdens and benefits aren’t weighed. It fails a stricter test.'
  if (law === 'subsidy')
    return 'The payments leave outside goods free to be sold. Tougher competition isn’t an excessive burden on interstate commerce.'
  if (law === 'label' || law === 'shops' || law === 'methods')
    return 'The cost is modest in relation to the benefits. A clearly excessive burden, which is what Pike forbids, takes much more.'
  return 'Pike, with its weighing of burden and benefits, is for evenhanded laws. This one draws its line at a border and gets stricter review.'
}

function noNexus(at: TradeFacts, { trader }: TradeStory): string {
  const { law, congress } = at
  if (congress === 'consents')
    return isTax(at)
      ? 'The sales take place in State A and so have a substantial nexus with it. Congress has approved the rest.'
      : 'The sales take place in State A, so the effect isn’t extraterritorial. Congress has approved the rest.'
  switch (law) {
    case 'export':
      return 'The sales to customers from other states are made in State A, so the effect isn’t extraterritorial. The trouble is whom the statute favors.'
    case 'remote seller':
      return 'Since Wayfair, substantial sales into a state are a sufficient connection without any physical presence.'
    case 'all income':
      return `The store gives State A a substantial nexus with ${trader.the}, as the clause requires. The fault lies in how much it taxes.`
    case 'methods':
      return 'Sales in State A are within its power. Under Ross, an extraterritorial effect on the treatment of goods doesn’t by itself make a statute invalid.'
    case 'shops':
      return 'The stores stand in State A. A state has power over them wherever the owners live, so nothing is extraterritorial.'
    case 'useless':
      return 'The trucks use State A’s own roads, so the effect isn’t extraterritorial. The measure fails for another reason.'
    default:
      return isTax(at)
        ? 'Sales in State A are a substantial nexus with the goods, although they come from other states.'
        : 'Sales in State A are within its power, although the goods come from other states. The effect isn’t extraterritorial.'
  }
}
