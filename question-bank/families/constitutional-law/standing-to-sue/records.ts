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
    'to disclose its records to any person who asks. A person whose request is refused may sue in federal court.'
  const refused = `answering that the statute does not cover the request. The refusal has cost ${plaintiff.the} no money.`
  return {
    plaintiff,
    defendant: agency,
    before: [
      `${A(plaintiff)} asked ${agency.a} for ${records} in order to ${use}. A federal statute requires ${agency.the} ${opens} ${The(agency)} refused, ${refused}`,
      `A federal statute requires ${agency.a} ${opens} ${A(plaintiff)} asked ${agency.the} for ${records}, so that ${he(plaintiff)} could ${use}. ${The(agency)} refused, ${refused}`,
      `${A(agency)} received a request from ${plaintiff.a} for ${records}. ${The(plaintiff)} wanted to ${use}. A federal statute requires ${agency.the} ${opens} ${The(agency)} refused, ${refused}`,
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
    use: 'write to her representative before the next closing',
  },
  {
    plaintiff: { a: 'a voter', the: 'the voter', pronoun: 'he' },
    agency: { a: 'a federal election agency', the: 'the agency', pronoun: 'it' },
    records: 'the list of donors to a political committee',
    use: 'decide how to vote in the fall',
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
    use: 'speak on them at a public hearing',
  },
  {
    plaintiff: { a: 'a ferry passenger', the: 'the passenger', pronoun: 'he' },
    agency: { a: 'a federal shipping agency', the: 'the agency', pronoun: 'it' },
    records: 'its safety reports on ferries',
    use: 'choose which ferry to take to work',
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
    use: 'write about them before bids are taken again',
  },
  {
    plaintiff: { a: 'a parent', the: 'the parent', pronoun: 'she' },
    agency: { a: 'a federal toy-safety agency', the: 'the agency', pronoun: 'it' },
    records: 'the complaints it has received about cribs',
    use: 'choose a crib for her child',
  },
]
