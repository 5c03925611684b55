import type { FraudsFacts, FraudsSkin } from './facts.ts'
import { drawer, word } from './words.ts'

type Teller = (facts: FraudsFacts, skin: FraudsSkin) => string

/** A sale by word of mouth, seller against buyer. */
export const tellGoods: Teller = (facts, skin) => {
  const { plaintiff, defendant } = skin
  const buyer = word(skin, facts.writing === 'consumer' ? 'consumer' : 'merchant')
  const price = { within: word(skin, 'price'), edge: '$500', outside: word(skin, 'under') }[facts.scope]
  const ordered = `On April 5 the two reached an agreement on the telephone that ${plaintiff} would supply and ${defendant} would buy ${word(skin, 'count')} ${word(skin, 'goods')} for ${price} in all.`
  return `${word(skin, 'opening')} ${buyer} ${ordered} ${written(facts, skin)} ${done(facts, skin)}`
}

const written: Teller = (facts, skin) => {
  const { plaintiff, defendant } = skin
  const [count, goods] = [word(skin, 'count'), word(skin, 'goods')]
  const confirmation = `The next day ${plaintiff} mailed a signed letter: "This confirms our sale of ${count} ${goods} at ${word(skin, 'price')}." ${defendant} received and read it on April 8.`
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
      return `${confirmation} ${objection(skin, 14, 16)}`
    case 'objected late':
      return `${confirmation} ${objection(skin, 20, 22)}`
    default:
      return drawer(skin)
  }
}

/** Both days stand on the same side of the tenth after receipt, since notice is given by sending it (UCC 1-202(d)). */
function objection({ plaintiff, defendant }: FraudsSkin, sent: number, arrived: number): string {
  return `On April ${sent} ${defendant} mailed ${plaintiff} a reply, "I do not agree that I bought them," which arrived on April ${arrived}.`
}

const done: Teller = (facts, skin) => {
  const { plaintiff, defendant } = skin
  const [count, goods] = [word(skin, 'count'), word(skin, 'goods')]
  const relies = 'invokes the statute of frauds as an affirmative defense'
  switch (facts.conduct) {
    case 'special':
      return `The ${goods} were to be ${word(skin, 'marked')}. ${plaintiff} had finished half of them when ${defendant} called the purchase off. ${plaintiff} initiates litigation for breach, and ${defendant} ${relies}.`
    case 'accepted':
      return `In May ${plaintiff} delivered all ${count}. ${defendant} looked them over, kept them without complaint and did not pay. ${plaintiff} sues for the price, and ${defendant} ${relies}.`
    case 'part':
      return `In May ${plaintiff} delivered ${word(skin, 'part')}, which ${defendant} looked over, kept and paid for at the agreed rate. ${defendant} then turned the other ${word(skin, 'rest')} away. ${plaintiff} sues for breach as to those ${word(skin, 'rest')}, and ${defendant} ${relies}.`
    case 'admitted':
      return `In May ${defendant} refused to take them. ${plaintiff} sued for breach, and ${defendant} ${relies}. Under oath at trial ${defendant} then said: "Yes, I did agree to buy ${count} of them, but I never put it in writing."`
    default:
      return `In May ${defendant}, who had found cheaper ones, refused to take any. ${plaintiff} initiates litigation for breach, and ${defendant} ${relies}.`
  }
}
