import { capital } from '../../../text/capital.ts'
import type { SupplementalCells } from './reason-id.ts'

/** Reasons where the federal claim has gone from the action. */
export const LATER_CELLS = {
  merits: ({ plaintiff, defendant, home }) => ({
    'yes-discretion': [
      `supplemental jurisdiction continues, and the court has discretion to retain it`,
      `the court kept the discretion to decide the negligence claim`,
      `A federal claim that fails on the merits was within the court's power all along. After that, keeping the rest is a matter of judgment.`,
    ],
    'yes-ground': [
      `a court that has had original jurisdiction has to decide the remaining claims`,
      `section 1367 entitles a party to a decision on the remaining claims`,
      `The court may decide the remaining claims and may also decline to. Section 1367(c) entitles no one to either.`,
    ],
    'no-anchor': [
      `there is no longer a federal claim to support supplemental jurisdiction`,
      `the loss of the federal claim ended supplemental jurisdiction`,
      `A dismissal on the merits doesn't end supplemental jurisdiction. A federal claim has to support it at the start, not to the end.`,
    ],
    'no-citizenship': [
      `${plaintiff.the} and ${defendant.the} are both citizens of ${home}`,
      `the action now lacks both a federal question and diversity`,
      `${capital(plaintiff.the)} and ${defendant.the} may both be citizens of ${home}. Power over the claim never rested on diversity, and the court still has it.`,
    ],
    'no-bar': [
      `section 1367(c) requires dismissal once no federal claim remains`,
      `a court must decline supplemental jurisdiction once the federal claims are dismissed`,
      `Section 1367(c) says that a court may decline where all the federal claims were dismissed. It requires nothing.`,
    ],
  }),
  frivolous: ({ defendant }) => ({
    'no-anchor': [
      `the action never included a claim within the court's original jurisdiction`,
      `a frivolous federal claim cannot support supplemental jurisdiction`,
      `A claim that no one could seriously make under federal law gives a court no power, so there's nothing for another claim to attach to.`,
    ],
    'no-bar': [
      `section 1367(c) requires dismissal once no federal claim remains`,
      `a court must decline supplemental jurisdiction once the federal claims are dismissed`,
      `Section 1367(c) lets a court decline supplemental jurisdiction that it has. It requires nothing, and here the court had none.`,
    ],
    'yes-discretion': [
      `the court has discretion to retain the negligence claim despite the dismissal`,
      `section 1367(c) leaves the negligence claim to the court's discretion`,
      `Discretion presupposes jurisdiction.`,
    ],
    'yes-nucleus': [
      `the two claims shared a common nucleus of operative fact when the action was filed`,
      `both claims arose from the spill and formed the same case or controversy`,
      `A common nucleus makes two claims the same case or controversy. One of them still has to be within original jurisdiction, and a frivolous one isn't.`,
    ],
    'yes-ground': [
      `jurisdiction depends on the complaint as filed, which made a federal claim`,
      `${defendant.the} answered a complaint that contained a federal claim`,
      `A complaint has to contain a federal claim that is at least arguable. Naming a federal statute that plainly doesn't apply isn't that.`,
    ],
  }),
  dropped: () => ({
    'no-anchor': [
      `jurisdiction follows the amended complaint, which contains no federal claim`,
      `by dropping the federal claim, the amendment ended supplemental jurisdiction`,
      `The plaintiff is master of the complaint. Once it was amended to rest on state law alone, nothing supported the remaining claim.`,
    ],
    'no-bar': [
      `section 1367(c) requires dismissal once no federal claim remains`,
      `a court must decline supplemental jurisdiction once the federal claims are gone`,
      `Section 1367(c) lets a court decline supplemental jurisdiction that it has, and requires nothing. After this amendment, there was none to decline.`,
    ],
    'yes-discretion': [
      `the court has discretion to retain the negligence claim despite the amendment`,
      `section 1367(c) leaves the negligence claim to the court's discretion`,
      `Discretion presupposes jurisdiction.`,
    ],
    'yes-ground': [
      `jurisdiction depends on the complaint as filed and not on later amendments`,
      `as with diversity, original jurisdiction is fixed when an action is filed`,
      `Later facts, such as a move, don't undo jurisdiction that existed at filing. A later amendment that changes the claims does.`,
    ],
    'yes-nucleus': [
      `the two claims shared a common nucleus of operative fact`,
      `both claims arose from the spill and formed the same case or controversy`,
      `A common nucleus makes two claims the same case or controversy. After the amendment, though, there was no federal claim to be tied to.`,
    ],
  }),
  removed: ({ plaintiff }) => ({
    'no-anchor': [
      `jurisdiction follows the amended complaint, which contains no federal claim`,
      `by dropping the federal claim, the amendment ended supplemental jurisdiction`,
      `Royal Canin made no exception for removed actions. Once the complaint rests on state law alone, the case goes back.`,
    ],
    'no-bar': [
      `section 1367(c) requires remand once no federal claim remains`,
      `a court must decline supplemental jurisdiction once the federal claims are gone`,
      `Section 1367(c) lets a court decline supplemental jurisdiction that it has, and requires nothing. After this amendment, there was none to decline.`,
    ],
    'yes-discretion': [
      `the court has discretion to retain the negligence claim despite the amendment`,
      `section 1367(c) leaves the negligence claim to the court's discretion`,
      `Discretion presupposes jurisdiction.`,
    ],
    'yes-ground': [
      `jurisdiction over a removed action depends on the complaint at the time of removal`,
      `a plaintiff may not defeat a proper removal by amending the complaint`,
      `A plaintiff can't defeat removal by lowering the demand in a diversity case. Dropping every federal claim by an amendment is another matter.`,
    ],
    'yes-nucleus': [
      `the two claims shared a common nucleus of operative fact when the action was removed`,
      `both claims of ${plaintiff.the} arose from the spill and formed the same case`,
      `A common nucleus makes two claims the same case or controversy. After the amendment, though, there was no federal claim to be tied to.`,
    ],
  }),
} satisfies SupplementalCells
