import { capital } from '../../../text/capital.ts'
import { joinSentences } from '../../engine/join-sentences.ts'
import type { DebtPromise, FraudsFacts, FraudsStory, GoodsSale, LandSale, LongJob } from './facts.ts'

const story = (
  id: string,
  plaintiff: string,
  defendant: string,
  bargain: FraudsStory['bargain'],
): FraudsStory => ({ id, fixes: { category: bargain.category }, plaintiff, defendant, bargain })

/** Twelve bargains, three of each kind. The plaintiff in a sale of goods is always the seller. */
export const stories: readonly FraudsStory[] = [
  story('goat-farm', 'Corbin', 'Alvarez', {
    category: 'land',
    opening: 'Corbin wanted a small farm for a herd of goats, and Alvarez, who owned one, meant to retire.',
    thing: 'the farm',
    price: '$180,000',
    deposit: '$4,000',
    improved: 'fenced two fields and dug a well',
  }),
  story('old-mill', 'Hsu', 'Brandt', {
    category: 'land',
    opening:
      'Brandt had inherited an old mill and could not pay for its upkeep. Hsu, a weaver, hoped to work there.',
    thing: 'the mill and its yard',
    price: '$95,000',
    deposit: '$2,500',
    improved: 'put on a new roof and rewired the building',
  }),
  story('beach-lot', 'Moreau', 'Quist', {
    category: 'land',
    opening:
      'Quist owned a cottage near a beach that stood empty most of the year. Moreau wanted to live in it.',
    thing: 'the cottage',
    price: '$140,000',
    deposit: '$3,000',
    improved: 'built a sea wall and replaced the kitchen',
  }),
  story('archive', 'Tanner', 'the Blackwood Museum', {
    category: 'year',
    opening:
      'The Blackwood Museum owns 40,000 old photographs that nobody has listed, and Tanner is an archivist.',
    task: 'list the photographs',
    pay: '$4,200 a month',
    long: 'three years',
    whole: '$48,000',
  }),
  story('vineyard', 'Ferro', 'Eastgate Vineyards', {
    category: 'year',
    opening:
      'Eastgate Vineyards has forty acres of neglected vines, and Ferro knows how to bring such vines back.',
    task: 'restore the vines',
    pay: '$5,000 a month',
    long: 'four years',
    whole: '$36,000',
  }),
  story('hotel-piano', 'Osei', 'the Harbor Hotel', {
    category: 'year',
    opening: 'The Harbor Hotel is full of worn furniture from a better age, and Osei repairs such pieces.',
    task: 'repair the furniture',
    pay: '$3,800 a month',
    long: 'three years',
    whole: '$24,000',
  }),
  story('lumber', 'Pine Supply', 'Garrow', {
    category: 'surety',
    creditor: 'Pine Supply, a lumber yard,',
    debtor: 'Stoll',
    trade: 'a carpenter',
    debt: '$9,400',
    favor: 'Garrow, an aunt of Stoll with no part in the business, wanted to spare the family a bankruptcy.',
    stake:
      'Garrow, whose half-built restaurant stood idle because Stoll could get no more lumber for it, wanted the work to go on.',
    given: 'a delivery van',
  }),
  story('printer', 'Delta Paper', 'Nyberg', {
    category: 'surety',
    creditor: 'Delta Paper, a wholesaler,',
    debtor: 'Amari',
    trade: 'a printer',
    debt: '$12,600',
    favor: 'Nyberg, a friend of Amari from school days with no part in the business, felt sorry for him.',
    stake:
      'Nyberg, whose mail-order house would have lost the season because Amari could get no paper for its catalogs, wanted them printed.',
    given: 'a binding machine',
  }),
  story('feed', 'Valley Feed', 'Rusk', {
    category: 'surety',
    creditor: 'Valley Feed, a grain dealer,',
    debtor: 'Lindgren',
    trade: 'a trainer of horses',
    debt: '$7,800',
    favor:
      'Rusk, a cousin of Lindgren with no part in the business, hoped to keep the peace among relatives.',
    stake: 'Rusk, whose own race horses stood in Lindgren’s stable and were going hungry, wanted them fed.',
    given: 'a horse trailer',
  }),
  story('lanterns', 'Sable', 'Whitaker', {
    category: 'goods',
    opening: 'Sable makes brass lanterns for sale.',
    merchant: 'Whitaker keeps a shop for ship fittings.',
    consumer: 'Whitaker, an accountant, wanted lanterns for the garden at home.',
    count: '40',
    goods: 'lanterns',
    price: '$3,200',
    under: '$480',
    part: '10',
    rest: '30',
    marked: 'engraved with the crest of Whitaker’s grandfather, which no one else would want',
  }),
  story('tiles', 'Castro', 'Imhof', {
    category: 'goods',
    opening: 'Castro makes painted tiles for sale.',
    merchant: 'Imhof deals in tiles and stone.',
    consumer: 'Imhof, a dentist, wanted tiles for a kitchen of her own.',
    count: '200',
    goods: 'tiles',
    price: '$2,600',
    under: '$450',
    part: '50',
    rest: '150',
    marked: 'painted with the faces of Imhof’s staff, which no one else would want',
  }),
  story('banners', 'Mercer', 'Duval', {
    category: 'goods',
    opening: 'Mercer makes silk banners for sale.',
    merchant: 'Duval runs a store for festival goods.',
    consumer: 'Duval, a bus driver, wanted banners for a family reunion.',
    count: '24',
    goods: 'banners',
    price: '$1,900',
    under: '$460',
    part: '6',
    rest: '18',
    marked: 'woven with the words of a song by Duval’s mother, which no one else would want',
  }),
]

