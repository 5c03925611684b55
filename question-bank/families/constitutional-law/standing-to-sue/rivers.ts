import { capital } from '../../../text/capital.ts'
import { him, type Party, The } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'

/** A river that somebody enjoys, and a factory on its bank. */
export interface River {
  readonly plaintiff: Party
  /** The pastime, as a gerund and as a past tense. */
  readonly doing: string
  readonly did: string
  readonly river: string
  readonly factory: Party
  /** A substance that the factory discharges. */
  readonly waste: string
}

const agency: Party = { a: 'a federal agency', the: 'the agency', pronoun: 'it' }

/** The suit over a dam, by one who came long ago or by one who comes every week. */
export function damCase({ plaintiff, doing, did, river }: River, isWeekly: boolean): StandingCase {
  return {
    plaintiff,
    defendant: agency,
    lead: (name) =>
      isWeekly
        ? `${capital(name(plaintiff))} has spent nearly every weekend of the last five years ${doing} on the ${river}.`
        : `${capital(name(plaintiff))} ${did} on the ${river} twice during a vacation seven years ago.`,
    act: (name) =>
      `${capital(name(agency))} approved a dam that will turn the ${river} into a lake. A federal environmental statute allows any person to sue over such an approval.`,
    after: isWeekly
      ? `Construction begins next month, and ${doing} there will then be impossible.`
      : `${The(plaintiff)} hopes to go back "some day" but has made no plans and cannot say when.`,
    claim: (one) =>
      `claiming that the approval of ${one} dam violates ${one === 'a' ? 'a federal' : 'the environmental'} statute and seeking to have it set aside`,
  }
}

/** The suit for penalties over reports that were late, which is all over by then. */
export function lateReportsCase({ plaintiff, doing, river, factory }: River): StandingCase {
  return {
    plaintiff,
    defendant: factory,
    lead: (name) =>
      `${capital(name(plaintiff))} spends every weekend ${doing} on the ${river}, a mile below ${name(factory)}, and wanted to know which chemicals are kept there.`,
    act: (name) =>
      `A federal statute requires an annual report on chemicals and allows any person to sue for civil penalties, payable to the Treasury. ${capital(name(factory))} missed the deadline for two years.`,
    after: `All reports that were due had been filed before the suit began, and no further delay is expected.`,
    claim: () => 'seeking civil penalties for late reports and no other relief',
  }
}

/** The suit for penalties over discharges that go on. */
export function dischargeCase({ plaintiff, doing, river, factory, waste }: River): StandingCase {
  return {
    plaintiff,
    defendant: factory,
    lead: (name) =>
      `${capital(name(plaintiff))} spent every weekend ${doing} on the ${river}, a mile below ${name(factory)}, until reasonable fear of ${waste} made ${him(plaintiff)} stop.`,
    act: (name) =>
      `${capital(name(factory))} discharges more ${waste} than its permit allows nearly every week. A federal statute allows any person to sue for civil penalties, payable to the Treasury.`,
    after: `The violations are likely to go on until penalties make them too costly.`,
    claim: () => 'seeking civil penalties for excessive discharges and no other relief',
  }
}

const mill = { a: 'a paper mill', the: 'the mill', pronoun: 'it' } as const

export const rivers: readonly River[] = [
  {
    plaintiff: { a: 'a pharmacist', the: 'the pharmacist', pronoun: 'she' },
    doing: 'kayaking',
    did: 'kayaked',
    river: 'Sorrel River',
    factory: mill,
    waste: 'mercury',
  },
  {
    plaintiff: { a: 'a locksmith', the: 'the locksmith', pronoun: 'he' },
    doing: 'fishing for trout',
    did: 'fished for trout',
    river: 'Amber River',
    factory: { a: 'a tannery', the: 'the tannery', pronoun: 'it' },
    waste: 'chromium',
  },
  {
    plaintiff: { a: 'an organist', the: 'the organist', pronoun: 'he' },
    doing: 'rowing',
    did: 'rowed',
    river: 'Heron River',
    factory: { a: 'a dye works', the: 'the dye works', pronoun: 'it' },
    waste: 'arsenic',
  },
  {
    plaintiff: { a: 'a midwife', the: 'the midwife', pronoun: 'she' },
    doing: 'rafting',
    did: 'went rafting',
    river: 'Talon River',
    factory: { a: 'a smelter', the: 'the smelter', pronoun: 'it' },
    waste: 'lead',
  },
  {
    plaintiff: { a: 'a bookbinder', the: 'the bookbinder', pronoun: 'she' },
    doing: 'canoeing',
    did: 'canoed',
    river: 'Willow River',
    factory: { a: 'a cannery', the: 'the cannery', pronoun: 'it' },
    waste: 'ammonia',
  },
  {
    plaintiff: { a: 'a bus driver', the: 'the driver', pronoun: 'he' },
    doing: 'photographing otters',
    did: 'photographed otters',
    river: 'Cedar River',
    factory: { a: 'a refinery', the: 'the refinery', pronoun: 'it' },
    waste: 'oil',
  },
  {
    plaintiff: { a: 'an optician', the: 'the optician', pronoun: 'he' },
    doing: 'sailing',
    did: 'sailed',
    river: 'Pearl River',
    factory: { a: 'a sugar mill', the: 'the mill', pronoun: 'it' },
    waste: 'nitrates',
  },
  {
    plaintiff: { a: 'a court reporter', the: 'the reporter', pronoun: 'she' },
    doing: 'paddling with her dogs',
    did: 'paddled with her dogs',
    river: 'Birch River',
    factory: { a: 'a battery plant', the: 'the plant', pronoun: 'it' },
    waste: 'cadmium',
  },
  {
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: 'he' },
    doing: 'fishing',
    did: 'fished',
    river: 'Fox River',
    factory: mill,
    waste: 'mercury',
  },
  {
    plaintiff: { a: 'a nurse', the: 'the nurse', pronoun: 'she' },
    doing: 'boating',
    did: 'boated',
    river: 'Elk River',
    factory: { a: 'a smelter', the: 'the smelter', pronoun: 'it' },
    waste: 'lead',
  },
  {
    plaintiff: { a: 'a baker', the: 'the baker', pronoun: 'he' },
    doing: 'swimming',
    did: 'swam',
    river: 'Clay River',
    factory: { a: 'a tannery', the: 'the tannery', pronoun: 'it' },
    waste: 'chromium',
  },
]
