import { capital } from '../../../text/capital.ts'
import { flowing } from '../../engine/join-sentences.ts'
import type { FraudsFacts, FraudsSkin } from './facts.ts'
import { tellGoods } from './tell-goods.ts'
import { drawer, word } from './words.ts'

type Teller = (facts: FraudsFacts, skin: FraudsSkin) => string

/** The bargain by word of mouth, what was written and done, and the refusal. */
export const tell: Teller = (facts, skin) => flowing(told(facts, skin))

const told: Teller = (facts, skin) => {
  switch (facts.category) {
    case 'land':
      return tellLand(facts, skin)
    case 'year':
      return tellYear(facts, skin)
    case 'surety':
      return tellSurety(facts, skin)
    case 'goods':
      return tellGoods(facts, skin)
  }
}

const tellLand: Teller = (facts, skin) => {
  const { plaintiff, defendant } = skin
  const [thing, price] = [word(skin, 'thing'), word(skin, 'price')]
  const written = {
    defendant: `The next day ${defendant} signed and handed over a short document that identified both of them, ${thing}, the price and the date. ${plaintiff} signed nothing.`,
    'no price': `The next day ${defendant} signed and handed over a short document that identified both of them, ${thing} and the date, but not the price.`,
    'two papers': `The next day ${defendant} sent a signed letter: "I stand by our sale on the terms of the typed sheet that we went over." That sheet, signed by neither, identifies both of them, ${thing}, the price and the date.`,
  }[facts.writing as string]
  const done = {
    paid: ` ${plaintiff} paid ${word(skin, 'deposit')} of the price and took no other step.`,
    possession: ` ${plaintiff} paid ${word(skin, 'deposit')} of the price and, relying on the agreement, moved in and ${word(skin, 'improved')} while ${defendant} looked on and approved.`,
  }[facts.conduct as string]
  return `${word(skin, 'opening')} On March 3 they reached an oral agreement that ${plaintiff} would buy ${thing} for ${price} and that ${defendant} would convey it on June 1. ${written ?? drawer(skin)}${done ?? ''} The property has since appreciated considerably, and ${defendant} refuses to convey it, invoking the statute of frauds. ${plaintiff} initiates litigation for specific performance.`
}

const tellYear: Teller = (facts, skin) => {
  const { plaintiff, defendant } = skin
  const [task, pay, long] = [word(skin, 'task'), word(skin, 'pay'), word(skin, 'long')]
  const start = `${word(skin, 'opening')} In a talk on February 1 they agreed that ${plaintiff} would ${task}`
  const bargain =
    facts.conduct === 'performed'
      ? `${start} by the end of March, and that ${defendant} would pay ${word(skin, 'whole')} for it in 24 equal monthly amounts, beginning in April.`
      : {
          within: `${start} for two years from that day at ${pay}.`,
          edge: `${start} at ${pay} for eleven months, beginning on May 1 and ending on March 31 of the next year.`,
          outside: `${start} at ${pay} until the task was done. No date was set. Both thought that it would take about ${long}.`,
        }[facts.scope]
  const written = {
    defendant: `The next day a director signed a short paper for ${defendant} that named both sides, the work, the pay and the time. ${plaintiff} signed nothing.`,
    refusal: `A week later ${plaintiff} got a letter signed by a director for ${defendant}: "I know that we hired you to ${task} for two years from February 1 at ${pay}. We have thought better of it and will not go through with it."`,
  }[facts.writing as string]
  const end =
    facts.conduct === 'performed'
      ? `${plaintiff} finished all of the work on time, to everyone's satisfaction. After six payments ${defendant} stopped, invoking the statute of frauds as an affirmative defense. ${plaintiff} sues for the rest.`
      : `Before any work was done, ${defendant} hired somebody cheaper and now invokes the statute of frauds. ${plaintiff} initiates litigation for breach of contract.`
  return `${bargain} ${written ?? drawer(skin)} ${end}`
}

const tellSurety: Teller = (facts, skin) => {
  const { plaintiff, defendant } = skin
  const [debtor, debt] = [word(skin, 'debtor'), word(skin, 'debt')]
  const opening = `${capital(word(skin, 'creditor'))} had sold on credit to ${debtor}, ${word(skin, 'trade')}, who owed ${debt} and could not pay. ${capital(plaintiff)} was about to sue and had stopped all deliveries.`
  const toCreditor = `On the telephone ${defendant} told ${plaintiff}: "Give ${debtor} another month and go on delivering. If ${debtor} does not pay you, I will." ${capital(plaintiff)} agreed and went on delivering.`
  const promise = {
    within: `${word(skin, 'favor')} ${toCreditor}`,
    edge: `${word(skin, 'stake')} ${toCreditor}`,
    outside: `${capital(defendant)} then agreed with ${debtor}, by word of mouth, to pay ${plaintiff} what ${debtor} owed, and in return ${debtor} gave ${defendant} ${word(skin, 'given')}. ${capital(plaintiff)} heard of this and approved.`,
  }[facts.scope]
  const written =
    facts.writing === 'defendant'
      ? `The next day ${defendant} signed a short paper that named the three of them, the debt and the promise to pay it in return for the extra month. ${capital(plaintiff)} signed nothing.`
      : `That evening a manager of ${plaintiff} recorded all the terms in a private document and signed it, but communicated it to nobody. ${capital(defendant)} signed nothing.`
  return `${opening} ${promise} ${written} ${debtor} never paid. ${capital(plaintiff)} initiates litigation against ${defendant} on the promise, and ${defendant} invokes the statute of frauds as an affirmative defense.`
}
