import { The } from '../../engine/party.ts'
import { isLate, isSubsidiary, type JoinderStory, objectorOf, paperOf, type Twist } from './facts.ts'

const BARRED = 'as barred by the statute of limitations'

/** Whether the court is to let the claim or party in. */
export const allowed = (twist: Twist, s: JoinderStory): string =>
  isLate(twist)
    ? `Does ${paperOf(twist, s)} relate back to the date of the original complaint?`
    : `Should the court allow ${paperOf(twist, s)}?`

/** The other side's response; the motion is to be denied where the claim or party is let in. */
export function resisted(twist: Twist, s: JoinderStory): string {
  const who = The(objectorOf(twist, s))
  const paper = paperOf(twist, s)
  const moved = (to: string) => `${who} has moved to ${to}. Should the court grant the motion?`
  if (isSubsidiary(twist)) return moved(`dismiss the claim against it ${BARRED}`)
  if (isLate(twist)) return moved(`dismiss ${paper} ${BARRED}`)
  switch (twist) {
    case 'course':
    case 'motion-first':
    case 'implead':
    case 'blame':
    case 'late':
      return moved(`strike ${paper}`)
    case 'crossclaim':
    case 'stray':
    case 'counterclaim':
      return moved(`dismiss ${paper} as improper`)
    case 'joined':
    case 'apart':
      return moved(`drop ${s.other.the} from the action as improperly joined`)
    default:
      return `${who} opposes the motion. Should the court rule for ${objectorOf(twist, s).the}?`
  }
}

/** The same as a right of the one who would add the claim or party. */
export function entitled(twist: Twist, s: JoinderStory): string {
  const { plaintiff, defendant, third, other } = s
  if (isLate(twist)) return `Is ${paperOf(twist, s)} timely?`
  switch (twist) {
    case 'course':
    case 'motion-first':
      return `Was ${plaintiff.the} entitled to amend the complaint on May 15?`
    case 'crossclaim':
    case 'stray':
    case 'counterclaim':
      return `May ${defendant.the} assert ${paperOf(twist, s)} in this action?`
    case 'implead':
    case 'blame':
    case 'late':
      return `May ${defendant.the} proceed against ${third.the} in this action?`
    case 'joined':
    case 'apart':
      return `May ${plaintiff.the} and ${other.the} sue together in one action?`
    case 'intervenor':
      return `Is ${other.the} entitled to intervene as of right?`
    case 'lender':
      return 'Is the lender entitled to intervene as of right?'
    default:
      return 'Should the court grant the motion?'
  }
}
