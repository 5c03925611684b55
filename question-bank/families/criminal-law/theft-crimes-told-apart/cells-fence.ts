import { The, whose } from '../../engine/party.ts'
import type { TheftCells } from './reason-id.ts'

/** Reasons where a dealer buys from a thief. */
export const FENCE_CELLS = {
  bought: ({ fence: { dealer, thief, goods, owner } }) => ({
    receiving: [
      `${dealer.the} acquired ${goods[1]} with knowledge that they were stolen`,
      `${dealer.the} bought ${goods[1]} with knowledge of the theft`,
      `The goods were stolen, ${dealer.the} was told so before paying, and the plan to sell them shows an intent to deprive ${owner.the}.`,
    ],
    'attempted-receiving': [
      `${goods[1]} lost their stolen character in the sale`,
      `${goods[1]} were not stolen any more once sold`,
      `A thief's sale doesn't cleanse anything. Stolen goods lose that character when ${owner.the} or the police get them back.`,
    ],
    'larceny-continuing': [
      `${dealer.the} joined in ${whose(thief)} continuing trespass`,
      `locking ${goods[1]} away continued ${whose(thief)} trespass`,
      `Larceny is for those who join in the taking. Someone who comes in after the break-in, and locks the goods away, continues no trespass of the thief's.`,
    ],
    'none-claim': [
      `${dealer.the} paid for ${goods[1]} and so had a claim of right`,
      `a buyer for value has a claim of right to ${goods[1]}`,
      `Paying a known thief gives no honest belief in a right to the goods.`,
    ],
  }),
  careless: ({ fence: { dealer, thief, goods, owner } }) => ({
    'none-knowledge': [
      `${dealer.the} believed ${thief.the} and so lacked knowledge of the theft`,
      `${dealer.the} did not in fact know that ${goods[1]} were stolen`,
      `The statute punishes knowledge. That a careful person would have been suspicious is evidence of it and can't replace it.`,
    ],
    receiving: [
      `a reasonable person would have known that ${goods[1]} were stolen`,
      `the price gave ${dealer.the} reason to know that ${goods[1]} were stolen`,
      `What a reasonable person would have known helps to prove knowledge. But ${dealer.the} is said to have believed the story.`,
    ],
    'attempted-receiving': [
      `recklessness as to a theft is enough for an attempt`,
      `${dealer.the} ignored a price that pointed to theft`,
      `An attempt requires at least the state of mind of the crime itself. Recklessness, or ignoring a suspicious price, isn't knowledge of a theft.`,
    ],
    'larceny-continuing': [
      `${dealer.the} became part of ${whose(thief)} continuing trespass`,
      `the trespass against ${owner.the} continued until ${dealer.the} sold ${goods[1]}`,
      `A buyer doesn't become part of a trespass that is over, and this one never had the intent to steal that larceny requires.`,
    ],
    'larceny-indifference': [
      `${dealer.the} was indifferent to the rights of the true owner`,
      `buying at a suspicious price shows indifference to ${whose(owner)} loss`,
      `A careless buyer isn't indifferent to the rights or the loss of a true owner, whatever the suspicious price. Nor was anything taken from that owner.`,
    ],
  }),
  recovered: ({ fence: { dealer, thief, goods, owner } }) => ({
    'attempted-receiving': [
      `${dealer.the} believed that ${goods[1]} were still stolen`,
      `${dealer.the} did not know that ${goods[1]} had ceased to be stolen`,
      `Goods that the police hold for ${owner.the} aren't stolen any longer. ${The(dealer)} meant to receive stolen goods, and the mistake is no defense to attempt.`,
    ],
    receiving: [
      `${dealer.the} acquired ${goods[1]} with the belief that they were stolen`,
      `${goods[1]} stayed stolen until ${owner.the} had them back`,
      `The completed crime requires goods that are stolen when received. Recovery by the police for ${owner.the} ended that.`,
    ],
    'none-knowledge': [
      `${dealer.the} lacked knowledge, since ${goods[1]} were not in fact stolen`,
      `knowledge of a theft is impossible as to goods that are not stolen`,
      `Knowledge may be impossible, but an attempt is measured by the facts as ${dealer.the} believed them to be.`,
    ],
    'none-claim': [
      `the police consented to the sale, so that ${dealer.the} had a claim of right`,
      `a buyer has a claim of right to goods that are sold with police consent`,
      `A claim of right is an honest belief in one's right. ${The(dealer)} knew nothing of any consent and believed the opposite.`,
    ],
    'larceny-continuing': [
      `${whose(thief)} trespass continued until ${dealer.the} took ${goods[1]}`,
      `the sale continued the trespass against ${owner.the}`,
      `The trespass ended when the police recovered the goods. And ${dealer.the} took nothing from ${whose(owner)} possession without consent.`,
    ],
  }),
} satisfies TheftCells
