import { he, him, type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** Records of a federal agency that somebody wants to use. */
export interface RecordsRequest {
  readonly plaintiff: Party
  readonly agency: Party
  readonly records: string
  /** The plan for their use, as an infinitive. */
  readonly use: string
}

/** The suit for records that a statute opens to everyone. */
export function recordsCase({ plaintiff, agency, records, use }: RecordsRequest): StandingCase {
  const opens =
    'to disclose its records to any person who asks and allows a person whose request is refused to sue in federal court.'
  const costs = `The refusal cost ${plaintiff.the} no money.`
  const refused = `${The(agency)} refused on the ground that the statute did not cover the request. ${costs}`
  const statute = `A federal statute requires ${agency.the} ${opens} ${The(agency)} takes the position that the statute does not cover the request.`
  return {
    plaintiff,
    defendant: agency,
    before: [
      `${A(plaintiff)} asked ${agency.a} for ${records}, because ${he(plaintiff)} wanted to ${use}. ${The(agency)} refused. ${costs} ${statute}`,
      `A federal statute requires ${agency.a} ${opens} ${A(plaintiff)}, who wanted to ${use}, asked ${agency.the} for ${records}. ${refused}`,
      `${A(agency)} refused a request by ${plaintiff.a} for ${records}. ${The(plaintiff)} had explained that ${he(plaintiff)} wanted to ${use}. ${costs} ${statute}`,
    ],
    charge: `that the statute entitles ${him(plaintiff)} to the records`,
    wants: 'an order that they be disclosed',
  }
}

export const requests: readonly RecordsRequest[] = [
  {
    plaintiff: { a: 'a local historian', the: 'the historian', pronoun: 'she' },
    agency: { a: 'a federal railroad board', the: 'the board', pronoun: 'it' },
    records: 'the minutes of its meetings on station closings',
    use: 'write to her representative about a planned closing',
  },
  {
    plaintiff: { a: 'a voter', the: 'the voter', pronoun: 'he' },
    agency: { a: 'a federal election agency', the: 'the agency', pronoun: 'it' },
    records: 'the list of donors to a political committee',
    use: 'decide how to vote in November',
  },
  {
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: 'he' },
    agency: { a: 'a federal farm agency', the: 'the agency', pronoun: 'it' },
    records: 'its studies of pesticides',
    use: 'comment on a proposed rule',
  },
  {
    plaintiff: { a: 'a law student', the: 'the student', pronoun: 'she' },
    agency: { a: 'a federal advisory committee', the: 'the committee', pronoun: 'it' },
    records: 'its reports on candidates for judgeships',
    use: 'speak at a public hearing on the candidates',
  },
  {
    plaintiff: { a: 'a ferry passenger', the: 'the passenger', pronoun: 'he' },
    agency: { a: 'a federal shipping agency', the: 'the agency', pronoun: 'it' },
    records: 'its safety reports on ferries',
    use: 'choose a ferry for the trip to work',
  },
  {
    plaintiff: { a: 'a town councilwoman', the: 'the councilwoman', pronoun: 'she' },
    agency: { a: 'a federal dam commission', the: 'the commission', pronoun: 'it' },
    records: 'its maps of flood zones',
    use: 'prepare for a vote on zoning',
  },
  {
    plaintiff: { a: 'a blogger', the: 'the blogger', pronoun: 'he' },
    agency: { a: 'a federal parks agency', the: 'the agency', pronoun: 'it' },
    records: 'its contracts with hotel chains',
    use: 'write about them before the next bidding',
  },
  {
    plaintiff: { a: 'a parent', the: 'the parent', pronoun: 'she' },
    agency: { a: 'a federal toy-safety agency', the: 'the agency', pronoun: 'it' },
    records: 'the complaints it has received about cribs',
    use: 'choose a crib for her child',
  },
]
