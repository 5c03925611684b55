import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { PolicyFacts, PolicyStory } from './facts.ts'

/** The accident as what happened to the plaintiff. */
function accidentFirst(facts: PolicyFacts, s: PolicyStory): string {
  return `${s.accident} ${evidence(facts, s)} ${suer(facts, s)} sued ${sued(facts, s)} in federal court for negligence. ${offer(facts, s)}`
}

/** The accident as what the thing did. */
function eventFirst(facts: PolicyFacts, s: PolicyStory): string {
  return `${s.event} ${evidence(facts, s)} ${suer(facts, s)} sued ${sued(facts, s)} for negligence, and the case is being tried in federal court. ${offer(facts, s)}`
}

/** The accident in the midst of the doings of the plaintiff. */
function sceneFirst(facts: PolicyFacts, s: PolicyStory): string {
  return `${s.scene} ${evidence(facts, s)} In federal court, ${s.plaintiff.the} brought a negligence action against ${sued(facts, s).replace(/,$/, '')}. ${offer(facts, s)}`
}

export const tell = [accidentFirst, eventFirst, sceneFirst] as const

/** The plaintiff, who is 'he' after a sentence of the plaintiff's own. */
function suer({ item }: PolicyFacts, s: PolicyStory): string {
  return item === 'offer' || item === 'undisputed offer' ? He(s.plaintiff) : The(s.plaintiff)
}

/** The defendant, and who was left out of the suit. */
function sued({ item }: PolicyFacts, s: PolicyStory): string {
  return item === 'outside repair' ? `${s.defendant.the}, but not ${s.outsiderThe},` : s.defendant.the
}

/** The events of which evidence is offered. */
function evidence({ item }: PolicyFacts, s: PolicyStory): string {
  const p = s.plaintiff.the
  const d = s.defendant.the
  const charged = `Because of the accident, ${d} was charged with ${s.offense}.`
  const paid = `The day after the accident, before anyone had mentioned a claim, ${d} visited ${p} in the hospital and paid ${his(s.plaintiff)} emergency-room bill of ${s.bill}`
  switch (item) {
    case 'repair':
      return `Nine days after the accident, ${d} ${s.did}.`
    case 'early repair':
      return `Two months before the accident, ${d} had ${s.didElsewhere}.`
    case 'outside repair':
      return `Nine days after the accident, ${s.outsider} ${s.did} without consulting ${d}.`
    case 'offer':
      return `A month after the accident, ${p} demanded ${s.claim}. ${capital(whose(s.defendant))} lawyer wrote back, "We deny all liability, but to put the matter to rest we will pay ${s.offer}." ${The(s.plaintiff)} refused.`
    case 'talks':
      return `A month after the accident, ${p} demanded ${s.claim}, and ${d} denied all liability. At a meeting to discuss a settlement, ${d} said, "${s.admission}." The meeting ended without an agreement.`
    case 'undisputed offer':
      return `A week after the accident, ${p} sent ${d} a bill for ${s.claim}. ${The(s.defendant)} wrote back, "${s.admission}, I'm to blame, and your figure is right. Would you take ${s.offer} now and let the rest go?" ${The(s.plaintiff)} refused.`
    case 'settlement':
      return `${capital(s.witness.a)} who was hurt in the same accident also made a claim. ${The(s.defendant)} denied all liability but paid ${s.witness.the} ${s.offer} to settle that claim before any suit was filed.`
    case 'payment':
      return `${paid}.`
    case 'payment words':
      return `${paid}. "${s.admission}," ${he(s.defendant)} said.`
    case 'insurance':
      return `A month before the accident, ${d} had bought a liability insurance policy that covered ${s.insured}.`
    case 'no insurance':
      return `A month before the accident, ${d} had let ${his(s.defendant)} liability insurance lapse and had become uninsured.`
    case 'withdrawn plea':
      return `${charged} ${He(s.defendant)} pleaded guilty, but the court later let ${him(s.defendant)} withdraw the plea, and the charge was dismissed.`
    case 'nolo plea':
      return `${charged} With the consent of the court, ${he(s.defendant)} pleaded no contest and was fined.`
    case 'standing plea':
      return `${charged} On a lawyer's advice, ${he(s.defendant)} pleaded guilty and was fined, and ${he(s.defendant)} has never moved to withdraw the plea.`
    case 'plea talks':
      return `${charged} While discussing a possible plea with the prosecutor, ${he(s.defendant)} said, "${s.admission}." No agreement was reached, and the charge was dismissed.`
    case 'police talks':
      return `${The(s.defendant)} told the police officer investigating the accident, "${s.admission}. Can you get me off with a fine?" The officer replied that he could not speak for the prosecutor and could make no promises. ${The(s.defendant)} was later charged with ${s.offense}.`
  }
}

