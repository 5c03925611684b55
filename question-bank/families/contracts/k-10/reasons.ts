import type { Reason } from '../../engine/contract.ts'
import type { RiskFacts, RiskSkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-journey': {
    side: 'yes',
    texts: [
      'a buyer on delivery terms like these answers for goods on the way with a carrier',
      'delivery terms such as these put goods with a carrier at the risk of the buyer',
    ],
    lesson:
      'The buyer bears the journey under a shipment term, once conforming goods are in the hands of the carrier.',
  },
  'yes-tender': {
    side: 'yes',
    texts: [
      'the goods stood ready for the buyer, which is enough to shift the risk here',
      'it is enough in this sale that the buyer could have taken the goods sooner',
    ],
    lesson:
      'Tender shifts the risk at the destination of a carrier and in sales by a seller who is not a merchant.',
  },
  'yes-bailee': {
    side: 'yes',
    texts: [
      'the buyer had by then gained control of the goods in the place where they lay',
      'by then the goods were in law at the disposal of the buyer without being moved',
    ],
    lesson:
      'The buyer gains control of goods in a warehouse by a document of title or the warehouse’s acknowledgment.',
  },
  'yes-taken': {
    side: 'yes',
    texts: [
      'the buyer’s acceptance of the goods as they were put their risk on it',
      'by accepting the goods, fault and all, the buyer took over the risk as well',
    ],
    lesson:
      'A faulty tender leaves the risk with the seller until cure or acceptance, and after a rightful revocation insurance decides.',
  },
  'yes-breach': {
    side: 'yes',
    texts: [
      'what the buyer did or left undone moves a loss like this to it ahead of time',
      'by conduct of its own the buyer took such a loss upon itself early',
    ],
    lesson:
      'A buyer’s breach moves a loss of conforming goods as far as the seller’s insurance falls short, for a reasonable time.',
  },
  'yes-agreed': {
    side: 'yes',
    texts: [
      'the special clause in the contract of the two makes a loss like this the buyer’s',
      'by the clause that the two agreed on, what happened is the concern of the buyer',
    ],
    lesson: 'A clause on risk displaces the rules of the Code; a clause on title does not.',
  },
  'no-journey': {
    side: 'no',
    texts: [
      'a seller on delivery terms like these answers for goods on the way with a carrier',
      'delivery terms such as these put goods with a carrier at the risk of the seller',
    ],
    lesson: 'The seller bears the journey under a destination term, until tender at that place.',
  },
  'no-handover': {
    side: 'no',
    texts: [
      'the goods had not yet passed into the hands that they must reach to shift the risk',
      'in this sale more than readiness and word from the seller is needed to shift the risk',
    ],
    lesson:
      'The risk waits for the carrier under a shipment term, for the buyer in a merchant’s own store, and for a document or acknowledgment in a warehouse.',
  },
  'no-part': {
    side: 'no',
    texts: [
      'the seller had not yet done its own part to get the goods to the buyer',
      'the seller was still behind with what it owed toward getting the goods across',
    ],
    lesson:
      'The seller’s part is done on delivery to the carrier, on tender, or when the warehouse answers to the buyer; a merchant’s pickup needs receipt besides.',
  },
  'no-fault': {
    side: 'no',
    texts: [
      'the state in which the goods were tendered kept their risk on the seller',
      'the state of the goods left their risk with the one who had tendered them',
    ],
    lesson:
      'A fault keeps the risk on the seller if it gives a right of rejection, until cure or acceptance.',
  },
  'no-not-moved': {
    side: 'no',
    texts: [
      'what the buyer did or left undone cannot move a loss like this from the seller',
      'the loss lies where it fell, and the conduct of the buyer does not alter that',
    ],
    lesson:
      'A buyer’s breach does not move a loss that the seller’s insurance covers, or one that comes after a reasonable time.',
  },
  'no-agreed': {
    side: 'no',
    texts: [
      'the special clause in the contract of the two makes a loss like this the seller’s',
      'by the clause that the two agreed on, what happened is the concern of the seller',
    ],
    lesson: 'A clause on risk displaces the rules of the Code; a clause on title does not.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: RiskFacts, _skin: RiskSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`k-10 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: RiskFacts): boolean {
  const byCarrier = facts.delivery === 'shipment' || facts.delivery === 'destination'
  const inBreach = facts.breach === 'repudiates' || facts.breach === 'late' || facts.breach === 'stale'
  // The buyer could have had the goods and chose to wait, as the contract allowed.
  const isWaiting =
    facts.point === 'after' && (facts.delivery === 'pickup' || facts.delivery === 'destination')
  switch (id) {
    case 'yes-journey':
    case 'no-journey':
      return byCarrier
    case 'yes-tender':
      return facts.delivery !== 'shipment' && !(facts.delivery === 'destination' && facts.point === 'before')
    case 'yes-bailee':
      return facts.delivery === 'bailee' || facts.delivery === 'document'
    case 'yes-taken':
      return facts.goods !== 'conforming'
    case 'no-fault':
      return facts.goods !== 'conforming'
    case 'yes-breach':
      return inBreach || isWaiting
    case 'no-not-moved':
      return inBreach || isWaiting
    default:
      return true
  }
}