/** The bargain by word of mouth, what was written and done, and the refusal. */
export function tell(facts: FraudsFacts, story: FraudsStory): string {
  return joinSentences(told(facts, story))
}

function told(facts: FraudsFacts, story: FraudsStory): string {
  const { bargain } = story
  switch (bargain.category) {
    case 'land':
      return tellLand(facts, story, bargain)
    case 'year':
      return tellYear(facts, story, bargain)
    case 'surety':
      return tellSurety(facts, story, bargain)
    case 'goods':
      return tellGoods(facts, story, bargain)
  }
}

/** What is told of a fact, by its value. */
type Told<Fact extends keyof FraudsFacts> = { readonly [Value in FraudsFacts[Fact]]?: string }

function tellLand(facts: FraudsFacts, story: FraudsStory, bargain: LandSale): string {
  const { plaintiff, defendant } = story
  const { thing, price } = bargain
  const written: Told<'writing'> = {
    defendant: `The next day ${defendant} signed and handed over a short document that identified both of them, ${thing}, the price and the date. ${plaintiff} signed nothing.`,
    'no price': `The next day ${defendant} signed and handed over a short document that identified both of them, ${thing} and the date, but not the price.`,
    'two papers': `The next day ${defendant} sent a signed letter: "I stand by our sale on the terms of the typed sheet that we went over." That sheet, signed by neither, identifies both of them, ${thing}, the price and the date.`,
  }
  const done: Told<'conduct'> = {
    paid: ` ${plaintiff} paid ${bargain.deposit} of the price and took no other step.`,
    possession: ` ${plaintiff} paid ${bargain.deposit} of the price and, relying on the agreement, moved in and ${bargain.improved} while ${defendant} looked on and approved.`,
  }
  return `${bargain.opening} On March 3 they reached an oral agreement that ${plaintiff} would buy ${thing} for ${price} and that ${defendant} would convey it on June 1. ${written[facts.writing] ?? drawer(story)}${done[facts.conduct] ?? ''} The property has since appreciated considerably, and ${defendant} refuses to convey it, invoking the statute of frauds. ${plaintiff} initiates litigation for specific performance.`
}

function tellYear(facts: FraudsFacts, story: FraudsStory, bargain: LongJob): string {
  const { plaintiff, defendant } = story
  const { task, pay, long } = bargain
  const start = `${bargain.opening} In a talk on February 1 they agreed that ${plaintiff} would ${task}`
  const agreed =
    facts.conduct === 'performed'
      ? `${start} by the end of March, and that ${defendant} would pay ${bargain.whole} for it in 24 equal monthly amounts, beginning in April.`
      : {
          within: `${start} for two years from that day at ${pay}.`,
          edge: `${start} at ${pay} for eleven months, beginning on May 1 and ending on March 31 of the next year.`,
          outside: `${start} at ${pay} until the task was done. No date was set. Both thought that it would take about ${long}.`,
        }[facts.scope]
  const written: Told<'writing'> = {
    defendant: `The next day a director signed a short paper for ${defendant} that named both sides, the work, the pay and the time. ${plaintiff} signed nothing.`,
    refusal: `A week later ${plaintiff} got a letter signed by a director for ${defendant}: "I know that we hired you to ${task} for two years from February 1 at ${pay}. We have thought better of it and will not go through with it."`,
  }
  const end =
    facts.conduct === 'performed'
      ? `${plaintiff} finished all of the work on time, to everyone's satisfaction. After six payments ${defendant} stopped, invoking the statute of frauds as an affirmative defense. ${plaintiff} sues for the rest.`
      : `Before any work was done, ${defendant} hired somebody cheaper and now invokes the statute of frauds. ${plaintiff} initiates litigation for breach of contract.`
  return `${agreed} ${written[facts.writing] ?? drawer(story)} ${end}`
}

