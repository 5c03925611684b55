import { capital } from '../../../text/capital.ts'
import type { PolicyFacts, PolicySkin } from './facts.ts'

/** Who offers the evidence: the plaintiff, but for the defendant's own lack of insurance. */
export function proponentOf({ item }: PolicyFacts, skin: PolicySkin): string {
  return item === 'no insurance' ? skin.defendant : skin.plaintiff
}

export function opponentOf({ item }: PolicyFacts, skin: PolicySkin): string {
  return item === 'no insurance' ? skin.plaintiff : skin.defendant
}

/** The facts in prose: the case, the evidence, what it is offered to show. */
export function tell(facts: PolicyFacts, skin: PolicySkin): string {
  return `${skin.opening} ${evidenceOf(facts, skin)} ${purposeOf(facts, skin)}`
}

function evidenceOf({ item }: PolicyFacts, skin: PolicySkin): string {
  const { plaintiff: p, defendant: d, he } = skin
  const demand = `A month after the accident ${p} demanded ${skin.claim}, and the attorney for ${d} answered that ${d} denied any responsibility for the accident.`
  switch (item) {
    case 'repair':
      return `Nine days after the accident, on the advice of a consultant, ${d} ${skin.fixed}.`
    case 'early repair':
      return `Two months before the accident, on the advice of a consultant, ${d} ${skin.fixedElsewhere}.`
    case 'outside repair':
      return `Nine days after the accident, ${skin.outsider}, which nobody has sued, ${skin.fixed} without asking ${d}.`
    case 'offer':
      return `${demand} "To be done with the matter, however, we will pay ${skin.offer}," the attorney wrote, but ${p} refused that amount and filed the suit.`
    case 'talks':
      return `${demand} At a meeting held to settle that dispute, ${d} said, "${skin.admission}." The meeting ended without an agreement, and ${p} filed the suit.`
    case 'undisputed offer':
      return `A week after the accident ${p} sent a bill for ${skin.claim}. Nobody had yet questioned either the responsibility or the amount, and ${d} wrote back, "${skin.admission}, and your figure is right. Would you take ${skin.offer} now and let the rest go?" ${p} refused, and sued when the whole went unpaid.`
    case 'settlement':
      return `${skin.witness}, who was hurt in the same accident and is no party to the suit, had claimed ${skin.claim} as well. ${d} denied any responsibility, but paid ${skin.offer} in settlement of that additional claim.`
    case 'payment':
      return `On the day after the accident, before anybody spoke of a claim, ${d} visited ${p} at the hospital and voluntarily paid the bill of ${skin.bill} for the emergency treatment.`
    case 'payment words':
      return `On the day after the accident, before anybody spoke of a claim, ${d} visited ${p} at the hospital and voluntarily paid the bill of ${skin.bill} for the emergency treatment. "${skin.admission}," ${he} said on that occasion. Evidence of the payment itself has not been offered.`
    case 'insurance':
      return `A month before the accident ${d} had taken out a liability insurance policy with a limit of $1 million, which expressly names ${skin.place}.`
    case 'no insurance':
      return `A month before the accident ${d} had let ${skin.his} liability insurance lapse, and ${he} had none when the accident happened.`
    case 'withdrawn plea':
      return `Over the same accident ${d} was charged with ${skin.offense}. ${capital(he)} pleaded guilty, but the court let ${he === 'he' ? 'him' : 'her'} withdraw the plea, and the charge was later dismissed.`
    case 'nolo plea':
      return `Over the same accident ${d} was charged with ${skin.offense}. With the permission of the court ${he} pleaded no contest and was immediately fined.`
    case 'standing plea':
      return `Over the same accident ${d} was charged with ${skin.offense}. ${capital(he)} pleaded guilty on the advice of an attorney, was fined, and has never attempted to withdraw the plea.`
    case 'plea talks':
      return `Over the same accident ${d} was charged with ${skin.offense}. While discussing a possible plea with the prosecuting attorney, ${he} said, "${skin.admission}." No plea resulted from the discussion, and the charge was eventually dismissed.`
    case 'police talks':
      return `Over the same accident ${d} was about to be charged with ${skin.offense}. "Get me off with a fine and I will be frank: ${skin.admission}," ${he} told a police officer. The officer had no authority from any prosecutor to negotiate, and immediately said so.`
  }
}

function purposeOf(facts: PolicyFacts, skin: PolicySkin): string {
  const { plaintiff: p, defendant: d, he, his } = skin
  const what = NOUNS[facts.item]
  switch (facts.use) {
    case 'fault':
      if (facts.item === 'no insurance')
        return `${d} offers evidence of that fact in order to establish that ${he}, having so much of ${his} own property to lose, exercised particular care over ${skin.place}.`
      if (facts.item === 'insurance')
        return `${p} offers the policy in order to establish that ${d}, having nothing of ${his} own to lose, exercised little care over ${skin.place}.`
      return `${p} offers evidence of ${what} in order to establish that ${d} had negligently allowed ${skin.place} to remain in a dangerous condition.`
    case 'contested control':
      return `In ${his} answer ${d} denied that ${he} was in control of ${skin.place}, and ${he} has testified at trial that ${skin.outsider} was in control instead. ${p} offers evidence of ${what} in order to establish that ${d} was in control.`
    case 'conceded control':
      return `In ${his} answer ${d} denied that ${he} was in control of ${skin.place}, but in a stipulation before trial ${he} admitted it. ${p} offers evidence of ${what} in order to establish that ${d} was in control.`
    case 'contested feasibility':
      return `In ${his} answer ${d} denied that ${skin.fix} could be had there, and ${he} has testified at trial that it could not. ${p} offers evidence of ${what} in order to establish that the precaution was available.`
    case 'conceded feasibility':
      return `In ${his} answer ${d} denied that ${skin.fix} could be had there, but in a stipulation before trial ${he} admitted that it could. ${p} offers evidence of ${what} in order to establish that the precaution was available.`
    case 'bias':
      return facts.item === 'insurance'
        ? `Called by ${d}, an insurance investigator testifies that she examined ${skin.place} and discovered nothing dangerous about its condition. She is employed by the company that issued the policy to ${d}, and ${p} offers the policy in order to establish that she has a financial reason to favor ${d}.`
        : `Called by ${d}, ${skin.witness} testifies that ${skin.testimony}. ${p} offers evidence of ${what} in order to establish that this witness has a financial reason to favor ${d}.`
    case 'contradict':
      return `Testifying in ${his} own behalf at the civil trial, ${d} declares that ${skin.contrary}. ${p} offers evidence of ${what} for no other purpose than to contradict that testimony.`
  }
}

const NOUNS: Readonly<Record<PolicyFacts['item'], string>> = {
  repair: 'the change',
  'early repair': 'that earlier change',
  'outside repair': 'the change',
  offer: 'the offer',
  talks: 'the remark',
  'undisputed offer': 'the reply',
  settlement: 'the settlement',
  payment: 'the payment',
  'payment words': 'the remark',
  insurance: 'the policy',
  'no insurance': 'the lapse',
  'withdrawn plea': 'the plea',
  'nolo plea': 'the plea',
  'standing plea': 'the plea',
  'plea talks': 'the remark',
  'police talks': 'the remark',
}
