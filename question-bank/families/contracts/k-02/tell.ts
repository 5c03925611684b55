import { joinSentences } from '../../engine/join-sentences.ts'
import type { MailboxFacts, MailboxSkin } from './facts.ts'

type Teller = (facts: MailboxFacts, skin: MailboxSkin) => string

/** The day `count` days after the offer came. */
const day = (skin: MailboxSkin, count: number) => `${skin.month} ${skin.start + count}`

/** The one who says that there is a contract; after a change of mind that is the offeror. */
export const claimant: Teller = (facts, skin) =>
  facts.reply === 'acceptance-rejection' ? skin.offeror : skin.offeree
export const opponent: Teller = (facts, skin) =>
  facts.reply === 'acceptance-rejection' ? skin.offeree : skin.offeror

/** The facts in order of time: the offer, the messages, the dispute. */
export function tell(facts: MailboxFacts, skin: MailboxSkin): string {
  const dispute = `${claimant(facts, skin)} now says that the two have a contract, and ${opponent(facts, skin)} denies it.`
  return joinSentences([skin.opening, offered(facts, skin), messages(facts, skin), dispute].join(' '))
}

const offered: Teller = (facts, skin) => {
  const { offeror, offeree, deal } = skin
  const letter = `In a letter that ${offeree} received on ${day(skin, 0)}, ${offeror} offered ${deal}. It invited a reply by mail or telephone and said that the offer could be accepted through ${day(skin, 10)}.`
  if (facts.offer === 'option')
    return `${letter} At once ${offeree} paid ${offeror} ${skin.fee}, and ${offeror} promised in return to hold the offer open through that day.`
  if (facts.offer === 'receipt')
    return `${letter} It added: "There will be no contract unless and until I have your acceptance in my hands."`
  return `${letter} ${offeree} paid nothing for that time.`
}

const messages: Teller = (facts, skin) => {
  if (facts.reply !== 'acceptance') return twoReplies(facts, skin)
  if (facts.voice === 'phone') return spoken(facts, skin)
  return oneReply(facts, skin)
}

const oneReply: Teller = (facts, skin) => {
  const { offeror, offeree } = skin
  const isSlow = facts.fate === 'late' || facts.fate === 'lost'
  const sent = isSlow ? 9 : 2
  const read = isSlow ? 10 : 4
  if (facts.word === 'early')
    return `On ${day(skin, 1)} ${offeror} mailed a note that withdrew the offer, and ${offeree} read it on ${day(skin, 3)}. On ${day(skin, 4)} ${offeree} all the same mailed a letter of acceptance, stamped and well addressed, and it arrived on ${day(skin, 6)}.`
  const note =
    facts.word === 'crossing'
      ? `On ${day(skin, sent - 1)} ${offeror} mailed a note that withdrew the offer. Knowing nothing of it, `
      : ''
  const posted = `${note}${offeree} mailed a letter of acceptance on ${day(skin, sent)}`
  const heard = facts.word === 'crossing' ? ` The note came to ${offeree} on ${day(skin, read)}.` : ''
  return `${posted}${addressed(facts, skin)}${facts.fate === 'before' ? arrival(facts, skin) : ''}${heard}${facts.fate === 'before' ? '' : arrival(facts, skin)}`
}

const addressed: Teller = (facts, skin) =>
  facts.address === 'right' ? ', stamped and well addressed.' : ` but ${skin.slip}.`

const arrival: Teller = (facts, skin) => {
  const { offeror } = skin
  if (facts.address === 'wrong swift')
    return ` A carrier who knew ${offeror} set it right, and the letter arrived on ${day(skin, 5)}, just when a well-addressed one would have.`
  if (facts.address === 'wrong slow')
    return ` The letter went astray and reached ${offeror} on ${day(skin, 8)}, three days after a well-addressed one would have.`
  if (facts.fate === 'before') return ` ${offeror} received it on ${day(skin, 3)}.`
  if (facts.fate === 'late')
    return ` A storm delayed the mail, and ${offeror} received the letter on ${day(skin, 12)}.`
  if (facts.fate === 'lost')
    return ` The truck that carried the letter burned with all its mail, and ${offeror} never received it.`
  return ` The letter came to ${offeror} on ${day(skin, 5)}.`
}

const spoken: Teller = (_facts, skin) => {
  const { offeror, offeree } = skin
  return `On ${day(skin, 1)} ${offeror} mailed a note that withdrew the offer. On ${day(skin, 2)}, knowing nothing of it, ${offeree} telephoned and said, "I accept your offer." ${offeror} heard every word, said nothing of the note and rang off. The note came to ${offeree} on ${day(skin, 4)}.`
}

const twoReplies: Teller = (facts, skin) => {
  const { offeror, offeree } = skin
  const unharmed = `${offeror} did nothing in reliance on the refusal.`
  if (facts.voice === 'phone')
    return `On ${day(skin, 1)} ${offeree} mailed a letter that declined the offer. On ${day(skin, 2)} ${offeree} thought better of it, telephoned and said, "I accept your offer," which ${offeror} heard clearly. The letter came on ${day(skin, 4)}. ${unharmed}`
  const declined = 'a letter that declined the offer'
  const accepted = 'a letter of acceptance, stamped and well addressed'
  if (facts.reply === 'acceptance-rejection') {
    const arrived =
      facts.fate === 'after'
        ? `Going by courier, the refusal reached ${offeror} on ${day(skin, 3)}. The acceptance came on ${day(skin, 5)}.`
        : `The acceptance reached ${offeror} on ${day(skin, 4)} and the refusal on ${day(skin, 5)}.`
    return `On ${day(skin, 1)} ${offeree} mailed ${accepted}. On ${day(skin, 2)} ${offeree} had a change of heart and sent ${declined}. ${arrived} ${unharmed}`
  }
  const arrived =
    facts.fate === 'before'
      ? `By good luck the acceptance reached ${offeror} on ${day(skin, 3)}, and the refusal came on ${day(skin, 5)}.`
      : `The refusal reached ${offeror} on ${day(skin, 3)}, and the acceptance came on ${day(skin, 5)}.`
  return `On ${day(skin, 1)} ${offeree} mailed ${declined}. On ${day(skin, 2)} ${offeree} had a change of heart and mailed ${accepted}. ${arrived} ${unharmed}`
}
