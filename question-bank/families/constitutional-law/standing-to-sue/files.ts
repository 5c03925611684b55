import { his, type Party, The, who } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

/** A false entry about a consumer, in a file that a company keeps. */
export interface ConsumerFile {
  readonly plaintiff: Party
  readonly company: Party
  /** The entry, with its article. */
  readonly entry: string
  readonly recipient: Party
  readonly sum: string
}

/** The suit for a sum that a statute fixes, where the file was sent to somebody or to nobody. */
export function fileCase(file: ConsumerFile, isSent: boolean): StandingCase {
  const { plaintiff, company, entry, recipient, sum } = file
  const statute = `A federal statute makes a business that negligently keeps a false entry about a consumer liable to the consumer for ${sum}.`
  const read = `${who(recipient)} read it`
  const deleted = `${The(company)} admits that it was negligent and has deleted the entry. ${The(plaintiff)} lost no money.`
  const unseen = `No one outside ${company.the} had seen the file. ${The(company)} admits that it was negligent.`
  return {
    plaintiff,
    defendant: company,
    before: isSent
      ? [
          `${A(company)} kept a file that falsely listed ${entry} under the name of ${plaintiff.a}. On request, it sent the file to ${recipient.a}, ${read}. ${deleted} ${statute}`,
          `${statute} ${A(plaintiff)} learned that ${company.a} had sent a file that falsely listed ${entry} under ${his(plaintiff)} name to ${recipient.a}, ${read}. ${deleted}`,
          `${A(recipient)} received a file from ${company.a} and read it. The file falsely listed ${entry} under the name of ${plaintiff.a}. ${deleted} ${statute}`,
        ]
      : [
          `${A(company)} kept a file that falsely listed ${entry} under the name of ${plaintiff.a}. It deleted the entry, and only then did ${plaintiff.the} learn of it. ${unseen} ${statute}`,
          `${statute} ${A(plaintiff)} learned that a file kept by ${company.a} had falsely listed ${entry} under ${his(plaintiff)} name. By then, ${company.the} had deleted the entry. ${unseen}`,
          `By the time ${plaintiff.a} learned that ${company.a} had falsely listed ${entry} in a file under ${his(plaintiff)} name, ${company.the} had deleted the entry. ${unseen} ${statute}`,
        ],
    wants: `only the ${sum}`,
  }
}

export const files: readonly ConsumerFile[] = [
  {
    plaintiff: { a: 'a chef', the: 'the chef', pronoun: 'he' },
    company: { a: 'a tenant-screening company', the: 'the company', pronoun: 'it' },
    entry: 'an eviction for unpaid rent',
    recipient: { a: 'a landlord', the: 'the landlord', pronoun: 'she' },
    sum: '$1,000',
  },
  {
    plaintiff: { a: 'a welder', the: 'the welder', pronoun: 'she' },
    company: { a: 'a background-check company', the: 'the company', pronoun: 'it' },
    entry: 'a conviction for theft',
    recipient: { a: 'a shipyard', the: 'the shipyard', pronoun: 'it' },
    sum: '$500',
  },
  {
    plaintiff: { a: 'a poet', the: 'the poet', pronoun: 'she' },
    company: { a: 'a credit bureau', the: 'the bureau', pronoun: 'it' },
    entry: 'a bankruptcy',
    recipient: { a: 'a bank', the: 'the bank', pronoun: 'it' },
    sum: '$750',
  },
  {
    plaintiff: { a: 'a truck driver', the: 'the driver', pronoun: 'he' },
    company: { a: 'a driving-records company', the: 'the company', pronoun: 'it' },
    entry: 'three arrests for drunk driving',
    recipient: { a: 'a freight line', the: 'the freight line', pronoun: 'it' },
    sum: '$900',
  },
  {
    plaintiff: { a: 'a nanny', the: 'the nanny', pronoun: 'she' },
    company: { a: 'a reference service', the: 'the service', pronoun: 'it' },
    entry: 'a dismissal for cruelty to a child',
    recipient: { a: 'a school', the: 'the school', pronoun: 'it' },
    sum: '$600',
  },
  {
    plaintiff: { a: 'an accountant', the: 'the accountant', pronoun: 'he' },
    company: { a: 'an employment-history firm', the: 'the firm', pronoun: 'it' },
    entry: 'a dismissal for embezzling',
    recipient: { a: 'a charity', the: 'the charity', pronoun: 'it' },
    sum: '$800',
  },
  {
    plaintiff: { a: 'a student', the: 'the student', pronoun: 'he' },
    company: { a: 'a fraud-alert company', the: 'the company', pronoun: 'it' },
    entry: 'a charge of forging checks',
    recipient: { a: 'a savings bank', the: 'the bank', pronoun: 'it' },
    sum: '$400',
  },
  {
    plaintiff: { a: 'a cab driver', the: 'the driver', pronoun: 'she' },
    company: { a: 'an insurance-history bureau', the: 'the bureau', pronoun: 'it' },
    entry: 'two frauds on insurers',
    recipient: { a: 'an insurer', the: 'the insurer', pronoun: 'it' },
    sum: '$700',
  },
]
