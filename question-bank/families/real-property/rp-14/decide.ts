import type { Decision } from '../../engine/contract.ts'
import type { PossessionFacts } from './facts.ts'

type Wrinkle = PossessionFacts['wrinkle']
type Law = Pick<Decision, 'reasons' | 'arguable'>

const won = (...reasons: [string, ...string[]]): Law => ({
  reasons,
  arguable: ['yes-mind', 'yes-elements', 'yes-denied'],
})
const lost = (...reasons: [string, ...string[]]): Law => ({ reasons, arguable: ['no-time'] })

/** What the law makes of each wrinkle, good faith left aside. */
const LAW: Readonly<Record<Exclude<Wrinkle, 'good faith' | 'taxes'>, Law>> = {
  none: won('yes-mind', 'yes-elements'),
  short: lost('no-time'),
  season: won('yes-season', 'yes-elements'),
  visits: lost('no-use'),
  hidden: lost('no-use'),
  // Courts may take an owner who shares the use to give leave.
  shared: { reasons: ['no-use'], arguable: ['no-time', 'no-leave'] },
  transfer: won('yes-tack', 'yes-elements'),
  expulsion: lost('no-tack', 'no-time'),
  leave: lost('no-leave'),
  'leave denied': won('yes-denied', 'yes-elements'),
  infant: lost('no-owner', 'no-time'),
  child: { reasons: ['yes-grace', 'yes-elements'], arguable: ['yes-mind', 'yes-denied', 'yes-runs'] },
  'later illness': won('yes-runs', 'yes-elements'),
  'minor heir': won('yes-runs', 'yes-elements'),
  sale: won('yes-runs', 'yes-elements'),
  remainder: lost('no-owner', 'no-time'),
  'later remainder': won('yes-runs', 'yes-elements'),
  city: lost('no-owner'),
  cotenant: lost('no-leave'),
  'cotenant denied': won('yes-denied', 'yes-elements'),
  letter: won('yes-undisturbed', 'yes-elements'),
  return: lost('no-break', 'no-time'),
  deed: won('yes-deed'),
  'no deed': { reasons: ['no-part'], arguable: ['no-time', 'no-use'] },
}

/** Whether the possessor has taken title. Every reason that is true of the facts is listed. */
export function decide({ wrinkle, mind }: PossessionFacts): Decision {
  if (wrinkle === 'good faith') {
    return mind === 'knew'
      ? { reasons: ['no-faith'], arguable: ['no-time'], path: ['bad-faith'] }
      : { reasons: ['yes-faith', 'yes-elements'], arguable: ['yes-denied'], path: ['good-faith'] }
  }
  if (wrinkle === 'taxes') {
    return mind === 'believed'
      ? { reasons: ['no-tax'], arguable: ['no-time'], path: ['taxes-unpaid'] }
      : { reasons: ['yes-tax', 'yes-elements'], arguable: ['yes-denied', 'yes-mind'], path: ['taxes-paid'] }
  }
  const { reasons, arguable = [] } = LAW[wrinkle]
  const path = [wrinkle === 'none' ? `plain-${mind}` : wrinkle.replace(' ', '-')]
  return { reasons, arguable: arguable.filter((id) => !reasons.includes(id)), path }
}
