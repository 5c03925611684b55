import { capital } from '../../../text/capital.ts'
import type { ConvictionFacts, ConvictionSkin } from './facts.ts'

/** The facts in prose: the case, the record, what came after, the notice, the judge's finding. */
export function tell(facts: ConvictionFacts, skin: ConvictionSkin): string {
  return [skin.opening, recordOf(facts, skin), afterwards(facts, skin), noticed(facts, skin), found(facts)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function recordOf(facts: ConvictionFacts, skin: ConvictionSkin): string {
  const offer = `To attack ${skin.possessive} credibility, the ${skin.proponent} offers a certified record`
  const crime = skin.crimes[facts.crime]
  if (facts.record === 'arrest')
    return `${offer} of ${skin.possessive} arrest in 2023 for ${crime}. The charge was later dropped, and ${skin.subject} was never tried for it.`
  if (facts.record === 'juvenile')
    return `${offer} of a juvenile court, made in 2021, when ${skin.subject} was sixteen. It shows that the court found ${skin.object} delinquent for ${crime}.`
  if (facts.age === 'old')
    return `${offer} of ${skin.possessive} conviction in 2007 of ${crime}. ${capital(skin.subject)} served the sentence and was released in 2009.`
  if (facts.age === 'released')
    return `${offer} of ${skin.possessive} conviction in 2008 of ${crime}. ${capital(skin.subject)} was in confinement for it until ${skin.possessive} release in 2020.`
  const year = facts.after === 'nothing' ? 2021 : 2019
  return `${offer} of ${skin.possessive} conviction in ${year} of ${crime}.`
}

function afterwards(facts: ConvictionFacts, skin: ConvictionSkin): string {
  switch (facts.after) {
    case 'nothing':
      return ''
    case 'appeal':
      return `${capital(skin.possessive)} appeal from that conviction was delayed by a lost transcript and is still pending.`
    case 'innocence':
      return `In 2023 the governor pardoned ${skin.object} on a finding that another person had committed the crime.`
    case 'rehabilitated':
      return `In 2023 a court gave ${skin.object} a certificate on a finding that ${skin.subject} had been rehabilitated, and ${skin.subject} has had no conviction since.`
    case 'relapsed':
      return `In 2022 a court gave ${skin.object} a certificate on a finding that ${skin.subject} had been rehabilitated, but in 2024 ${skin.subject} was convicted of another felony, which nobody has offered.`
  }
}

function noticed(facts: ConvictionFacts, skin: ConvictionSkin): string {
  return facts.notice === 'given'
    ? `The ${skin.proponent} gave written notice of the record two months before trial.`
    : `The ${skin.proponent} gave no notice of the record before trial.`
}

const FINDINGS: Readonly<Record<ConvictionFacts['balance'], string>> = {
  'value far': 'its probative value substantially outweighs its prejudicial effect',
  value: 'its probative value outweighs its prejudicial effect, though not substantially',
  prejudice: 'its prejudicial effect outweighs its probative value, though not substantially',
  'prejudice far': 'its prejudicial effect substantially outweighs its probative value',
}

function found(facts: ConvictionFacts): string {
  const finding = `After a hearing the judge finds, on specific facts stated for the record, that ${FINDINGS[facts.balance]}`
  if (facts.need === 'not asked') return `${finding}.`
  const need = facts.need === 'needed' ? 'cannot' : 'can'
  return `${finding}, and that the jury ${need} reach a fair verdict without it.`
}
