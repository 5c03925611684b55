import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'

/** A service that some institutions give without charge, for a tax exemption or for reasons of their own. */
export interface Exemption {
  readonly plaintiff: Party
  readonly one: Party
  readonly many: string
  /** The service that they give for nothing, with "free". */
  readonly free: string
}

const agency: Party = { a: 'a federal tax agency', the: 'the agency', pronoun: 'it' }

/** The suit over a condition of tax exemption that was dropped. */
export function exemptionCase({ plaintiff, one, many, free }: Exemption): StandingCase {
  const others = `Some ${many} had given up the exemption rather than meet the condition, and many that had met it still give ${free}.`
  const unknown = `Nothing shows why ${one.the} refused ${plaintiff.the} or what it would do if the condition returned.`
  const only = `${many} from tax only if they gave ${free} to people with low incomes`
  const poor = plaintiff.a.replace(/^an? /, 'a low-income ')
  return {
    plaintiff,
    defendant: agency,
    before: [
      `For years, a federal tax agency exempted ${only}. Last year, it dropped the condition. ${others} ${capital(poor)} then asked ${one.a} for ${free} and was refused. ${unknown}`,
      `A federal tax agency long exempted ${only}, but it recently dropped the condition. ${others} After the change, ${poor} asked ${one.a} for ${free} and was refused. ${unknown}`,
      `Until last year, a federal tax agency exempted ${only}. The agency then dropped the condition. ${others} ${capital(one.a)} has since refused ${free} to ${poor}. ${unknown}`,
    ],
    charge: 'that a tax statute requires the condition',
    wants: 'an order restoring the condition',
  }
}

export const exemptions: readonly Exemption[] = [
  {
    plaintiff: { a: 'a carpenter', the: 'the carpenter', pronoun: 'he' },
    one: { a: 'a hospital', the: 'the hospital', pronoun: 'it' },
    many: 'hospitals',
    free: 'free treatment',
  },
  {
    plaintiff: { a: 'a cook', the: 'the cook', pronoun: 'she' },
    one: { a: 'a music school', the: 'the school', pronoun: 'it' },
    many: 'music schools',
    free: 'free lessons',
  },
  {
    plaintiff: { a: 'a farmhand', the: 'the farmhand', pronoun: 'he' },
    one: { a: 'a nursing home', the: 'the home', pronoun: 'it' },
    many: 'nursing homes',
    free: 'free meals',
  },
  {
    plaintiff: { a: 'a veteran', the: 'the veteran', pronoun: 'he' },
    one: { a: 'a hearing clinic', the: 'the clinic', pronoun: 'it' },
    many: 'hearing clinics',
    free: 'free hearing aids',
  },
  {
    plaintiff: { a: 'a foster mother', the: 'the mother', pronoun: 'she' },
    one: { a: 'a summer camp', the: 'the camp', pronoun: 'it' },
    many: 'summer camps',
    free: 'free places for children',
  },
  {
    plaintiff: { a: 'a miner', the: 'the miner', pronoun: 'he' },
    one: { a: 'a trade school', the: 'the school', pronoun: 'it' },
    many: 'trade schools',
    free: 'free courses',
  },
  {
    plaintiff: { a: 'a widow', the: 'the widow', pronoun: 'she' },
    one: { a: 'a legal clinic', the: 'the clinic', pronoun: 'it' },
    many: 'legal clinics',
    free: 'free advice',
  },
  {
    plaintiff: { a: 'a janitor', the: 'the janitor', pronoun: 'she' },
    one: { a: 'a dental school', the: 'the school', pronoun: 'it' },
    many: 'dental schools',
    free: 'free dental work',
  },
]
