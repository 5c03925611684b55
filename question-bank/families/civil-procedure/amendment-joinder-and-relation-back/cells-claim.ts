import type { JoinderCells } from './reason-id.ts'

/** Reasons where a defendant makes a claim of its own. */
export const CLAIM_CELLS = {
  crossclaim: ({ plaintiff, defendant, third, it }) => ({
    'yes-same': [
      `the crossclaim arises out of the same transaction or occurrence as the complaint`,
      `both claims concern ${it}, so a crossclaim against a coparty is proper`,
      `One event harmed building and goods alike. That's the link that a claim against a coparty needs.`,
    ],
    'yes-opposing': [
      `a crossclaim may state any claim against a coparty, whether related or not`,
      `codefendants are opposing parties, and unrelated claims between them are allowed`,
      `The claim is related, and it has to be. Any claim at all may be made only against an opposing party, not against a coparty.`,
    ],
    'yes-derivative': [
      `a crossclaim is proper where ${third.the} may share liability to ${plaintiff.the}`,
      `a coparty that may be liable over to ${defendant.the} may be sued for any loss`,
      `That a coparty may be liable over or share liability would support contribution. This claim is for the building and needs common events.`,
    ],
    'no-direct': [
      `a crossclaim may seek only contribution or indemnity from a coparty`,
      `a crossclaim is limited to contribution to a judgment for ${plaintiff.the}`,
      `Contribution or indemnity is only one thing that a crossclaim may seek. Damages of one's own are another.`,
    ],
    'no-different': [
      `damage to a building is a different transaction from the loss of stored goods`,
      `the crossclaim does not arise out of the transaction or occurrence in the complaint`,
      `Different property was harmed, but in one occurrence. The crossclaim and the complaint will be proved by the same evidence.`,
    ],
    'no-time': [
      `a crossclaim in an answer requires leave of court`,
      `without leave of court, an answer may contain no claim against a coparty`,
      `An answer is just the place for a crossclaim, and no leave of court is needed.`,
    ],
  }),
  stray: ({ plaintiff, defendant, third, sold, it }) => ({
    'no-different': [
      `the crossclaim does not arise out of the transaction or occurrence in the complaint`,
      `the sale of ${sold} is a different transaction from the one in the complaint`,
      `An old sale has nothing to do with ${it}. Against a coparty, that's fatal to a claim that stands alone.`,
    ],
    'no-direct': [
      `a crossclaim may seek only contribution or indemnity from a coparty`,
      `a crossclaim is limited to contribution to a judgment for ${plaintiff.the}`,
      `The right result for the wrong reason. Contribution or indemnity is only one thing that a crossclaim may seek.`,
    ],
    'no-time': [
      `a crossclaim in an answer requires leave of court`,
      `without leave of court, an answer may contain no claim against a coparty`,
      `The right result for the wrong reason. A proper crossclaim may stand in an answer without leave of court.`,
    ],
    'yes-opposing': [
      `a crossclaim may state any claim against a coparty, whether related or not`,
      `codefendants are opposing parties, and unrelated claims between them are allowed`,
      `Unrelated claims may be made against an opposing party. Codefendants are coparties until one of them makes a proper crossclaim.`,
    ],
    'yes-same': [
      `the crossclaim and the complaint arise from the same series of business dealings`,
      `the crossclaim shares a transaction or occurrence with the complaint`,
      `A crossclaim for a price from three years ago and a complaint about stored goods have no transaction or occurrence in common.`,
    ],
    'yes-derivative': [
      `a crossclaim is proper where ${third.the} may share liability to ${plaintiff.the}`,
      `a coparty that may be liable over to ${defendant.the} may be sued for any debt`,
      `That a coparty may be liable over or share liability would support contribution, not a claim for the price of ${sold}.`,
    ],
  }),
  counterclaim: ({ it }) => ({
    'yes-opposing': [
      `a permissive counterclaim against an opposing party need not be related`,
      `any claim against an opposing party may be pleaded as a permissive counterclaim`,
      `The plaintiff opposes the defendant, and between them the rules put no limit on what may be claimed.`,
    ],
    'yes-same': [
      `the counterclaim arises from the same series of transactions and is compulsory`,
      `all dealings between the parties are the same transaction or occurrence`,
      `A sale three years before ${it} isn't the same transaction or occurrence, so the counterclaim isn't compulsory. It's allowed all the same.`,
    ],
    'yes-leave': [
      `leave to add an unrelated counterclaim should be freely given absent prejudice`,
      `a counterclaim that causes no prejudice may be added by leave of court`,
      `Leave plays no part, and neither does prejudice. A counterclaim in the first answer needs no permission.`,
    ],
    'no-different': [
      `the counterclaim does not arise out of the same transaction or occurrence`,
      `the sale is a different transaction from the one in the complaint`,
      `A different transaction or occurrence makes a counterclaim permissive. It doesn't make it improper.`,
    ],
    'no-time': [
      `a counterclaim that is not compulsory requires leave of court`,
      `without leave of court, an answer may contain compulsory counterclaims only`,
      `Compulsory or not, a counterclaim may stand in the answer without leave of court.`,
    ],
    'no-direct': [
      `a counterclaim must reduce or defeat the claim of the opposing party`,
      `a counterclaim may be used only to defeat the claim of the opposing party`,
      `A counterclaim need not reduce or defeat the opposing party's claim. It may be for a debt, larger or different in kind.`,
    ],
  }),
} satisfies JoinderCells
