import { capital } from '../../../text/capital.ts'
import { He, he, his, who } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import { installer, type Telling } from './telling.ts'

type Teller = (at: Telling) => string

/** A party's citizenship beside its name, unless it is summed up. */
const citizen = ({ isSummedUp }: Telling, words: string): string => (isSummedUp ? '' : words)

const lostProfits: Teller = ({ s, p }) =>
  `The complaint also included a claim for negligence under state law, alleging that the spill had cost ${p()} ${s.medium} in profits.`

const loan = (sum: 'small' | 'ample'): Teller => {
  return ({ s, p, d, isTold }) =>
    isTold
      ? `${capital(d())} filed a counterclaim under state law for the unpaid ${s[sum]}.`
      : `${capital(d())} filed a counterclaim under state law for ${s[sum]}, the unpaid balance of a loan that it had made to ${p()} two years before the spill.`
}

const impleaded: Teller = (at) =>
  `${capital(at.d())} filed a third-party complaint for indemnity against ${installer(at)}${citizen(at, `, a citizen of ${at.s.home}`)}.`

const againstThird: Teller = (at) =>
  `${impleaded(at)} ${capital(at.p())} then filed a claim under state law against ${at.s.third.the} for ${at.s.ample}. ${He(at.s.plaintiff)} alleged that ${his(at.s.third)} negligence in installing the tank had caused the spill.`

const coplaintiff = (sum: 'small' | 'ample', state: 'elsewhere' | 'away'): Teller => {
  return (at) => {
    const { s, o } = at
    const joined = `${capital(o())}${citizen(at, `, a citizen of ${s[state]},`)} joined in the complaint as a second plaintiff under Rule 20, seeking ${s[sum]}`
    return `${joined}${at.isTold ? '' : ` for ${s.lost} that ${he(s.other)} had lost in the same spill`}.`
  }
}

const intervening = (state: 'home' | 'away'): Teller => {
  return (at) => {
    const { s, d, o } = at
    const which = state === 'home' ? `also a citizen of ${s.home}` : `a citizen of ${s.away}`
    const moved = `${capital(o())}${citizen(at, `, ${which},`)} moved to intervene as a plaintiff under Rule 24, with a claim under state law against ${d()} for`
    return at.isTold
      ? `${moved} the ${s.ample}.`
      : `${moved} ${s.ample}, the value of ${s.lost} that ${he(s.other)} had lost in the same spill.`
  }
}

/** A second defendant, who had come to plug the tank. */
const second: Teller = (at) => {
  const { s, d, t, p } = at
  const { third, liquid, small } = s
  return at.start === 'occasion'
    ? `The complaint joined as a second defendant, under Rule 20, ${t()}, a citizen of ${s.elsewhere}, ${who(third) === 'which' ? 'which' : 'whom'} ${d()} had called in to plug the tank. It alleged that ${third.the} had negligently let more ${liquid} escape and sought ${small} for the added damage.`
    : `In the same complaint, ${p()} joined ${t()}${citizen(at, `, a citizen of ${s.elsewhere},`)} as a second defendant under Rule 20, alleging that ${he(third)} had negligently let more ${liquid} escape and seeking ${small} for the added damage.`
}

/** By twist, the further claim. */
const FURTHER: Readonly<Partial<Record<Twist, Teller>>> = {
  'small-defendant': second,
  unrelated: ({ s, p, d, isTold }) =>
    isTold
      ? `The complaint also included a contract claim under state law for the unpaid ${s.small}.`
      : `The complaint also included a contract claim under state law for ${s.small}, the unpaid price of ${s.goods} that ${p()} had sold to ${d()} a year before the spill.`,
  party: (at) =>
    `${at.isTold ? `The complaint also named ${at.t()} as a defendant` : `The complaint also named as a defendant ${installer(at)}`}${citizen(at, `, another citizen of ${at.s.home}`)}. The only claim against ${at.s.third.the} was for negligence under state law, alleging that ${he(at.s.third)} had installed the tank badly and seeking ${at.s.medium}.`,
  counterclaim: ({ s, p, d }) =>
    `${capital(d())} denied negligence and filed a counterclaim under state law for ${s.small}, the cost of the tank, alleging that the tank had burst because ${p()} had backed ${his(s.plaintiff)} truck into it.`,
  permissive: loan('small'),
  'own-basis': loan('ample'),
  crossclaim: ({ s, d }) =>
    `${capital(d())} filed a crossclaim under state law against ${s.third.the} for contribution to any damages that it might have to pay.`,
  impleader: (at) =>
    `${capital(at.d())} filed a third-party complaint under state law against ${installer(at)}${citizen(at, `, also a citizen of ${at.s.away}`)}, seeking indemnity for any damages that it might have to pay ${at.p()}.`,
  upsloping: (at) =>
    `${impleaded(at)} ${capital(at.s.third.the)} then filed a claim under state law against ${at.p()} for ${at.s.medium}, the value of equipment that ${he(at.s.third)} had lost in the spill, alleging that the tank had burst because ${at.p()} had backed ${his(at.s.plaintiff)} truck into it.`,
  'against-third': againstThird,
  'against-third-federal': againstThird,
  'small-plaintiff': coplaintiff('small', 'elsewhere'),
  'nondiverse-plaintiff': coplaintiff('ample', 'away'),
  intervenor: intervening('away'),
  'intervenor-federal': intervening('home'),
  required: (at) =>
    `${capital(at.d())} asked the court to join ${at.o()}${citizen(at, `, a citizen of ${at.s.away},`)} as a plaintiff under Rule 19, with a claim of ${his(at.s.other)} own under state law for ${at.s.ample}.`,
}

/** The further claim, as it came into the action. */
export const further: Teller = (at) => (FURTHER[at.twist] ?? lostProfits)(at)

/** By twist, the fate of the federal claim. */
const FATES: Readonly<Partial<Record<Twist, Teller>>> = {
  merits: ({ d }) =>
    `After two years of discovery, the court granted summary judgment to ${d()} on the federal claim because the state had paid for the whole cleanup. The negligence claim was ready for trial.`,
  frivolous: ({ p }) =>
    `The court found the federal claim wholly frivolous, since the Supreme Court had twice rejected ${p()}'s reading of the statute, and dismissed that claim for lack of subject-matter jurisdiction.`,
  dropped: ({ p, d }) =>
    `Eight months after ${d()} answered, ${p()} amended the complaint, with leave of court, to delete the federal claim.`,
  removed: ({ p, d }) =>
    `${capital(d())} properly removed the action to federal district court. Eight months later, ${p()} amended the complaint, with leave of court, to delete the federal claim.`,
}

/** The fate of the federal claim, where it met one. */
export const fate: Teller = (at) => FATES[at.twist]?.(at) ?? ''
