import type { ImmunityFacts, ImmunitySkin } from './facts.ts'

/** The facts in prose: the employee, the law said to be broken, the suit, the state's consent. */
export function tell(facts: ImmunityFacts, skin: ImmunitySkin): string {
  const employer = facts.defendant === 'county' ? skin.county : `the ${skin.agency}`
  return [skin.opening(employer), claim(facts, skin), lawOf(facts), suit(facts, skin), consent(facts)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const SOURCES: Readonly<Record<ImmunityFacts['law'], string>> = {
  commerce: 'a federal wage act, passed under the commerce power',
  fourteenth:
    'a federal act on equal pay, which has been upheld as a valid measure to enforce the Fourteenth Amendment',
  silent:
    'a federal act on equal pay, which has been upheld as a valid measure to enforce the Fourteenth Amendment',
  armies:
    'a federal act for workers called up as reservists, passed under the power to raise and support armies',
  'state law': 'a statute of the state on the pay of public workers',
}

function claim(facts: ImmunityFacts, skin: ImmunitySkin): string {
  return `${skin.subject === 'he' ? 'He' : 'She'} complains that ${skin.possessive} pay is still set below what the law requires, and that it has fallen short by ${skin.sum} so far. The claim rests on ${SOURCES[facts.law]}.`
}

function lawOf(facts: ImmunityFacts): string {
  if (facts.law === 'state law') return ''
  return facts.law === 'silent'
    ? 'That act lets a worker sue "an employer" in any court and does not mention states.'
    : 'That act says that an employer, "including a state or an agency of a state," may be sued in any court, federal or state.'
}

const COURTS: Readonly<Record<ImmunityFacts['court'], string>> = {
  federal: 'in federal district court',
  own: 'in the courts of the state that runs the agency',
  sister: 'in the courts of a neighboring state',
}

function suit(facts: ImmunityFacts, skin: ImmunitySkin): string {
  const court = COURTS[facts.court]
  if (facts.plaintiff === 'United States') {
    const wish =
      facts.relief === 'order'
        ? `for an order that ${skin.name} be paid the lawful rate from now on`
        : `for the ${skin.sum}, which would be paid to ${skin.name} out of the state treasury`
    return `The United States itself has sued the ${skin.agency} ${court} ${wish}.`
  }
  if (facts.defendant === 'county') {
    const wish =
      facts.relief === 'order'
        ? 'for an order to pay the lawful rate from now on'
        : `for the ${skin.sum}, to be paid out of county funds`
    return `${skin.name}, a citizen of the state, has sued ${skin.county} ${court} ${wish}.`
  }
  return facts.defendant === 'agency' ? againstAgency(facts, skin) : againstOfficer(facts, skin)
}

function againstAgency(facts: ImmunityFacts, skin: ImmunitySkin): string {
  const wish =
    facts.relief === 'order'
      ? 'for an order to pay the lawful rate from now on'
      : `for the ${skin.sum}, which would be paid out of the state treasury`
  return `${skin.name}, a citizen of the state, has sued the ${skin.agency}, a part of the state government, ${COURTS[facts.court]} ${wish}.`
}

function againstOfficer(facts: ImmunityFacts, skin: ImmunitySkin): string {
  const who = `${skin.name}, a citizen of the state, has sued the ${skin.officer}, a state officer, in federal district court`
  switch (facts.relief) {
    case 'order':
      return facts.law === 'state law'
        ? `${who} for an order to set the lawful rate from now on, and has joined a sound federal claim that is not in question here.`
        : `${who} for an order to set the lawful rate from now on, which the department would have to pay.`
    case 'arrears':
      return `${who} for an order that the ${skin.sum} be paid out of the department’s appropriation.`
    case 'pocket':
      return `${who} for the ${skin.sum} in damages, to be paid out of the officer’s own pocket, as the act allows against any official who breaks it. The state has promised to repay the officer for such a judgment.`
  }
}

function consent(facts: ImmunityFacts): string {
  if (facts.consent === 'none') return 'No statute of the state consents to suits of this kind.'
  const where =
    facts.consent === 'elsewhere' || facts.court === 'own'
      ? 'in the courts of this state'
      : facts.court === 'federal'
        ? 'in the courts of this state and in the federal courts'
        : 'in the courts of this or any other state'
  return `A statute of the state consents to suits over the pay of its workers "${where}."`
}
