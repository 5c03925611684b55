import { capital } from '../../../text/capital.ts'
import { He, him, his, The, whose } from '../../engine/party.ts'
import { type ImmunityFacts, type ImmunityStory, officerShort } from './facts.ts'

type Words = (at: ImmunityFacts, story: ImmunityStory) => string

const ALLOWS =
  'permits suits against employers, "including a state or an agency of a state," in any federal or state court.'

/** The statute that was violated, and whom it allows to be sued. A State A statute says too what the state consents to. */
const statute: Words = (at, { worker }) => {
  switch (at.law) {
    case 'commerce':
      return `A federal statute enacted under the Commerce Clause requires employers to pay overtime. It ${ALLOWS}`
    case 'fourteenth':
      return `A federal statute requires employers to pay men and women equally for equal work. The statute, which has been upheld as a valid means of enforcing the Fourteenth Amendment, ${ALLOWS}`
    case 'silent':
      return 'A federal statute requires employers to pay men and women equally for equal work. The statute, which has been upheld as a valid means of enforcing the Fourteenth Amendment, permits suits against "an employer" in any federal or state court.'
    case 'armies':
      return `${The(worker)}, an Army reservist, was called to active duty for a year and then returned to work. A federal statute enacted under the power to raise and support armies protects the pay of returning reservists. It ${ALLOWS}`
    case 'state law':
      return at.consent === 'none'
        ? 'A State A statute sets minimum pay for public employees.'
        : `A State A statute sets minimum pay for public employees and consents to suits over their pay "${where(at)}."`
  }
}

function where({ consent, court }: ImmunityFacts): string {
  if (consent === 'elsewhere' || court === 'own') return 'in the courts of this state'
  return court === 'federal'
    ? 'in the courts of this state and in the federal courts'
    : 'in the courts of this or any other state'
}

/** The consent that State A has given, unless the statute on pay has told it. */
function consent(at: ImmunityFacts): string {
  if (at.consent === 'none') return 'State A has not consented to suits over the pay of public employees.'
  return at.law === 'state law'
    ? ''
    : `A State A statute consents to suits over the pay of public employees "${where(at)}."`
}

const employer: Words = ({ defendant }, { county, agency }) =>
  defendant === 'county' ? `${county}, a county in State A` : `the State A ${agency}, a state agency`
const payer = ({ defendant }: ImmunityFacts) => (defendant === 'county' ? 'the county' : 'the agency')
const statuteName = ({ law }: ImmunityFacts) => (law === 'state law' ? 'State A' : 'federal')

const COURTS: Readonly<Record<ImmunityFacts['court'], string>> = {
  federal: 'in federal district court',
  own: 'in a State A court',
  sister: 'in a State B court',
}

/** The defendant, and what is asked for. */
const suit: Words = (at, story) => {
  const { plaintiff, defendant, relief, court } = at
  const { worker, sum } = story
  if (plaintiff === 'employee' && defendant === 'officer') return suitOnOfficer(at, story)
  const [suitor, forWhom] =
    plaintiff === 'United States' ? ['The United States', ` on behalf of ${worker.the}`] : [The(worker), '']
  const fund = defendant === 'county' ? 'county funds' : 'the state treasury'
  const remedy =
    relief === 'order'
      ? `for an order requiring it to pay ${him(worker)} at the lawful rate from now on`
      : `to recover the ${sum}, which would be paid from ${fund}`
  return `${suitor} has sued ${payer(at)} ${COURTS[court]}${forWhom} ${remedy}.`
}

const suitOnOfficer: Words = (at, story) => {
  const { relief, law, court } = at
  const { worker, officer, sum } = story
  const short = officerShort(story)
  if (relief === 'pocket')
    return `The decision to underpay ${worker.the} was made by the ${officer} alone. As the statute also permits, ${worker.the} has sued the ${short} ${COURTS[court]} for ${sum} in damages, to be paid from the ${short}'s own money. State A has promised to reimburse the ${short}.`
  const sued = `${The(worker)} has sued the ${officer}, who heads the agency, ${COURTS[court]}`
  if (relief === 'arrears')
    return `${sued} for an order requiring the ${short} to pay the ${sum} out of the agency's appropriation.`
  const order = `${sued} for an order requiring the ${short} to raise ${whose(worker)} pay to the lawful rate from now on.`
  return law === 'state law'
    ? `${order} ${He(worker)} has joined a separate federal claim, which is properly before the court.`
    : order
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

const workerFirst: Words = (at, story) => {
  const { worker, sum } = story
  return joined(
    `${capital(worker.a)} who lives in State A works for ${employer(at, story)}.`,
    statute(at, story),
    consent(at),
    `${capital(payer(at))} has paid ${worker.the} ${sum} less than the ${statuteName(at)} statute requires, and it continues to underpay ${him(worker)}.`,
    suit(at, story),
  )
}

const employerFirst: Words = (at, story) => {
  const { worker, sum } = story
  return joined(
    `${capital(employer(at, story))}, employs ${worker.a} who is a citizen of State A.`,
    statute(at, story),
    `Under the ${statuteName(at)} statute, ${worker.the} is owed ${sum} in back pay and is still being underpaid.`,
    consent(at),
    suit(at, story),
  )
}

const hiringFirst: Words = (at, story) => {
  const { worker, sum } = story
  return joined(
    `Three years ago ${worker.a} who lives in State A took a job with ${employer(at, story)}.`,
    statute(at, story),
    `${The(worker)} has received ${sum} less than the ${statuteName(at)} statute requires, and ${his(worker)} pay has not been raised.`,
    consent(at),
    suit(at, story),
  )
}

export const tell = [workerFirst, employerFirst, hiringFirst] as const
