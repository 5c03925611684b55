import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

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
  const others = `Many of the ${many} that met the condition still give ${free}, and others had chosen to give up the exemption rather than meet it.`
  const unknown = `Nothing shows why ${one.the} refused ${plaintiff.the} or what it would do if the condition returned.`
  const low = `gave ${free} to people with low incomes`
  return {
    plaintiff,
    defendant: agency,
    before: [
      `For years, a federal tax agency exempted ${many} from tax only if they ${low}. Last year, it dropped the condition. ${others} ${A(plaintiff)}, who has a low income, then asked ${one.a} for ${free} and was refused. ${unknown}`,
      `${A(plaintiff)}, who has a low income, asked ${one.a} for ${free} and was refused. A federal tax agency had for years exempted ${many} from tax only if they ${low}, but it had recently dropped the condition. ${others} ${unknown}`,
      `Last year, a federal tax agency dropped a rule that had exempted ${many} from tax only on the condition that they ${low.replace('gave', 'give')}. ${others} ${capital(one.a)} has since refused ${free} to ${plaintiff.a} with a low income. ${unknown}`,
    ],
    charge: 'that a tax statute requires the condition',
    wants: 'an order restoring it',
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
    plaintiff: { a: 'an unemployed cook', the: 'the cook', pronoun: 'she' },
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
    plaintiff: { a: 'a blind veteran', the: 'the veteran', pronoun: 'he' },
    one: { a: 'a veterinary clinic', the: 'the clinic', pronoun: 'it' },
    many: 'veterinary clinics',
    free: 'free animal care',
  },
  {
    plaintiff: { a: 'a foster mother', the: 'the mother', pronoun: 'she' },
    one: { a: 'a summer camp', the: 'the camp', pronoun: 'it' },
    many: 'summer camps',
    free: 'free places for children',
  },
  {
    plaintiff: { a: 'a laid-off miner', the: 'the miner', pronoun: 'he' },
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
    plaintiff: { a: 'a part-time janitor', the: 'the janitor', pronoun: 'she' },
    one: { a: 'a dental school', the: 'the school', pronoun: 'it' },
    many: 'dental schools',
    free: 'free dental work',
  },
]
