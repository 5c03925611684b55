import { capital } from '../../../text/capital.ts'
import { type Party, The, whose } from '../../engine/party.ts'
import { type SaleFacts, type SaleStory, suitOf, type Twist } from './facts.ts'
import { DEATH_TOLD, LOSS_TOLD, TIME_TOLD } from './tell-later.ts'
import { DEED_TOLD, TITLE_TOLD } from './tell-title.ts'

const TOLD: Readonly<Record<Twist, (s: SaleStory) => string>> = {
  ...TITLE_TOLD,
  ...TIME_TOLD,
  ...LOSS_TOLD,
  ...DEATH_TOLD,
  ...DEED_TOLD,
}

/** 'The tailor has sued for damages.' */
function sued(at: SaleFacts, s: SaleStory): string {
  const { plaintiff, defendant, remedy } = suitOf(at, s)
  const whom = at.issue === 'death' ? ` ${defendant.the}` : ''
  return `${The(plaintiff)} has sued${whom} for ${remedy}.`
}

/** As it happened. */
const inOrder = (at: SaleFacts, s: SaleStory): string =>
  `${capital(s.seller.a)} signed a contract on March 3 to sell ${s.land} to ${s.buyer.a} for ${s.price}, with the closing set for June 1. ${TOLD[at.twist](s)} ${sued(at, s)}`

/** A party who was mentioned before. */
const known = (party: Party): Party => ({ ...party, a: party.the })

/** 'niece', where the story has 'the niece'. */
const noun = ({ the }: Party): string => the.replace('the ', '')

/** The dispute over an estate first. */
function estateFirst(at: SaleFacts, s: SaleStory): string {
  const { remedy } = suitOf(at, s)
  const isBuyers = at.twist === 'buyer-dies'
  const dead = isBuyers ? s.buyer : s.seller
  const who = `a deceased ${noun(dead)}`
  const opening =
    at.twist === 'devisee'
      ? `${capital(s.buyer.a)} has sued ${s.heir.the} of ${who} for specific performance of a contract to sell ${s.land}.`
      : `${The(s.legatee)} of ${who} has sued ${whose(dead)} ${noun(s.heir)} for ${isBuyers ? '' : `${remedy} of `}${s.land}.`
  const buyer = isBuyers || at.twist === 'devisee' ? s.buyer.the : s.buyer.a
  const told = TOLD[at.twist]({ ...s, heir: known(s.heir), legatee: known(s.legatee) })
  return `${opening} On March 3, ${isBuyers ? s.seller.a : s.seller.the} had agreed in a signed writing to sell it to ${buyer} for ${s.price}, with the closing set for June 1. ${told}`
}

/** The suit first. */
function suitFirst(at: SaleFacts, s: SaleStory): string {
  if (at.issue === 'death') return estateFirst(at, s)
  const { plaintiff, defendant, remedy } = suitOf(at, s)
  const sale = plaintiff === s.seller ? 'buy' : 'sell'
  const claim = remedy === 'damages' ? 'breach' : remedy
  return `${capital(plaintiff.a)} has sued ${defendant.a} for ${claim} of a written contract to ${sale} ${s.land} for ${s.price}. It was signed on March 3, for a closing on June 1. ${TOLD[at.twist](s)}`
}

/** The buyer first. */
const buyerFirst = (at: SaleFacts, s: SaleStory): string =>
  `${capital(s.buyer.a)} contracted in writing on March 3 to buy ${s.land} from ${s.seller.a} for ${s.price}, with the closing set for June 1. ${TOLD[at.twist](s)} ${sued(at, s)}`

export const tell = [inOrder, suitFirst, buyerFirst] as const
