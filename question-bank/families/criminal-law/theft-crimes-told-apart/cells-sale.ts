import { his, whose } from '../../engine/party.ts'
import type { TheftCells } from './reason-id.ts'

/** Reasons where a thing is sold. */
export const SALE_CELLS = {
  lie: ({ sale: { seller, buyer, piece, price } }) => ({
    title: [
      `a lie about existing fact obtained title to the ${price}`,
      `${buyer.the} passed title to the ${price} in reliance on a lie about ${piece[1]}`,
      `The seller knew that the statement of fact was untrue, and the buyer relied on it in paying. The money was meant to become the seller's.`,
    ],
    trick: [
      `a lie obtained possession of the ${price}`,
      `${buyer.the} was tricked into giving up possession of the ${price}`,
      `A buyer who pays a price means the seller to own the money. A lie that obtains title goes beyond larceny by trick.`,
    ],
    'larceny-mistake': [
      `${buyer.the} paid under a mistake that ${seller.the} knew of`,
      `a known mistake of ${buyer.the} kept title to the ${price} from passing`,
      `A mistake about quality doesn't keep title from passing. The buyer meant to pay exactly that sum to exactly that person.`,
    ],
    received: [
      `${seller.the} received the ${price} and converted it`,
      `the ${price} came into ${whose(seller)} possession and was dishonestly kept`,
      `Embezzlement is committed on another's property. Once paid, the price was the seller's own.`,
    ],
    'none-opinion': [
      `a seller's statement about ${piece[1]} is opinion and not a false pretense`,
      `the statement about ${piece[1]} was mere puffing and not a false pretense`,
      `Puffing is praise that can't be checked. This was a statement of fact, and it could be.`,
    ],
  }),
  credit: ({ sale: { seller, buyer, piece } }) => ({
    title: [
      `a lie about existing fact led ${seller.the} to pass title`,
      `${buyer.the} obtained title to ${piece[1]} by lying about ${his(buyer)} property`,
      `Owning two houses is a present fact, and the buyer knew the statement was untrue. The seller relied on it in transferring ownership.`,
    ],
    trick: [
      `a lie obtained possession of ${piece[1]}`,
      `${seller.the} was tricked into giving up possession of ${piece[1]}`,
      `The seller transferred ownership on credit and kept back nothing. Larceny by trick is for lies that obtain possession alone.`,
    ],
    'none-promise': [
      `a promise to pay is not a false pretense, even if it is insincere`,
      `${buyer.the} broke a promise to pay, which is not a false pretense`,
      `The insincere promise alone might be no crime. But the buyer also lied about houses, which is a matter of existing fact.`,
    ],
    'none-opinion': [
      `a statement about one's own wealth is opinion and not a false pretense`,
      `the talk of houses was mere puffing and not a false pretense`,
      `Whether a person owns two houses isn't a matter of opinion. It's a fact that the records show.`,
    ],
    entrusted: [
      `${piece[1]} was entrusted to ${buyer.the} until it was paid for`,
      `${buyer.the} converted ${piece[1]} by keeping it without payment`,
      `A sale on credit entrusts nothing. Ownership had passed, and keeping one's own property is no conversion.`,
    ],
  }),
  promise: ({ sale: { seller, buyer, piece } }) => ({
    'none-promise': [
      `${buyer.the} got title by a promise and without misstating an existing fact`,
      `title passed on a lie about intention and not about past or present fact`,
      `The buyer promised and said nothing else. Under the rule stated, that's no pretense, and the passing of title rules out larceny.`,
    ],
    title: [
      `${buyer.the} obtained title to ${piece[1]} by a lie about ${his(buyer)} state of mind`,
      `an insincere promise is a false pretense about a present intention`,
      `Many states now agree. These courts hold otherwise: what counts is a lie about past or present fact, and an intention isn't one.`,
    ],
    trick: [
      `an insincere promise obtained possession of ${piece[1]}`,
      `${seller.the} was tricked into giving up possession of ${piece[1]}`,
      `A false promise is enough for larceny by trick if the owner keeps title. This seller transferred ownership.`,
    ],
    entrusted: [
      `${piece[1]} was entrusted to ${buyer.the} until payment`,
      `${buyer.the} was in lawful possession of ${piece[1]} and converted it`,
      `Embezzlement is committed on another's property. The buyer had more than lawful possession of this: it was the buyer's own.`,
    ],
    'larceny-mistake': [
      `${seller.the} parted with ${piece[1]} under a mistake that ${buyer.the} knew of`,
      `a mistake about payment, known to ${buyer.the}, kept title from passing`,
      `A mistake about a buyer's honesty doesn't keep title from passing. One about which goods are handed over might.`,
    ],
  }),
  praise: ({ sale: { seller, buyer, piece, price } }) => ({
    'none-opinion': [
      `praise of ${piece[1]} was an opinion and not a false statement of fact`,
      `${seller.the} voiced an opinion, and puffing is not a false pretense`,
      `Whether a thing is lovely is a matter of taste, even if the seller doesn't share it. False pretenses requires a misstatement of fact.`,
    ],
    title: [
      `${buyer.the} passed title to the ${price} in reliance on an insincere statement`,
      `${seller.the} obtained title to the ${price} by words that were known to be false`,
      `The words were insincere, but they stated no fact. Taste can't be true or false.`,
    ],
    trick: [
      `insincere praise obtained possession of the ${price}`,
      `${buyer.the} was tricked into giving up possession of the ${price}`,
      `Larceny by trick requires a lie that obtains possession alone. The buyer gave up possession and title, and praise isn't a lie about fact.`,
    ],
    'larceny-mistake': [
      `${buyer.the} paid under a mistake about ${piece[1]} that ${seller.the} knew of`,
      `a known mistake about the worth of ${piece[1]} kept title from passing`,
      `Paying too much isn't the mistake that keeps title from passing. The buyer had examined the goods and meant to pay that price.`,
    ],
    received: [
      `${seller.the} received the ${price} under a duty of honesty and kept it`,
      `the ${price} was converted when ${seller.the} kept it in bad faith`,
      `Keeping the price in bad faith isn't embezzlement, since no duty of trust binds a seller to the buyer. The money became the seller's own.`,
    ],
  }),
} satisfies TheftCells
