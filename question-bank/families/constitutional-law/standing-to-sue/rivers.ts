import { he, him, his, type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** A river that somebody enjoys, and a factory on its bank. */
export interface River {
  readonly plaintiff: Party
  /** The pastime, as a gerund, as a past tense and as an infinitive. */
  readonly doing: string
  readonly did: string
  readonly act: string
  readonly river: string
  readonly factory: Party
  /** A substance that the factory discharges. */
  readonly waste: string
}

const agency: Party = { a: 'a federal agency', the: 'the agency', pronoun: 'it' }

/** The suit over a dam, by one who came long ago or by one who comes every week. */
export function damCase({ plaintiff, doing, did, act, river }: River, isWeekly: boolean): StandingCase {
  const visits = isWeekly
    ? `has spent nearly every weekend of the last five years ${doing} on the ${river}`
    : `${did} on the ${river} twice during a vacation seven years ago`
  const plans = isWeekly
    ? `Once construction begins next month, ${he(plaintiff)} will no longer be able to ${act} there.`
    : `${The(plaintiff)} hopes to go back "some day" but has made no plans and cannot say when.`
  const statute = 'A federal environmental statute allows any person to sue over'
  return {
    plaintiff,
    defendant: agency,
    before: [
      `${A(plaintiff)} ${visits}. This year, a federal agency approved a dam that will leave that stretch of the river dry. ${plans} ${statute} such an approval.`,
      `A federal agency approved a dam that will leave a stretch of the ${river} dry. ${A(plaintiff)} ${visits.replace(` on the ${river}`, ' there')}. ${plans} ${statute} the approval of a dam.`,
      `This year, a federal agency approved a dam that will leave part of the ${river} dry. ${A(plaintiff)} ${visits.replace(` on the ${river}`, ' on that part of the river')}. ${plans} ${statute} such an approval.`,
    ],
    charge: 'that the approval violates the environmental statute',
    wants: 'to have the approval set aside',
  }
}

/** The suit for penalties over reports that were late, which is all over by then. */
export function lateReportsCase({ plaintiff, doing, river, factory }: River): StandingCase {
  const statute =
    'A federal statute requires industrial plants to file annual reports on the chemicals they store. It allows any person to sue over late reports for civil penalties, payable to the Treasury.'
  const wanted = `wanted to learn from the reports which chemicals ${factory.the} stored`
  return {
    plaintiff,
    defendant: factory,
    before: [
      `${A(factory)} on the ${river} stores toxic chemicals. ${statute} ${The(factory)} missed the deadline two years in a row. ${A(plaintiff)}, who spends every weekend ${doing} a mile below ${factory.the}, ${wanted}.`,
      `${statute} ${A(factory)} missed the deadline two years in a row. ${A(plaintiff)}, who spends every weekend ${doing} on the ${river}, a mile below ${factory.the}, ${wanted}.`,
      `Two years in a row, ${factory.a} on the ${river} missed the deadline for an annual report on the chemicals it stores. ${A(plaintiff)}, who spends every weekend ${doing} a mile below ${factory.the}, ${wanted}. The federal statute that requires the reports allows any person to sue over late ones for civil penalties, payable to the Treasury.`,
    ],
    wants: 'only civil penalties for the late reports',
    since: `When the suit was brought, ${factory.the} had already filed every report that was due, and nothing suggested that it would file late again.`,
  }
}

/** The suit for penalties over discharges that go on. */
export function dischargeCase({ plaintiff, doing, river, factory, waste }: River): StandingCase {
  const fears = `because ${he(plaintiff)} reasonably feared that the ${waste} would make ${him(plaintiff)} ill`
  const allows = 'for civil penalties, payable to the Treasury.'
  const likely = `${The(factory)} is likely to continue the violations unless civil penalties deter it.`
  return {
    plaintiff,
    defendant: factory,
    before: [
      `${A(plaintiff)} used to spend every weekend ${doing} on the ${river}, a mile below ${factory.a}. Nearly every week, ${factory.the} discharges more ${waste} than its permit allows, and ${plaintiff.the} gave up ${his(plaintiff)} weekends on the river ${fears}. A federal statute allows any person to sue over such discharges ${allows} ${likely}`,
      `Nearly every week, ${factory.a} on the ${river} discharges more ${waste} than its permit allows. ${A(plaintiff)} spent every weekend ${doing} a mile below ${factory.the} but stopped ${fears}. ${likely} A federal statute allows any person to sue over such violations ${allows}`,
      `A federal statute allows any person to sue over discharges that exceed a permit and to seek civil penalties, payable to the Treasury. Nearly every week, ${factory.a} on the ${river} discharges more ${waste} than its permit allows. ${A(plaintiff)}, who used to spend every weekend ${doing} a mile below ${factory.the}, stopped ${fears}. ${likely}`,
    ],
    wants: 'only civil penalties for the excessive discharges',
  }
}

const mill = { a: 'a paper mill', the: 'the mill', pronoun: 'it' } as const

export const rivers: readonly River[] = [
  {
    plaintiff: { a: 'a pharmacist', the: 'the pharmacist', pronoun: 'she' },
    doing: 'kayaking',
    did: 'kayaked',
    act: 'kayak',
    river: 'Sorrel River',
    factory: mill,
    waste: 'mercury',
  },
  {
    plaintiff: { a: 'a locksmith', the: 'the locksmith', pronoun: 'he' },
    doing: 'fly-fishing',
    did: 'fly-fished',
    act: 'fly-fish',
    river: 'Amber River',
    factory: { a: 'a tannery', the: 'the tannery', pronoun: 'it' },
    waste: 'chromium',
  },
  {
    plaintiff: { a: 'an organist', the: 'the organist', pronoun: 'he' },
    doing: 'rowing',
    did: 'rowed',
    act: 'row',
    river: 'Heron River',
    factory: { a: 'a dye works', the: 'the dye works', pronoun: 'it' },
    waste: 'arsenic',
  },
  {
    plaintiff: { a: 'a midwife', the: 'the midwife', pronoun: 'she' },
    doing: 'rafting',
    did: 'went rafting',
    act: 'go rafting',
    river: 'Talon River',
    factory: { a: 'a smelter', the: 'the smelter', pronoun: 'it' },
    waste: 'lead',
  },
  {
    plaintiff: { a: 'a bookbinder', the: 'the bookbinder', pronoun: 'she' },
    doing: 'canoeing',
    did: 'canoed',
    act: 'canoe',
    river: 'Willow River',
    factory: { a: 'a cannery', the: 'the cannery', pronoun: 'it' },
    waste: 'ammonia',
  },
  {
    plaintiff: { a: 'a bus driver', the: 'the driver', pronoun: 'he' },
    doing: 'photographing wildlife',
    did: 'photographed wildlife',
    act: 'photograph wildlife',
    river: 'Cedar River',
    factory: { a: 'a refinery', the: 'the refinery', pronoun: 'it' },
    waste: 'oil',
  },
  {
    plaintiff: { a: 'an optician', the: 'the optician', pronoun: 'he' },
    doing: 'sailing',
    did: 'sailed',
    act: 'sail',
    river: 'Pearl River',
    factory: { a: 'a sugar mill', the: 'the mill', pronoun: 'it' },
    waste: 'nitrates',
  },
  {
    plaintiff: { a: 'a court reporter', the: 'the reporter', pronoun: 'she' },
    doing: 'paddleboarding',
    did: 'paddleboarded',
    act: 'paddleboard',
    river: 'Birch River',
    factory: { a: 'a battery plant', the: 'the plant', pronoun: 'it' },
    waste: 'cadmium',
  },
  {
    plaintiff: { a: 'a tailor', the: 'the tailor', pronoun: 'he' },
    doing: 'fishing',
    did: 'fished',
    act: 'fish',
    river: 'Fox River',
    factory: mill,
    waste: 'mercury',
  },
  {
    plaintiff: { a: 'a nurse', the: 'the nurse', pronoun: 'she' },
    doing: 'boating',
    did: 'boated',
    act: 'go boating',
    river: 'Elk River',
    factory: { a: 'a smelter', the: 'the smelter', pronoun: 'it' },
    waste: 'lead',
  },
  {
    plaintiff: { a: 'a baker', the: 'the baker', pronoun: 'he' },
    doing: 'swimming',
    did: 'swam',
    act: 'swim',
    river: 'Clay River',
    factory: { a: 'a tannery', the: 'the tannery', pronoun: 'it' },
    waste: 'chromium',
  },
]
