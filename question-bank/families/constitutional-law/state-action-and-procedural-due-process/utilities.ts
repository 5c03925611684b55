import { capital } from '../../../text/capital.ts'
import { type Party, whose } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** A private utility and a customer. */
export interface Utility {
  readonly plaintiff: Party
  readonly company: Party
  readonly service: string
  readonly bill: string
}

export function utilityCase({ plaintiff, company, service, bill }: Utility): ActionCase {
  return {
    plaintiff,
    defendant: company,
    deed: 'the cutoff',
    start: (name) => `In March, ${name(plaintiff)} paid a bill of ${bill} from ${name(company)}.`,
    law: (name) =>
      `${capital(name(company))}, which is privately owned, has a state license and a local monopoly. A state commission regulates its rates and service in detail and has approved its tariff, which authorizes ${name(company)} to terminate service for nonpayment. State law permits a cutoff only for nonpayment.`,
    events: (name, isStarted) =>
      `${isStarted ? `In April, ${name(company)} cut off ${whose(plaintiff)} ${service} for nonpayment of the same bill.` : `${capital(name(company))} cut off ${service} to ${name(plaintiff)} for nonpayment of a bill of ${bill} that ${plaintiff.pronoun} had in fact paid.`} It did not consult any official, and it gave ${plaintiff.the} no notice or hearing before or after the cutoff.`,
    suit: sue(plaintiff, company, 'claiming a deprivation of property without due process'),
  }
}

const it = 'it' as const

export const utilities: readonly Utility[] = [
  {
    plaintiff: { a: 'a widow', the: 'the widow', pronoun: 'she' },
    company: { a: 'an electric company', the: 'the company', pronoun: it },
    service: 'power',
    bill: '$310',
  },
  {
    plaintiff: { a: 'a baker', the: 'the baker', pronoun: 'he' },
    company: { a: 'a gas company', the: 'the company', pronoun: it },
    service: 'gas',
    bill: '$840',
  },
  {
    plaintiff: { a: 'a hairdresser', the: 'the hairdresser', pronoun: 'she' },
    company: { a: 'a water company', the: 'the company', pronoun: it },
    service: 'water',
    bill: '$190',
  },
  {
    plaintiff: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: 'he' },
    company: { a: 'a telephone company', the: 'the company', pronoun: it },
    service: 'telephone service',
    bill: '$95',
  },
  {
    plaintiff: { a: 'a laundry owner', the: 'the owner', pronoun: 'she' },
    company: { a: 'a steam company', the: 'the company', pronoun: it },
    service: 'steam',
    bill: '$1,200',
  },
  {
    plaintiff: { a: 'a potter', the: 'the potter', pronoun: 'he' },
    company: { a: 'a power cooperative', the: 'the cooperative', pronoun: it },
    service: 'electricity',
    bill: '$460',
  },
  {
    plaintiff: { a: 'a florist', the: 'the florist', pronoun: 'she' },
    company: { a: 'a heating company', the: 'the company', pronoun: it },
    service: 'heat',
    bill: '$520',
  },
  {
    plaintiff: { a: 'an innkeeper', the: 'the innkeeper', pronoun: 'he' },
    company: { a: 'a sewer company', the: 'the company', pronoun: it },
    service: 'sewer service',
    bill: '$275',
  },
]
