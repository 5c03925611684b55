import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import { day, lastDay, type MailboxFacts, type MailboxStory, type Twist } from './facts.ts'

type Telling = (story: MailboxStory) => string

const withdrew = (s: MailboxStory) => `On ${day(s, 2)}, ${s.offeror.the} mailed a letter revoking the offer.`
const accepted = (s: MailboxStory, count: number) =>
  `${s.offeree.the} mailed a properly addressed letter of acceptance on ${day(s, count)}`

/** From the first message after the offer to the dispute. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  crossing: (s) =>
    `${withdrew(s)} Before it arrived, ${accepted(s, 3)}. The revocation reached ${s.offeree.the} on ${day(s, 5)}, and the acceptance reached ${s.offeror.the} on ${day(s, 6)}.`,
  'read-first': (s) =>
    `${withdrew(s)} ${The(s.offeree)} read it on ${day(s, 4)}. Hoping that it was not too late, ${accepted(s, 5)}, and ${s.offeror.the} received it on ${day(s, 7)}.`,
  unopened: (s) =>
    `${withdrew(s)} It was placed in the mailbox at ${whose(s.offeree)} home on the morning of ${day(s, 4)}. ${The(s.offeree)} carried it inside with other mail but did not open it. That afternoon, ${he(s.offeree)} mailed a properly addressed letter of acceptance. ${He(s.offeree)} opened the revocation that evening, and ${s.offeror.the} received the acceptance on ${day(s, 6)}.`,
  sold: (s) =>
    `On ${day(s, 2)}, ${s.offeror.the} sold ${s.it} to someone else. ${The(s.offeree)} heard nothing from ${s.offeror.the}, but on ${day(s, 4)} a friend who had witnessed the sale told ${him(s.offeree)} about it. The next day, ${s.offeree.the} mailed a properly addressed letter of acceptance, which ${s.offeror.the} received on ${day(s, 7)}.`,
  delayed: (s) =>
    `${capital(accepted(s, 9))}. Because a storm closed the roads, ${s.offeror.the} did not receive it until ${day(s, 12)}. ${The(s.offeror)} then told ${s.offeree.the} that ${he(s.offeror)} would not go through with the sale.`,
  lost: (s) =>
    `${capital(accepted(s, 3))}, but the mail truck burned, and the letter never arrived. On ${day(s, 8)}, having heard nothing, ${s.offeror.the} sold ${s.it} to someone else for a higher price. On ${day(s, 9)}, ${s.offeree.the} called to arrange payment and learned of the sale.`,
  astray: (s) =>
    `${withdrew(s)} On ${day(s, 3)}, before the revocation arrived, ${s.offeree.the} mailed a letter of acceptance with the wrong street number on the envelope. The revocation reached ${s.offeree.the} on ${day(s, 5)}. The acceptance reached ${s.offeror.the} on ${day(s, 9)}, three days after a properly addressed letter would have arrived.`,
  'set-right': (s) =>
    `${withdrew(s)} On ${day(s, 3)}, before it arrived, ${s.offeree.the} mailed a letter of acceptance with the wrong street number on the envelope. The revocation reached ${s.offeree.the} on ${day(s, 5)}. A carrier who recognized ${whose(s.offeror)} name delivered the acceptance on ${day(s, 6)}, just when a properly addressed letter would have arrived.`,
  overtaking: (s) =>
    `On ${day(s, 2)}, ${s.offeree.the} mailed a letter rejecting the offer. On ${day(s, 3)}, ${he(s.offeree)} changed ${his(s.offeree)} mind and sent a letter of acceptance by overnight courier. ${The(s.offeror)} received the acceptance on ${day(s, 4)} and the rejection on ${day(s, 5)}, and ${he(s.offeror)} refuses to sell.`,
  'rejected-first': (s) =>
    `On ${day(s, 2)}, ${s.offeree.the} mailed a letter rejecting the offer. On ${day(s, 4)}, ${he(s.offeree)} changed ${his(s.offeree)} mind and mailed a properly addressed letter of acceptance. ${The(s.offeror)} received the rejection on ${day(s, 5)} and the acceptance on ${day(s, 7)}, and ${he(s.offeror)} refuses to sell.`,
  'second-thoughts': (s) =>
    `${capital(accepted(s, 2))}. On ${day(s, 3)}, ${he(s.offeree)} changed ${his(s.offeree)} mind and sent a rejection by overnight courier. ${The(s.offeror)} received the rejection on ${day(s, 4)} and put it aside. The acceptance arrived the next day, and ${s.offeror.the} wrote back that ${he(s.offeror)} expected to be paid. ${The(s.offeree)} refuses to buy.`,
  reliance: (s) =>
    `${capital(accepted(s, 2))}. On ${day(s, 3)}, ${he(s.offeree)} changed ${his(s.offeree)} mind and sent a rejection by overnight courier. ${The(s.offeror)} read the rejection on ${day(s, 4)} and for that reason sold ${s.it} to someone else that afternoon. The acceptance arrived on ${day(s, 5)}, and ${s.offeree.the} now wants ${s.it} after all.`,
  telephone: (s) =>
    `${withdrew(s)} On ${day(s, 3)}, before it arrived, ${s.offeree.the} telephoned ${s.offeror.the} and said, "I accept your offer." ${The(s.offeror)} heard this but hung up without a word. The revocation reached ${s.offeree.the} on ${day(s, 5)}.`,
  death: (s) =>
    `On ${day(s, 2)}, ${s.offeror.the} died. Unaware of this, ${accepted(s, 4)}. On ${day(s, 5)}, ${he(s.offeree)} received a letter from ${whose(s.offeror)} executor, who reported the death and declined to sell. The acceptance was delivered to the executor on ${day(s, 6)}.`,
  assistant: (s) =>
    `On the afternoon of ${lastDay(s)}, ${s.offeree.the} signed a letter of acceptance and gave it to ${his(s.offeree)} assistant to mail. The assistant mailed it the next morning, and ${s.offeror.the} received it on ${day(s, 13)}. ${The(s.offeror)} did not reply, and a week later ${he(s.offeror)} sold ${s.it} to someone else.`,
  'option-revoked': (s) =>
    `On ${day(s, 2)}, ${s.offeror.the} mailed a letter that withdrew the offer and enclosed a check for ${s.fee}. ${The(s.offeree)} read the letter on ${day(s, 4)} and left the check uncashed. The next day, ${he(s.offeree)} mailed a letter of acceptance, which ${s.offeror.the} received on ${day(s, 7)}.`,
  'option-rejected': (s) =>
    `On ${day(s, 2)}, ${s.offeree.the} mailed a letter rejecting the offer, which ${s.offeror.the} read and filed on ${day(s, 4)}. On ${day(s, 5)}, ${s.offeree.the} changed ${his(s.offeree)} mind and mailed a letter of acceptance. ${The(s.offeror)} received it on ${day(s, 7)} and refuses to sell.`,
  'option-delayed': (s) =>
    `${capital(accepted(s, 9))}. Because a storm closed the roads, ${s.offeror.the} did not receive it until ${day(s, 12)}. ${The(s.offeror)} then told ${s.offeree.the} that ${he(s.offeror)} would not go through with the sale.`,
  'option-death': (s) =>
    `On ${day(s, 3)}, ${s.offeror.the} died. Unaware of this, ${accepted(s, 5)}. ${capital(whose(s.offeror))} executor received it on ${day(s, 7)} and declined to sell.`,
  'receipt-revoked': (s) =>
    `${withdrew(s)} Before it arrived, ${accepted(s, 3)}. The revocation reached ${s.offeree.the} on ${day(s, 5)}, and the acceptance reached ${s.offeror.the} on ${day(s, 6)}.`,
  'receipt-mailbox': (s) =>
    `${capital(accepted(s, 5))}. On ${day(s, 7)}, it was placed in the mailbox at ${whose(s.offeror)} home. ${The(s.offeror)}, who was away for the week, telephoned ${s.offeree.the} on ${day(s, 8)} and said that ${he(s.offeror)} was withdrawing the offer. ${He(s.offeror)} found the acceptance on returning home on ${day(s, 9)}.`,
  'receipt-delayed': (s) =>
    `${capital(accepted(s, 9))}. Because a storm closed the roads, ${s.offeror.the} did not receive it until ${day(s, 12)}. ${The(s.offeror)} then told ${s.offeree.the} that ${he(s.offeror)} would not go through with the sale.`,
}

/** The side that says that there is a contract, and the other one. */
export const claimant = ({ twist }: MailboxFacts, s: MailboxStory): Party =>
  twist === 'second-thoughts' ? s.offeror : s.offeree