/** The evidence, as the thing that a party offers. */
function offered({ item }: PolicyFacts, s: PolicyStory): string {
  const NOUNS: Readonly<Record<PolicyFacts['item'], string>> = {
    repair: `evidence of ${s.change}`,
    'early repair': `evidence of ${s.earlier}`,
    'outside repair': `evidence of ${s.change}`,
    offer: "the lawyer's letter",
    talks: `${whose(s.defendant)} remark`,
    'undisputed offer': `${whose(s.defendant)} reply`,
    settlement: 'evidence of the settlement',
    payment: 'evidence of the payment',
    'payment words': 'evidence of the remark, but not of the payment,',
    insurance: 'the insurance policy',
    'no insurance': 'evidence of the lapse',
    'withdrawn plea': 'evidence of the guilty plea',
    'nolo plea': 'evidence of the plea',
    'standing plea': 'evidence of the guilty plea',
    'plea talks': `${whose(s.defendant)} remark to the prosecutor`,
    'police talks': `${whose(s.defendant)} remark to the officer`,
  }
  return NOUNS[item]
}

/** The offer, the point that it is to prove, and the objection. */
function offer(facts: PolicyFacts, s: PolicyStory): string {
  const { item, use } = facts
  const p = s.plaintiff.the
  const d = s.defendant.the
  const what = offered(facts, s)
  const objects = `${The(s.defendant)} objects.`
  switch (use) {
    case 'fault':
      if (item === 'no insurance')
        return `At trial, ${d} offers ${what} to prove that, with so much of ${his(s.defendant)} own to lose, ${he(s.defendant)} was careful. ${The(s.plaintiff)} objects.`
      return `At trial, ${p} offers ${what} to prove that ${item === 'insurance' ? `${d}, with nothing of ${his(s.defendant)} own to lose, was careless` : `${d} was negligent`}. ${objects}`
    case 'contested control':
      return `At trial, ${d} testifies that ${s.place} was controlled by ${s.outsider.replace(s.place, 'it')}. ${The(s.plaintiff)} offers ${what} to prove that ${d} was in control. ${objects}`
    case 'conceded control':
      return `In ${his(s.defendant)} answer, ${d} denied that ${he(s.defendant)} was in control of ${s.place}, but before trial ${he(s.defendant)} stipulated that ${he(s.defendant)} was. At trial, ${p} offers ${what} to prove ${whose(s.defendant)} control. ${objects}`
    case 'contested feasibility':
      return `At trial, ${d} testifies that it would not have been feasible to ${s.act}. ${The(s.plaintiff)} offers ${what} to prove that it would have been. ${objects}`
    case 'conceded feasibility':
      return `In ${his(s.defendant)} answer, ${d} denied that it would have been feasible to ${s.act}, but before trial ${he(s.defendant)} stipulated that it would have been. At trial, ${p} offers ${what} to prove feasibility. ${objects}`
    case 'bias':
      return item === 'insurance'
        ? `At trial, ${d} calls an investigator, who testifies that ${s.place} had no defect. The investigator works for the company that issued the policy, and ${p} offers the policy to show that the investigator has a reason to favor ${d}. ${objects}`
        : `At trial, ${d} calls ${s.witness.the}, who testifies that ${s.testimony}. ${The(s.plaintiff)} offers ${what} to show that ${s.witness.the} has a reason to favor ${d}. ${objects}`
    case 'contradict':
      return `At trial, ${d} testifies that ${s.contrary}. Solely to contradict that testimony, ${p} offers ${what}. ${objects}`
  }
}
