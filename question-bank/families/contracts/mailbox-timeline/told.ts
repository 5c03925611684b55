import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import { day, lastDay, type MailboxFacts, type MailboxStory, type Twist } from './facts.ts'

type Telling = (story: MailboxStory) => string

const withdrew = (s: MailboxStory) => `On ${day(s, 2)}, ${s.offeror.the} mailed a letter revoking the offer.`
const rejected = (s: MailboxStory) => `On ${day(s, 2)}, ${s.offeree.the} mailed a letter rejecting the offer`
const accepted = (s: MailboxStory, count: number) =>
  `On ${day(s, count)}, ${s.offeree.the} mailed a properly addressed letter of acceptance`
const crossed = (s: MailboxStory) =>
  `${withdrew(s)} On ${day(s, 3)}, before it arrived, ${s.offeree.the} mailed a properly addressed letter of acceptance. The revocation reached ${him(s.offeree)} on ${day(s, 5)}. ${The(s.offeror)} received the acceptance on ${day(s, 6)} and refused to sell.`
const misaddressed = (s: MailboxStory) =>
  `${withdrew(s)} On ${day(s, 3)}, before it arrived, ${s.offeree.the} mailed a letter of acceptance with the wrong street number on the envelope. The revocation reached ${him(s.offeree)} on ${day(s, 5)}.`
const storm = (s: MailboxStory) =>
  `${accepted(s, 9)}. Because a storm closed the roads, ${s.offeror.the} did not receive it until ${day(s, 12)}. ${He(s.offeror)} then told ${him(s.offeree)} that ${he(s.offeror)} would not go through with the sale.`
const reversed = (s: MailboxStory) =>
  `${accepted(s, 2)}. The next day, ${he(s.offeree)} changed ${his(s.offeree)} mind and sent a rejection by overnight courier.`

/** From the first message after the offer to the dispute. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  crossing: crossed,
  'read-first': (s) =>
    `${withdrew(s)} ${The(s.offeree)} read it on ${day(s, 4)}. Hoping that it was not too late, ${he(s.offeree)} mailed a properly addressed letter of acceptance on ${day(s, 5)}. ${The(s.offeror)} received the acceptance on ${day(s, 7)} and refused to sell.`,
  unopened: (s) =>
    `${withdrew(s)} It was placed in the mailbox at ${whose(s.offeree)} home on the morning of ${day(s, 4)}. ${The(s.offeree)} carried it inside with other mail but did not open it. That afternoon, ${he(s.offeree)} mailed a properly addressed letter of acceptance, and in the evening ${he(s.offeree)} opened the revocation. ${The(s.offeror)} received the acceptance on ${day(s, 6)} and refused to sell.`,
  sold: (s) =>
    `On ${day(s, 2)}, ${s.offeror.the} sold ${s.it} to someone else. ${The(s.offeree)} heard nothing from ${him(s.offeror)}, but on ${day(s, 4)} a friend who had witnessed the sale told ${him(s.offeree)} about it. The next day, ${he(s.offeree)} mailed a properly addressed letter of acceptance, which ${s.offeror.the} received on ${day(s, 7)}.`,
  delayed: storm,
  lost: (s) =>
    `${accepted(s, 3)}, but the mail truck burned, and the letter never arrived. On ${day(s, 8)}, having heard nothing, ${s.offeror.the} sold ${s.it} to someone else for a higher price. The next day, ${s.offeree.the} called to arrange payment and learned of the sale.`,
  astray: (s) =>
    `${misaddressed(s)} ${The(s.offeror)} received the acceptance on ${day(s, 9)}, three days after a properly addressed letter would have arrived, and refused to sell.`,
  'set-right': (s) =>
    `${misaddressed(s)} A carrier who recognized ${whose(s.offeror)} name delivered the acceptance on ${day(s, 6)}, just when a properly addressed letter would have arrived. ${The(s.offeror)} refused to sell.`,
  overtaking: (s) =>
    `${rejected(s)}. The next day, ${he(s.offeree)} changed ${his(s.offeree)} mind and sent a letter of acceptance by overnight courier. ${The(s.offeror)} received the acceptance on ${day(s, 4)} and the rejection on ${day(s, 5)}. ${He(s.offeror)} refused to sell.`,
  'rejected-first': (s) =>
    `${rejected(s)}. On ${day(s, 4)}, ${he(s.offeree)} changed ${his(s.offeree)} mind and mailed a properly addressed letter of acceptance. ${The(s.offeror)} received the rejection on ${day(s, 5)} and the acceptance on ${day(s, 7)}. ${He(s.offeror)} refused to sell.`,
  'second-thoughts': (s) =>
    `${reversed(s)} ${The(s.offeror)} received the rejection on ${day(s, 4)} and put it aside. When the acceptance arrived the next day, ${he(s.offeror)} wrote back that ${he(s.offeror)} expected to be paid. ${The(s.offeree)} refused to buy.`,
  reliance: (s) =>
    `${reversed(s)} ${The(s.offeror)} read the rejection on ${day(s, 4)} and, believing that ${s.offeree.the} no longer wanted ${s.it}, sold it to someone else that afternoon. The acceptance arrived on ${day(s, 5)}, and ${s.offeree.the} then insisted on the sale.`,
  telephone: (s) =>
    `${withdrew(s)} On ${day(s, 3)}, before it arrived, ${s.offeree.the} telephoned ${s.offeror.the} and said, "I accept your offer." ${The(s.offeror)} heard this but hung up without a word. The revocation reached ${s.offeree.the} on ${day(s, 5)}, and ${s.offeror.the} refused to sell.`,
  death: (s) =>
    `On ${day(s, 2)}, ${s.offeror.the} died. Unaware of the death, ${s.offeree.the} mailed a properly addressed letter of acceptance on ${day(s, 4)}. The next day, ${he(s.offeree)} received a letter in which ${whose(s.offeror)} executor reported the death and declined to sell. The acceptance was delivered to the executor on ${day(s, 6)}.`,
  assistant: (s) =>
    `On the afternoon of ${lastDay(s)}, ${s.offeree.the} signed a letter of acceptance and gave it to ${his(s.offeree)} assistant to mail. The assistant mailed it the next morning, and ${s.offeror.the} received it on ${day(s, 13)}. ${He(s.offeror)} did not reply, and a week later ${he(s.offeror)} sold ${s.it} to someone else.`,
  'option-revoked': (s) =>
    `On ${day(s, 2)}, ${s.offeror.the} mailed a letter that withdrew the offer and enclosed a check for ${s.fee}. ${The(s.offeree)} read the letter on ${day(s, 4)} and left the check uncashed. The next day, ${he(s.offeree)} mailed a letter of acceptance. ${The(s.offeror)} received it on ${day(s, 7)} and refused to sell.`,
  'option-rejected': (s) =>
    `${rejected(s)}, which ${s.offeror.the} read and filed on ${day(s, 4)}. On ${day(s, 5)}, ${s.offeree.the} changed ${his(s.offeree)} mind and mailed a letter of acceptance. ${The(s.offeror)} received it on ${day(s, 7)} and refused to sell.`,
  'option-delayed': storm,
  'option-death': (s) =>
    `On ${day(s, 3)}, ${s.offeror.the} died. Unaware of the death, ${s.offeree.the} mailed a properly addressed letter of acceptance on ${day(s, 5)}. ${capital(whose(s.offeror))} executor received it on ${day(s, 7)} and declined to sell.`,
  'receipt-revoked': crossed,
  'receipt-mailbox': (s) =>
    `${accepted(s, 5)}. On ${day(s, 7)}, it was placed in the mailbox at ${whose(s.offeror)} home. ${The(s.offeror)}, who was away for the week, telephoned ${s.offeree.the} on ${day(s, 8)} and said that ${he(s.offeror)} was withdrawing the offer. ${He(s.offeror)} found the acceptance on returning home the next day and refused to sell.`,
  'receipt-delayed': storm,
}

/** The side that says that there is a contract, and the other one. */
export const claimant = ({ twist }: MailboxFacts, s: MailboxStory): Party =>
  twist === 'second-thoughts' ? s.offeror : s.offeree
