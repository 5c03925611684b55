import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the person, the day, or the sum to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['charter', 'nerve', 'plant'],
    'Two addresses of a corporation count: the one on its papers and one other. Which office is the other, and does the plaintiff share either?',
    'Two addresses count. Which are they here, and does the plaintiff share either?',
  ],
  [
    ['shareholder'],
    'Whose addresses count for a business of this form: its own, or those of the people behind it?',
  ],
  [
    ['member', 'llc'],
    'Read what form the business has. Whose addresses count for such a form?',
    'Read what form the business has, and ask what counts for such a form.',
  ],
  [
    ['resident', 'resident-elsewhere', 'visitor'],
    'See by what paper the foreigner is here and where home is, then compare that with the other side.',
    'See by what paper the newcomer is here and where home is, then compare that with the other side.',
  ],
  [
    ['expatriate'],
    'Two roads lead into federal court for people abroad. Does someone with an American passport and a home overseas fit either?',
    'Two roads lead into federal court for people with a passport. Does this person fit either?',
  ],
  [
    ['decedent', 'executor'],
    'Two people stand on that side, one of them dead. Whose address does the statute look to?',
  ],
  [
    ['joined-before', 'joined-after', 'left-before', 'left-after'],
    'Mark on a calendar the bargain, the move, and the first paper in court. Which of these days counts?',
    'Mark when they struck their bargain, when one packed up, and when the complaint was handed in. Which of these counts?',
  ],
  [
    ['student'],
    "What does it take to change one's home: being there, meaning to stay, or both?",
    "Being there, meaning to stay: what does it take to change one's home?",
  ],
  [
    ['interest', 'fees'],
    'Take each part of the sum by itself. May it be counted?',
    'Take each part of the sum by itself and ask whether it goes in.',
  ],
  [
    ['verdict'],
    'Two figures are known, one early and one late. At what moment is the stake measured?',
    'Two figures are known, one early and one late. Which one does the law look at?',
  ],
  [
    ['two-claims'],
    'How many people are on each side of the sums? Does it matter that these have nothing to do with each other?',
    'How many people are on each side? Does it matter that the sums have nothing to do with each other?',
  ],
  [
    ['two-plaintiffs', 'undivided', 'two-defendants', 'joint'],
    'Neither sum may be enough alone. Do the two who stand together share one right or one debt, or has each a separate one?',
    'Ask whether the pair holds or owes one thing together, or each something apart.',
  ],
])
