import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { PolicyFacts, PolicyStory } from './facts.ts'

/** The order of time, and the accident first. */
function accidentFirst(facts: PolicyFacts, s: PolicyStory): string {
  return `${s.accident} ${evidence(facts, s, '')} ${The(s.plaintiff)} sued ${s.defendant.the} in federal court for negligence. ${offer(facts, s)}`
}

/** The suit first, and what had happened before it. */
function suitFirst(facts: PolicyFacts, s: PolicyStory): string {
  return `${capital(s.plaintiff.a)} sued ${s.defendant.a} in federal court for negligence after ${s.harm}. ${evidence(facts, s, 'had ')} ${offer(facts, s)}`
}

/** The order of time, and the scene of the accident first. */
function sceneFirst(facts: PolicyFacts, s: PolicyStory): string {
  return `${s.scene} ${evidence(facts, s, '')} In federal court, ${s.plaintiff.the} brought a negligence action against ${s.defendant.the}. ${offer(facts, s)}`
}

export const tell = [accidentFirst, suitFirst, sceneFirst] as const

/** The events of which evidence is offered; `had` puts them before a suit that was told first. */
function evidence({ item }: PolicyFacts, s: PolicyStory, had: '' | 'had '): string {
  const p = s.plaintiff.the
  const d = s.defendant.the
  const charged = `Because of the accident, ${d} ${had ? 'had been' : 'was'} charged with ${s.offense}.`
  const paid = `The day after the accident, before anyone had mentioned a claim, ${d} ${had}visited ${p} in the hospital and paid ${his(s.plaintiff)} emergency bill of ${s.bill}`
  switch (item) {
    case 'repair':
      return `Nine days after the accident, ${d} ${had}${s.did}.`
    case 'early repair':
      return `Two months before the accident, ${d} had ${s.didElsewhere}.`
    case 'outside repair':
      return `Nine days after the accident, ${s.outsider} ${had}${s.did} without consulting ${d}. It has never been sued.`
    case 'offer':
      return `A month after the accident, ${p} ${had}demanded ${s.claim}. ${capital(whose(s.defendant))} lawyer wrote back, "We deny all liability, but to put the matter to rest we will pay ${s.offer}." ${The(s.plaintiff)} refused.`
    case 'talks':
      return `A month after the accident, ${p} ${had}demanded ${s.claim}, and ${d} ${had}denied all liability. At a meeting to discuss a settlement, ${d} said, "${s.admission}." The meeting ended without an agreement.`
    case 'undisputed offer':
      return `A week after the accident, ${p} ${had}sent ${d} a bill for ${s.claim}. ${The(s.defendant)} wrote back, "${s.admission}, I'm to blame, and your figure is right. Would you take ${s.offer} now and let the rest go?" ${The(s.plaintiff)} refused.`
    case 'settlement':
      return `${capital(s.witness.a)} who was hurt in the same accident ${had}made a claim of ${his(s.witness)} own. ${The(s.defendant)} denied all liability but paid ${him(s.witness)} ${s.offer} to settle it, and ${he(s.witness)} never sued.`
    case 'payment':
      return `${paid}.`
    case 'payment words':
      return `${paid}. "${s.admission}," ${he(s.defendant)} said.`
    case 'insurance':
      return `A month before the accident, ${d} had bought a liability insurance policy that covered ${s.insured}.`
    case 'no insurance':
      return `A month before the accident, ${d} had let ${his(s.defendant)} liability insurance lapse, so that ${he(s.defendant)} was uninsured at the time.`
    case 'withdrawn plea':
      return `${charged} ${He(s.defendant)} pleaded guilty, but the court later let ${him(s.defendant)} withdraw the plea, and the charge was dismissed.`
    case 'nolo plea':
      return `${charged} With the consent of the court, ${he(s.defendant)} pleaded no contest and was fined.`
    case 'standing plea':
      return `${charged} On a lawyer's advice, ${he(s.defendant)} pleaded guilty and was fined, and ${he(s.defendant)} has never moved to withdraw the plea.`
    case 'plea talks':
      return `${charged} While discussing a possible plea with the prosecutor, ${he(s.defendant)} said, "${s.admission}." No agreement was reached, and the charge was dismissed.`
    case 'police talks':
      return `Before ${d} was charged with ${s.offense}, ${he(s.defendant)} ${had}told the police officer investigating the accident, "${s.admission}. Can you get me off with a fine?" The officer, who spoke for no prosecutor, answered that he could promise nothing.`
  }
}

