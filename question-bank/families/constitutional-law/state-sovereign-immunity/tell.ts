import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import { type ImmunityFacts, type ImmunityStory, officerShort } from './facts.ts'

type Words = (at: ImmunityFacts, story: ImmunityStory) => string

const VALID = 'which has been upheld as a valid means of enforcing the Fourteenth Amendment,'

/** The suits that the federal statute permits. It lets the responsible official be sued where one is. */
const allows = ({ law, relief }: ImmunityFacts): string => {
  const official = relief === 'pocket' ? 'against the responsible official and ' : ''
  const employers =
    law === 'silent' ? '"an employer"' : 'employers, "including a state or an agency of a state,"'
  return `permits suits ${official}against ${employers} in any federal or state court.`
}

/** The statute that was violated, and whom it allows to be sued. A State A statute says too what the state consents to. */
const statute: Words = (at, { worker }) => {
  switch (at.law) {
    case 'commerce':
      return `A federal statute enacted under the Commerce Clause requires employers to pay overtime and ${allows(at)}`
    case 'fourteenth':
    case 'silent':
      return `A federal statute requires employers to pay men and women equally for equal work. The statute, ${VALID} ${allows(at)}`
    case 'armies':
      return `${The(worker)}, an Army reservist, was called to active duty for a year and then returned to work. A federal statute enacted under the power to raise and support armies protects the pay of returning reservists and ${allows(at)}`
    case 'state law':
      return at.consent === 'none'
        ? 'A State A statute sets minimum pay for public employees but does not consent to suits against the state.'
        : `A State A statute sets minimum pay for public employees and consents to suits for unpaid wages "${where(at)}."`
  }
}

function where({ consent, court }: ImmunityFacts): string {
  if (consent === 'elsewhere' || court === 'own') return 'in the courts of this state'
  return court === 'federal'
    ? 'in the courts of this state and in the federal courts'
    : 'in the courts of this or any other state'
}

/** The consent that State A has given, unless the statute on pay tells it. */
const consent = (at: ImmunityFacts): string =>
  at.law === 'state law' || at.consent === 'none'
    ? ''
    : `State A has consented by statute to suits over the pay of public employees "${where(at)}."`
const refusal = (at: ImmunityFacts): string =>
  at.law === 'state law' || at.consent !== 'none' ? '' : 'State A has not consented to such suits.'

const employer: Words = ({ defendant }, { county, agency }) =>
  defendant === 'county' ? `${county}, a county in State A` : `the ${agency}, an agency of State A`
const payer = ({ defendant }: ImmunityFacts) => (defendant === 'county' ? 'the county' : 'the agency')

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
    return `${The(worker)} has sued the ${short}, whom State A has promised to indemnify, ${COURTS[court]} for ${sum} in damages, to be paid from the ${short}'s own money.`
  const sued = `${The(worker)} has sued the ${officer}, who heads the agency, ${COURTS[court]}`
  if (relief === 'arrears')
    return `${sued} for an order requiring the ${short} to pay the ${sum} out of the agency's appropriation.`
  const order = `${sued} for an order requiring the ${short} to raise ${whose(worker)} pay to the lawful rate from now on.`
  return law === 'state law'
    ? `${order} In the same suit, ${he(worker)} makes a separate federal claim, which is properly before the court.`
    : order
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** The underpayment: by the officer where the officer alone is to pay, and otherwise by the employer. */
const underpaid = (at: ImmunityFacts, story: ImmunityStory, since = ''): string => {
  const { worker, sum, officer } = story
  const law = at.law === 'state law' || at.consent === 'none' ? 'the statute' : 'the federal statute'
  if (at.relief === 'pocket')
    return `By decision of the ${officer} alone, ${worker.the} has received ${sum} less than ${law} requires.`
  const payment = `${payer(at)} has paid ${worker.the} ${sum} less than ${law} requires and continues to underpay ${him(worker)}.`
  return capital(since + payment)
}

const workerFirst: Words = (at, story) =>
  joined(
    `${capital(story.worker.a)} who lives in State A works for ${employer(at, story)}.`,
    consent(at),
    statute(at, story),
    refusal(at),
    underpaid(at, story),
    suit(at, story),
  )

const employerFirst: Words = (at, story) =>
  joined(
    `${capital(employer(at, story))}, employs ${story.worker.a} who is a citizen of State A.`,
    statute(at, story),
    consent(at) || refusal(at),
    underpaid(at, story),
    suit(at, story),
  )

const hiringFirst: Words = (at, story) => {
  const { worker } = story
  const since = at.law === 'armies' ? `since ${his(worker)} return, ` : `since hiring ${him(worker)}, `
  return joined(
    `Two years ago, ${employer(at, story)}, hired ${worker.a} who lives in ${at.defendant === 'county' ? 'the county' : 'that state'}.`,
    consent(at),
    statute(at, story),
    refusal(at),
    underpaid(at, story, since),
    suit(at, story),
  )
}

export const tell = [workerFirst, employerFirst, hiringFirst] as const
