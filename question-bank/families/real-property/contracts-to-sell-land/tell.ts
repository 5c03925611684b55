import { capital } from '../../../text/capital.ts'
import { he, his, The } from '../../engine/party.ts'
import { isUnconditional, type SaleFacts, type SaleStory, type Twist } from './facts.ts'
import { DEATH_TOLD, LOSS_TOLD, TIME_TOLD } from './tell-later.ts'
import { DEED_TOLD, TITLE_TOLD } from './tell-title.ts'

const TOLD: Readonly<Record<Twist, (s: SaleStory, died: string) => string>> = {
  ...TITLE_TOLD,
  ...TIME_TOLD,
  ...LOSS_TOLD,
  ...DEATH_TOLD,
  ...DEED_TOLD,
}

const CLOSING = 'with the closing set for June 1'

/** 'a written contract', with what has to be said of its conditions. */
const contract = ({ twist }: SaleFacts): string =>
  isUnconditional(twist) ? 'an unconditional written contract' : 'a written contract'

/** 'niece', where the story has 'the niece'. */
const noun = ({ the }: SaleStory['heir']): string => the.replace('the ', '')

/** The party who dies, in the twists in which one does. */
const deadOf = ({ twist }: SaleFacts, s: SaleStory) => (twist === 'buyer-dies' ? s.buyer : s.seller)

/** The gift in the will, reading on after "left" or "leaving". `land` is what the contract is about. */
function gifts(at: SaleFacts, s: SaleStory, land: string): string {
  const own = his(deadOf(at, s))
  return at.twist === 'devisee'
    ? `${land} to ${own} ${noun(s.heir)}`
    : `"all my real property" to ${own} ${noun(s.heir)} and "all my personal property" to ${own} ${noun(s.legatee)}`
}

/** The death, and the will. */
function died(at: SaleFacts, s: SaleStory): string {
  const dead = deadOf(at, s)
  return `On May 10, ${dead.the} died. ${capital(his(dead))} will, executed years before the contract, left ${gifts(at, s, s.it)}.`
}

const rest = (at: SaleFacts, s: SaleStory): string => TOLD[at.twist](s, died(at, s))

/** The day and the seller first. */
const sellerFirst = (at: SaleFacts, s: SaleStory): string =>
  `On March 3, ${s.seller.a} entered into ${contract(at)} to sell ${s.land} to ${s.buyer.a} for ${s.price}, ${CLOSING}. ${rest(at, s)}`

/** The buyer first. */
const buyerFirst = (at: SaleFacts, s: SaleStory): string =>
  `${capital(s.buyer.a)} ${isUnconditional(at.twist) ? `entered into ${contract(at)}` : 'agreed in writing'} on March 3 to buy ${s.land} from ${s.seller.a} for ${s.price}, ${CLOSING}. ${rest(at, s)}`

/** The will first, which is the oldest of the papers. */
function willFirst(at: SaleFacts, s: SaleStory): string {
  const dead = deadOf(at, s)
  const land = at.twist === 'devisee' ? s.it : s.land
  const sale = dead === s.buyer ? `buy ${land} from ${s.seller.a}` : `sell ${land} to ${s.buyer.a}`
  return `${capital(dead.a)} executed a will leaving ${gifts(at, s, s.land)}. Some years later, on March 3, ${he(dead)} entered into ${contract(at)} to ${sale} for ${s.price}, ${CLOSING}. ${TOLD[at.twist](s, `${The(dead)} died on May 10.`)}`
}

/** The offer first, or the will where there is one. */
function offerFirst(at: SaleFacts, s: SaleStory): string {
  if (at.issue === 'death') return willFirst(at, s)
  return `${capital(s.seller.a)} put ${s.land} up for sale. On March 3, ${he(s.seller)} and ${s.buyer.a} signed ${contract(at)} for the sale of ${s.it} for ${s.price}, ${CLOSING}. ${rest(at, s)}`
}

export const tell = [sellerFirst, offerFirst, buyerFirst] as const