const NOUNS: Readonly<Record<PolicyFacts['item'], string>> = {
  repair: 'evidence of the change',
  'early repair': 'evidence of that change',
  'outside repair': 'evidence of the change',
  offer: "the lawyer's letter",
  talks: "testimony about the defendant's remark",
  'undisputed offer': 'the reply',
  settlement: 'evidence of the settlement',
  payment: 'evidence of the payment',
  'payment words': 'evidence of the remark, but not of the payment,',
  insurance: 'the policy',
  'no insurance': 'evidence of the lapse',
  'withdrawn plea': 'evidence of the guilty plea',
  'nolo plea': 'evidence of the plea',
  'standing plea': 'evidence of the guilty plea',
  'plea talks': 'evidence of the remark',
  'police talks': 'evidence of the remark',
}

/** The offer, the point that it is to prove, and the objection. */
function offer({ item, use }: PolicyFacts, s: PolicyStory): string {
  const p = s.plaintiff.the
  const d = s.defendant.the
  const what = NOUNS[item].replace("the defendant's", whose(s.defendant))
  const objects = `${The(s.defendant)} objects.`
  switch (use) {
    case 'fault':
      if (item === 'no insurance')
        return `At trial, ${d} offers ${what} to prove that, with so much of ${his(s.defendant)} own to lose, ${he(s.defendant)} was careful. ${The(s.plaintiff)} objects.`
      return `At trial, ${p} offers ${what} to prove that ${item === 'insurance' ? `${d}, with nothing of ${his(s.defendant)} own to lose, was careless` : `${d} was negligent`}. ${objects}`
    case 'contested control':
      return `At trial, ${d} testifies that ${s.outsider} was in control of ${s.outsider.endsWith(s.place) ? 'it' : s.place}. ${The(s.plaintiff)} offers ${what} to prove that ${d} was in control. ${objects}`
    case 'conceded control':
      return `In ${his(s.defendant)} answer, ${d} denied that ${he(s.defendant)} was in control of ${s.place}, but before trial ${he(s.defendant)} stipulated that ${he(s.defendant)} was. At trial, ${p} offers ${what} to prove ${whose(s.defendant)} control. ${objects}`
    case 'contested feasibility':
      return `At trial, ${d} testifies that ${s.fix} was not feasible there. ${The(s.plaintiff)} offers ${what} to prove that it was. ${objects}`
    case 'conceded feasibility':
      return `In ${his(s.defendant)} answer, ${d} denied that ${s.fix} was feasible there, but before trial ${he(s.defendant)} stipulated that it was. At trial, ${p} offers ${what} to prove feasibility. ${objects}`
    case 'bias':
      return item === 'insurance'
        ? `At trial, ${d} calls an investigator, who testifies that ${s.place} was in good condition. The investigator works for the company that issued the policy, and ${p} offers the policy to show that the witness has a reason to favor ${d}. ${objects}`
        : `At trial, ${d} calls ${s.witness.the}, who testifies that ${s.testimony}. ${The(s.plaintiff)} offers ${what} to show that ${s.witness.the} has a reason to favor ${d}. ${objects}`
    case 'contradict':
      return `At trial, ${d} testifies that ${s.contrary}. Solely to contradict that testimony, ${p} offers ${what.replace('testimony about ', '')}. ${objects}`
  }
}