function tellSurety(facts: FraudsFacts, story: FraudsStory, bargain: DebtPromise): string {
  const { plaintiff, defendant } = story
  const { debtor, debt } = bargain
  const opening = `${capital(bargain.creditor)} had sold on credit to ${debtor}, ${bargain.trade}, who owed ${debt} and could not pay. ${capital(plaintiff)} was about to sue and had stopped all deliveries.`
  const toCreditor = `On the telephone ${defendant} told ${plaintiff}: "Give ${debtor} another month and go on delivering. If ${debtor} does not pay you, I will." ${capital(plaintiff)} agreed and went on delivering.`
  const promise = {
    within: `${bargain.favor} ${toCreditor}`,
    edge: `${bargain.stake} ${toCreditor}`,
    outside: `${capital(defendant)} then agreed with ${debtor}, by word of mouth, to pay ${plaintiff} what ${debtor} owed, and in return ${debtor} gave ${defendant} ${bargain.given}. ${capital(plaintiff)} heard of this and approved.`,
  }[facts.scope]
  const written =
    facts.writing === 'defendant'
      ? `The next day ${defendant} signed a short paper that named the three of them, the debt and the promise to pay it in return for the extra month. ${capital(plaintiff)} signed nothing.`
      : `That evening a manager of ${plaintiff} recorded all the terms in a private document and signed it, but communicated it to nobody. ${capital(defendant)} signed nothing.`
  return `${opening} ${promise} ${written} ${debtor} never paid. ${capital(plaintiff)} initiates litigation against ${defendant} on the promise, and ${defendant} invokes the statute of frauds as an affirmative defense.`
}

/** A sale by word of mouth, seller against buyer. */
function tellGoods(facts: FraudsFacts, story: FraudsStory, bargain: GoodsSale): string {
  const { plaintiff, defendant } = story
  const buyer = bargain[facts.writing === 'consumer' ? 'consumer' : 'merchant']
  const price = { within: bargain.price, edge: '$500', outside: bargain.under }[facts.scope]
  const ordered = `On April 5 the two reached an agreement on the telephone that ${plaintiff} would supply and ${defendant} would buy ${bargain.count} ${bargain.goods} for ${price} in all.`
  return `${bargain.opening} ${buyer} ${ordered} ${written(facts, story, bargain)} ${done(facts, story, bargain)}`
}

function written(facts: FraudsFacts, story: FraudsStory, bargain: GoodsSale): string {
  const { plaintiff, defendant } = story
  const { count, goods } = bargain
  const confirmation = `The next day ${plaintiff} mailed a signed letter: "This confirms our sale of ${count} ${goods} at ${bargain.price}." ${defendant} received and read it on April 8.`
  switch (facts.writing) {
    case 'defendant':
      return `The next day ${defendant} signed and sent an order slip that named both of them, the ${count} ${goods} and the price. ${plaintiff} signed nothing.`
    case 'no price':
      return `The next day ${defendant} signed and sent an order slip that named both of them and the ${count} ${goods} agreed on, but not the price.`
    case 'no quantity':
      return `The next day ${defendant} signed and sent an order slip that named both of them and the price of each of the ${goods}, but not how many there were to be.`
    case 'confirmed':
    case 'consumer':
      return `${confirmation} ${defendant} put it aside and never answered.`
    case 'objected':
      return `${confirmation} ${objection(story, 14, 16)}`
    case 'objected late':
      return `${confirmation} ${objection(story, 20, 22)}`
    default:
      return drawer(story)
  }
}

/** Both days stand on the same side of the tenth after receipt, since notice is given by sending it (UCC 1-202(d)). */
function objection({ plaintiff, defendant }: FraudsStory, sent: number, arrived: number): string {
  return `On April ${sent} ${defendant} mailed ${plaintiff} a reply, "I do not agree that I bought them," which arrived on April ${arrived}.`
}

function done(facts: FraudsFacts, story: FraudsStory, bargain: GoodsSale): string {
  const { plaintiff, defendant } = story
  const { count, goods } = bargain
  const relies = 'invokes the statute of frauds as an affirmative defense'
  switch (facts.conduct) {
    case 'special':
      return `The ${goods} were to be ${bargain.marked}. ${plaintiff} had finished half of them when ${defendant} called the purchase off. ${plaintiff} initiates litigation for breach, and ${defendant} ${relies}.`
    case 'accepted':
      return `In May ${plaintiff} delivered all ${count}. ${defendant} looked them over, kept them without complaint and did not pay. ${plaintiff} sues for the price, and ${defendant} ${relies}.`
    case 'part':
      return `In May ${plaintiff} delivered ${bargain.part}, which ${defendant} looked over, kept and paid for at the agreed rate. ${defendant} then turned the other ${bargain.rest} away. ${plaintiff} sues for breach as to those ${bargain.rest}, and ${defendant} ${relies}.`
    case 'admitted':
      return `In May ${defendant} refused to take them. ${plaintiff} sued for breach, and ${defendant} ${relies}. Under oath at trial ${defendant} then said: "Yes, I did agree to buy ${count} of them, but I never put it in writing."`
    default:
      return `In May ${defendant}, who had found cheaper ones, refused to take any. ${plaintiff} initiates litigation for breach, and ${defendant} ${relies}.`
  }
}

/** The note that only the plaintiff signed and nobody saw. */
function drawer({ plaintiff, defendant }: FraudsStory): string {
  return `That evening ${plaintiff} recorded all the terms in considerable detail in a private document and signed it, but communicated it to nobody. ${capital(defendant)} signed nothing.`
}