export const opponent = ({ twist }: MailboxFacts, s: MailboxStory): string => {
  if (twist === 'second-thoughts') return s.offeree.the
  return isDead(twist) ? `the executor` : s.offeror.the
}
const isDead = (twist: Twist) => twist === 'death' || twist === 'option-death'

/** The bargain that keeps the offer open, reading on after the day. */
const option = (s: MailboxStory): string =>
  `${s.offeree.the} paid ${s.offeror.the} ${s.fee} for ${his(s.offeror)} written promise to hold the offer open through ${lastDay(s)}.`

/** How long the offer is open or on what terms, in the words of the letter; nothing where that was agreed apart. */
function promised({ offer }: MailboxFacts, s: MailboxStory): string {
  if (offer === 'option') return ''
  return offer === 'receipt'
    ? `Your acceptance will not be effective unless I receive it by ${lastDay(s)}.`
    : `I will keep this offer open through ${lastDay(s)}.`
}

/** The arrival of the offer first. */
function arrivalFirst(at: MailboxFacts, s: MailboxStory): string {
  const { offeror, offeree } = s
  const offer = `On ${day(s, 0)}, ${offeree.a} received a signed letter in which ${offeror.a} offered to sell ${him(offeree)} ${s.thing} for ${s.price}.`
  const terms =
    at.offer === 'option' ? `The same day, ${option(s)}` : `The letter added, "${promised(at, s)}"`
  return `${offer} ${terms} ${TOLD[at.twist](s)}`
}

/** The letter and its words first. */
function letterFirst(at: MailboxFacts, s: MailboxStory): string {
  const { offeror, offeree } = s
  const words = `I will sell you ${s.my} for ${s.price}. ${promised(at, s)}`.trim()
  const terms = at.offer === 'option' ? ` The same day, ${option(s)}` : ''
  return `${capital(offeror.a)} sent ${offeree.a} a signed letter, which reached ${him(offeree)} on ${day(s, 0)}. The letter said, "${words}"${terms} ${TOLD[at.twist](s)}`
}

/** The one who receives the offer first. */
function offereeFirst(at: MailboxFacts, s: MailboxStory): string {
  const { offeror, offeree } = s
  const offer = `${capital(offeree.a)} received a signed letter on ${day(s, 0)} from ${offeror.a}, who offered to sell ${him(offeree)} ${s.thing} for ${s.price}`
  const terms = {
    ordinary: ` and promised to keep the offer open through ${lastDay(s)}.`,
    option: `. The same day, ${option(s)}`,
    receipt: ` but stated that an acceptance would not be effective unless ${he(offeror)} received it by ${lastDay(s)}.`,
  }[at.offer]
  return `${offer}${terms} ${TOLD[at.twist](s)}`
}

export const tell = [arrivalFirst, letterFirst, offereeFirst] as const