export const opponent = ({ twist }: MailboxFacts, s: MailboxStory): string => {
  if (twist === 'second-thoughts') return s.offeree.the
  return isDead(twist) ? `the executor` : s.offeror.the
}
const isDead = (twist: Twist) => twist === 'death' || twist === 'option-death'

/** How long the offer is open, and on what terms. */
function openFor({ offer }: MailboxFacts, s: MailboxStory): string {
  if (offer === 'receipt')
    return `The letter also said, "Your acceptance will not be effective unless I receive it by ${lastDay(s)}."`
  if (offer === 'option')
    return `The same day, ${s.offeree.the} paid ${s.offeror.the} ${s.fee} for ${his(s.offeror)} written promise to hold the offer open through ${lastDay(s)}.`
  return `The letter also said, "I will keep this offer open through ${lastDay(s)}."`
}

/** The offer first, then what crossed in the mail. */
function inOrder(at: MailboxFacts, s: MailboxStory): string {
  return `On ${day(s, 0)}, ${s.offeree.a} received a signed letter in which ${s.offeror.a} offered to sell ${him(s.offeree)} ${s.thing} for ${s.price}. ${openFor(at, s)} ${TOLD[at.twist](s)} ${sued(at, s)}`
}

/** The dispute first. */
function disputeFirst(at: MailboxFacts, s: MailboxStory): string {
  const { offeror, offeree } = s
  const claim =
    at.twist === 'second-thoughts'
      ? `${capital(offeror.a)} sued ${offeree.a} for refusing to buy ${s.thing}.`
      : isDead(at.twist)
        ? `${capital(offeree.a)} sued the executor of ${offeror.a}'s estate for refusing to sell ${him(offeree)} ${s.thing}.`
        : `${capital(offeree.a)} sued ${offeror.a} for refusing to sell ${him(offeree)} ${s.thing}.`
  return `${claim} ${The(offeree)} had received a signed letter on ${day(s, 0)} in which ${offeror.the} offered it to ${him(offeree)} for ${s.price}. ${openFor(at, s)} ${TOLD[at.twist](s)}`
}

/** The words of the offer first. */
function letterFirst(at: MailboxFacts, s: MailboxStory): string {
  return `"I will sell you ${s.my} for ${s.price}," wrote ${s.offeror.a} in a signed letter that ${s.offeree.a} received on ${day(s, 0)}. ${openFor(at, s)} ${TOLD[at.twist](s)} ${sued(at, s)}`
}

const sued = (at: MailboxFacts, s: MailboxStory) =>
  `${The(claimant(at, s))} has sued ${opponent(at, s)} for breach of contract.`

export const tell = [inOrder, disputeFirst, letterFirst] as const
