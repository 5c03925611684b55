import type { Reason } from '../../engine/contract.ts'
import type { LineFacts, LineSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-rational': {
    side: 'yes',
    texts: [
      'a line drawn by this trait has to have a rational basis, and that much is enough',
      'a rational basis is enough to support a line that is drawn by this trait',
    ],
    lesson:
      'A rational basis is enough to support lines by age, disability or wealth; race, sex, birth and alienage ask for more.',
  },
  'yes-middle': {
    side: 'yes',
    texts: [
      'a line drawn by this trait must be substantially tied to an important aim, and is',
      'the rule has the substantial tie to an important aim that this trait calls for',
    ],
    lesson:
      'A substantial tie to an important aim is what lines by sex or by birth outside marriage call for, not other lines.',
  },
  'yes-purpose': {
    side: 'yes',
    texts: [
      'the rule was not made on account of the trait, and its effect alone is not enough',
      'an unequal effect is not enough where the trait was not the ground of the rule',
    ],
    lesson:
      'An unequal effect is not enough where a rule does not name the trait and was not made on account of it.',
  },
  'yes-federal': {
    side: 'yes',
    texts: [
      'the power over immigration lets this government draw such a line on rational grounds',
      'this government may draw such a line rationally by its power over immigration',
    ],
    lesson:
      'The power over immigration lets Congress draw rational lines among noncitizens; a state has no such power.',
  },
  'yes-function': {
    side: 'yes',
    texts: [
      'citizenship may rationally be asked of those who take part in governing the state',
      'those who share in the governing of the state may rationally have to be citizens',
    ],
    lesson:
      'Citizenship may be asked of those who share in governing the state, such as police and teachers, not of ordinary trades.',
  },
  'yes-burden': {
    side: 'yes',
    texts: [
      'those who attack such a line have to disprove its basis, and even evidence falls short',
      'evenly balanced evidence does not defeat a line that its attackers have to disprove',
    ],
    lesson:
      'Those who attack a line must disprove its basis when a rational basis is all it needs, and only then.',
  },
  'no-strict': {
    side: 'no',
    texts: [
      'a line of this kind must be necessary to a compelling aim, and this one is not',
      'the rule is not necessary to a compelling aim, as a line of this kind has to be',
    ],
    lesson:
      'A line must be necessary to a compelling aim if it is drawn by race, even to help, or by a state against aliens in ordinary callings.',
  },
  'no-means': {
    side: 'no',
    texts: [
      'such a line must be the least restrictive means to its aim, and other means exist',
      'other means exist, and such a line has to be the least restrictive one of them',
    ],
    lesson:
      'Other and less restrictive means matter so much under strict scrutiny alone, as for race or a state’s lines against aliens.',
  },
  'no-middle': {
    side: 'no',
    texts: [
      'a line of this kind needs a substantial tie to an important aim, and has none',
      'the rule lacks the substantial tie to an important aim that such lines need',
    ],
    lesson:
      'A substantial tie to an important aim is what lines by sex or by birth outside marriage need, not other lines.',
  },
  'no-actual': {
    side: 'no',
    texts: [
      'the aim that such a line was made for has to justify it, and not a later thought',
      'a later thought does not justify such a line; the aim it was made for has to',
    ],
    lesson:
      'The aim that a rule was made for has to justify it under heightened scrutiny; elsewhere any later thought that is rational will do.',
  },
  'no-rational': {
    side: 'no',
    texts: [
      'a rational basis is enough to support such a line, but this one lacks even that',
      'the rule lacks even a rational basis, which would be enough for such a line',
    ],
    lesson: 'Even a rational basis is lacking only where a line serves no aim at all but dislike of a group.',
  },
  'no-burden': {
    side: 'no',
    texts: [
      'the government has to justify such a line, and evenly balanced evidence does not',
      'evidence in even balance does not justify a line that the government must defend',
    ],
    lesson:
      'The government has to justify a line by evidence under heightened scrutiny, as for race, sex or birth; elsewhere its attackers must disprove it.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: LineFacts, _skin: LineSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cl-11 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against its finding, is struck at sight: not offered. */
export function fits(id: string, facts: LineFacts): boolean {
  const alien = facts.trait === 'alien' || facts.trait === 'citizen post' || facts.trait === 'alien federal'
  switch (id) {
    case 'yes-middle':
      return facts.tie === 'substantial'
    case 'yes-federal':
      return alien
    case 'yes-function':
      return alien
    case 'yes-burden':
    case 'no-burden':
      return facts.tie === 'even'
    case 'no-means':
      return facts.tie === 'loose' || facts.tie === 'substantial'
    case 'no-middle':
      return facts.tie !== 'substantial'
    case 'no-actual':
      return facts.aim === 'invented'
    case 'no-rational':
      return facts.tie === 'none' || facts.tie === 'even'
    default:
      return true
  }
}
