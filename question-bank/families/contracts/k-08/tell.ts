import { joinSentences } from '../../engine/join-sentences.ts'
import type { TenderFacts, TenderSkin } from './facts.ts'

type Teller = (facts: TenderFacts, skin: TenderSkin) => string

/** The bargain, the delivery and its fault, what the buyer and the seller did. */
export const tell: Teller = (facts, skin) => {
  const { opening, seller, goods, price } = skin
  const terms =
    facts.contract === 'installment'
      ? `to be delivered in four lots, from May to August, each to be accepted and paid for by itself`
      : `all to be delivered together, on May 20 at the latest`
  const bargain = `By a signed contract ${seller} sold it ${goods} for ${price}, ${terms}.`
  const events = facts.contract === 'installment' ? installment(facts, skin) : single(facts, skin)
  return joinSentences(
    `${opening} ${bargain} ${events} Neither the agreement nor any of the correspondence contains any other relevant provision.`,
  )
}

/** What the fault means to the buyer. */
const weight: Teller = (facts, skin) =>
  facts.defect === 'trivial'
    ? `This made next to no difference to their value to ${skin.buyer}.`
    : `This took away most of their value to ${skin.buyer}.`

const installment: Teller = (facts, skin) => {
  const { seller, buyer, faults } = skin
  const found = `The first lot was as agreed. When the second came in June, ${buyer} found on opening it that ${faults[facts.defect]}. ${weight(facts, skin)} On the same day ${buyer} told ${seller} what was wrong and refused that lot.`
  return facts.cure === 'assurance'
    ? `${found} ${seller} at once undertook to replace it within a week, which would have put nobody out, and had its bank guarantee this. ${buyer} would not hear of it.`
    : `${found} ${seller} answered that it had no others and could get none.`
}

const single: Teller = (facts, skin) => {
  const { seller, buyer, faults } = skin
  const fault = faults[facts.defect]
  const told = `On the same day ${buyer} told ${seller} what was wrong and refused them all.`
  const helpless = `${seller} answered that nothing could be done about it.`
  switch (facts.stage) {
    case 'prompt':
      return facts.cure === 'none'
        ? `They came on May 20. On opening the crates that day, ${buyer} found that ${fault}. ${weight(facts, skin)} ${told} ${helpless}`
        : secondTry(facts, skin, told)
    case 'unstated':
      return `They came on May 6. On opening the crates that day, ${buyer} found that ${fault}. ${weight(facts, skin)} It sent a message that read only, "We refuse the shipment." ${seller} had conforming goods in stock and could have sent them within days, had it known. ${buyer} first named the fault in July, in answer to a lawsuit.`
    case 'prepaid':
      return `The contract called for payment in full to the carrier before the crates were opened. They came on May 20, and ${buyer} paid. On opening the crates an hour later, it found that ${fault}. ${weight(facts, skin)} ${told} It asked for its money. ${helpless}`
    case 'silent':
      return `They came on May 20. ${buyer} had room and staff to look at them, but left the crates shut. On July 30 it opened them and saw at a glance that ${fault}. ${weight(facts, skin)} It told ${seller} what was wrong and that it would not keep them.`
    case 'used':
      return `They came on May 20. On opening the crates that day, ${buyer} found that ${fault}. ${weight(facts, skin)} It said nothing and for five weeks used them in its business. On June 25 it told ${seller} what was wrong and that it would not keep them.`
    case 'known':
      return `They came on May 20. On opening the crates that day, ${buyer} found that ${fault}. ${weight(facts, skin)} It wrote to ${seller}, "We see this, and we will take them as they are." Nothing was said of a repair. Three weeks later ${buyer} thought better of it and told ${seller} that it would not keep them.`
    default:
      return takenBack(facts, skin)
  }
}

const secondTry = (facts: TenderFacts, skin: TenderSkin, told: string): string => {
  const { seller, buyer, faults } = skin
  const found = (day: number) =>
    `They came on May ${day}. On opening the crates that day, ${buyer} found that ${faults[facts.defect]}. ${weight(facts, skin)} ${told}`
  const again = (day: number) =>
    `${seller} replied at once that others would follow, and on May ${day} it delivered a full set without any fault. ${buyer}, tired of the matter, refused these too.`
  if (facts.cure === 'in time') return `${found(6)} ${again(15)}`
  return facts.cure === 'grounds'
    ? `${found(20)} In three earlier sales ${buyer} had gladly taken goods with the same fault at a small discount, and ${seller} had counted on that. ${again(27)} The week’s delay did no harm.`
    : `${found(20)} ${seller} had known of the fault when it shipped the goods and had hoped that nobody would look. ${again(27)} The week’s delay did no harm.`
}

const takenBack: Teller = (facts, skin) => {
  const { seller, buyer, faults, hidden } = skin
  const fault = hidden[facts.defect]
  if (facts.stage === 'assured')
    return `They came on May 20. On opening the crates that day, ${buyer} found that ${faults[facts.defect]}. ${weight(facts, skin)} It told ${seller}, which answered, "Keep them, and we will send someone to put that right within a month." ${buyer} kept them. By the end of July, despite two reminders, nobody had come. ${buyer} then told ${seller} that it would not keep them. They were as good as on the first day.`
  const found = `They came on May 20. ${buyer} looked at them in the usual way, saw nothing wrong and put them to use. On June 30 it came to light that ${fault}, which no ordinary inspection could have shown. ${weight(facts, skin)}`
  return facts.stage === 'hidden'
    ? `${found} On the next day it told ${seller} what was wrong and that it would not keep them. They had hardly been worn by then. ${seller} will not take them back.`
    : `${found} It went on using them and said nothing. On December 20, when they were badly worn from that use, it told ${seller} what was wrong and that it would not keep them.`
}
