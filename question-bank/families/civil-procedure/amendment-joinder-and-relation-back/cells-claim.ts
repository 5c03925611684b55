import { who, whose } from '../../engine/party.ts'
import type { JoinderCells } from './reason-id.ts'

/** Reasons where a defendant makes a claim of its own. */
export const CLAIM_CELLS = {
  crossclaim: ({ plaintiff, defendant, third }) => ({
    'yes-same': [
      `the crossclaim arises out of the same transaction or occurrence as ${whose(plaintiff)} claim`,
      `a crossclaim is proper against a coparty if, as here, it arises from the same occurrence`,
      `One event harmed building and goods alike. That's the link that a claim against a coparty needs.`,
    ],
    'yes-opposing': [
      `${defendant.the} may assert any claim against a coparty, whether or not it is related`,
      `codefendants are opposing parties to each other and may assert even unrelated claims`,
      `The claim is related, and it has to be. Any claim at all may be made only against an opposing party, not against a coparty.`,
    ],
    'yes-derivative': [
      `a crossclaim is proper against ${third.the}, ${who(third)} may share liability to ${plaintiff.the}`,
      `${defendant.the} may claim for any loss against a coparty that may be liable over to it`,
      `That a coparty may be liable over or share liability would support contribution. This claim is for the building and needs common events.`,
    ],
    'no-direct': [
      `${defendant.the} may seek only contribution or indemnity from a coparty, not its own damages`,
      `a crossclaim may seek only contribution toward a judgment for ${plaintiff.the}`,
      `Contribution or indemnity is only one thing that a crossclaim may seek. Damages of one's own are another.`,
    ],
    'no-different': [
      `damage to a building and the loss of stored goods are different transactions`,
      `the crossclaim does not arise out of the transaction or occurrence in the complaint`,
      `Different property was harmed, but in one occurrence. The crossclaim and the complaint will be proved by the same evidence.`,
    ],
    'no-time': [
      `${defendant.the} needed leave of court to assert a crossclaim in its answer`,
      `a claim against a coparty may be included in an answer only by leave of court`,
      `An answer is just the place for a crossclaim, and no leave of court is needed.`,
    ],
  }),
  stray: ({ plaintiff, defendant, third, sold, it }) => ({
    'no-different': [
      `the crossclaim does not arise out of the transaction or occurrence in the complaint`,
      `the sale of ${sold} was a different transaction or occurrence from the one in the complaint`,
      `An old sale has nothing to do with ${it}. Against a coparty, that's fatal to a claim that stands alone.`,
    ],
    'no-direct': [
      `${defendant.the} may seek only contribution or indemnity from a coparty, not its own damages`,
      `a crossclaim may seek only contribution toward a judgment for ${plaintiff.the}`,
      `The right result for the wrong reason. Contribution or indemnity is only one thing that a crossclaim may seek.`,
    ],
    'no-time': [
      `${defendant.the} needed leave of court to assert a crossclaim in its answer`,
      `a claim against a coparty may be included in an answer only by leave of court`,
      `The right result for the wrong reason. A proper crossclaim may stand in an answer without leave of court.`,
    ],
    'yes-opposing': [
      `${defendant.the} may assert any claim against a coparty, whether or not it is related`,
      `codefendants are opposing parties to each other and may assert even unrelated claims`,
      `Unrelated claims may be made against an opposing party. Codefendants are coparties until one of them makes a proper crossclaim.`,
    ],
    'yes-same': [
      `the crossclaim and the complaint arise from the same series of transactions or occurrences`,
      `the crossclaim is against a coparty to the transaction or occurrence in the complaint`,
      `A crossclaim for a price from three years ago and a complaint about stored goods have no transaction or occurrence in common.`,
    ],
    'yes-derivative': [
      `a crossclaim is proper against ${third.the}, ${who(third)} may share liability to ${plaintiff.the}`,
      `${defendant.the} may claim any debt from a coparty that may be liable over to it`,
      `That a coparty may be liable over or share liability would support contribution, not a claim for the price of ${sold}.`,
    ],
  }),
  counterclaim: ({ plaintiff, defendant, it }) => ({
    'yes-opposing': [
      `${defendant.the} may assert a permissive counterclaim, even an unrelated one, against an opposing party`,
      `any claim against an opposing party, related or not, may be pleaded as a counterclaim`,
      `The plaintiff opposes the defendant, and between them the rules put no limit on what may be claimed.`,
    ],
    'yes-same': [
      `the counterclaim arises from the same transaction or occurrence and is compulsory`,
      `a counterclaim between parties that deal with each other arises from the same transaction`,
      `A sale three years before ${it} isn't the same transaction or occurrence, so the counterclaim isn't compulsory. It's allowed all the same.`,
    ],
    'yes-leave': [
      `leave to add a permissive counterclaim should be freely given, absent prejudice to ${plaintiff.the}`,
      `the court may grant leave to add a counterclaim that does not prejudice ${plaintiff.the}`,
      `Leave plays no part, and neither does prejudice. A counterclaim in the first answer needs no permission.`,
    ],
    'no-different': [
      `the counterclaim does not arise out of the same transaction or occurrence as the complaint`,
      `a counterclaim must come from the transaction in the complaint, and the sale was a different one`,
      `A different transaction or occurrence makes a counterclaim permissive. It doesn't make it improper.`,
    ],
    'no-time': [
      `${defendant.the} needed leave of court for a counterclaim that is not compulsory`,
      `a permissive counterclaim may be included in an answer only by leave of court`,
      `Compulsory or not, a counterclaim may stand in the answer without leave of court.`,
    ],
    'no-direct': [
      `a counterclaim is proper only if it reduces or defeats the claim of the opposing party`,
      `${defendant.the} may use a counterclaim only to defeat the claim of the opposing party`,
      `A counterclaim need not reduce or defeat the opposing party's claim. It may be for a debt, larger or different in kind.`,
    ],
  }),
} satisfies JoinderCells
