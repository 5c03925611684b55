import { capital } from '../../../text/capital.ts'
import { agrees, He, he, his, The } from '../../engine/party.ts'
import type { ImmunityFacts, ImmunityStory } from './facts.ts'

const ALLOWS =
  'It permits suits against employers, "including a state or an agency of a state," in any federal or state court.'

/** The statute that was violated, and whom it allows to be sued. */
function statute({ law }: ImmunityFacts, { trade }: ImmunityStory): string {
  switch (law) {
    case 'commerce':
      return `Minimum wages for ${trade} are set by a federal statute that was enacted under the Commerce Clause. ${ALLOWS}`
    case 'fourteenth':
      return `Equal pay for male and female ${trade} is required by a federal statute that has been upheld as a means of enforcing the Fourteenth Amendment. ${ALLOWS}`
    case 'silent':
      return `Equal pay for male and female ${trade} is required by a federal statute that has been upheld as a means of enforcing the Fourteenth Amendment. It permits suits against "an employer" in any federal or state court.`
    case 'armies':
      return `Reservist ${trade} who are called to active duty have their pay protected by a federal statute that was enacted under the power to raise and support armies. ${ALLOWS}`
    case 'state law':
      return `Minimum pay for ${trade} in public employment is set by a State A statute.`
  }
}

const employer = ({ defendant }: ImmunityFacts, { county, agency }: ImmunityStory) =>
  defendant === 'county'
    ? `${county}, a county in State A`
    : `the State A ${agency}, a branch of the state government`

/** The plaintiff and the complaint. */
const worker = (at: ImmunityFacts, story: ImmunityStory) =>
  `${capital(story.worker.a)} who lives in State A works for ${employer(at, story)}.`

const shortfall = ({ law }: ImmunityFacts, { worker, sum }: ImmunityStory) =>
  `Under the ${law === 'state law' ? 'State A' : 'federal'} statute, ${worker.the} should have been paid ${sum} more by now, and ${his(worker)} pay is still too low.`

const COURTS: Readonly<Record<ImmunityFacts['court'], string>> = {
  federal: 'in federal district court',
  own: 'in a State A court',
  sister: 'in a State B court',
}

/** The defendant, and what is asked for. */
function suit(at: ImmunityFacts, story: ImmunityStory): string {
  const { plaintiff, defendant, relief, law, court } = at
  const { worker, agency, officer, county, sum } = story
  if (plaintiff === 'United States')
    return relief === 'order'
      ? `The United States has sued the agency ${COURTS[court]} for an order that it pay ${worker.the} the lawful rate from now on.`
      : `The United States has sued the agency ${COURTS[court]} for the ${sum}, which would be paid to ${worker.the} from the state treasury.`
  if (defendant !== 'officer') {
    const whom = defendant === 'county' ? county : 'the agency'
    const fund = defendant === 'county' ? 'county funds' : 'the state treasury'
    return relief === 'order'
      ? `${The(worker)} has sued ${whom} ${COURTS[court]} for an order that it pay the lawful rate from now on.`
      : `${The(worker)} has sued ${whom} ${COURTS[court]} for the ${sum}, which would be paid from ${fund}.`
  }
  const boss = `the ${officer}, who heads the agency,`
  if (relief === 'pocket')
    return `As the federal statute permits, ${worker.the} has sued ${boss} ${COURTS[court]} for ${sum} in damages for a decision that the officer alone made, payable from the officer's own money. State A has promised to reimburse the officer.`
  if (relief === 'arrears')
    return `${The(worker)} has sued ${boss} ${COURTS[court]} for an order that the ${sum} be paid from the agency's appropriation.`
  return law === 'state law'
    ? `${The(worker)} has sued ${boss} ${COURTS[court]} for an order to pay the rate that the statute requires from now on. ${He(worker)} ${agrees(worker, 'has', 'have')} joined a separate federal claim that is not in dispute.`
    : `${The(worker)} has sued ${boss} ${COURTS[court]} for an order that ${he(worker)} be paid the lawful rate from now on by the ${agency}.`
}

/** The consent that State A has given. */
function consent({ consent, court }: ImmunityFacts): string {
  if (consent === 'none')
    return 'State A has not consented by statute to suits over the pay of its employees.'
  const where =
    consent === 'elsewhere' || court === 'own'
      ? 'in the courts of this state'
      : court === 'federal'
        ? 'in the courts of this state and in the federal courts'
        : 'in the courts of this or any other state'
  return `A State A statute consents to suits over the pay of its employees "${where}."`
}

const inOrder = (at: ImmunityFacts, story: ImmunityStory) =>
  [worker(at, story), statute(at, story), shortfall(at, story), consent(at), suit(at, story)].join(' ')

const lawFirst = (at: ImmunityFacts, story: ImmunityStory) =>
  [statute(at, story), worker(at, story), shortfall(at, story), suit(at, story), consent(at)].join(' ')

function payFirst(at: ImmunityFacts, story: ImmunityStory): string {
  const { worker, sum } = story
  const late = `${capital(worker.a)} employed by ${employer(at, story)}, has been paid ${sum} less than a statute requires and is still being paid too little. ${The(worker)} is a citizen of State A.`
  return [late, statute(at, story), suit(at, story), consent(at)].join(' ')
}

export const tell = [inOrder, lawFirst, payFirst] as const
