import type { Reason } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { MirandaFacts, MirandaSkin } from './facts.ts'
import { type Row, TABLE } from './table.ts'

const reasonOf = (
  side: 'yes' | 'no',
  texts: readonly [string, string, ...string[]],
  lesson: string,
): Reason => ({
  side,
  texts,
  lesson,
})

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-custody': reasonOf(
    'yes',
    [
      'a person in that position is not in custody as the warning rule uses the word',
      'the police had not put the suspect in what the warning rule calls custody',
    ],
    'Custody is lacking when no formal arrest and no restraint of that degree has taken place.',
  ),
  'yes-prompt': reasonOf(
    'yes',
    [
      'the police had not yet done anything that amounts to interrogation',
      'the police did not do what the warning rule treats as interrogation',
    ],
    'There is no interrogation when the police neither question nor act in a way likely to draw out an admission.',
  ),
  'yes-pressure': reasonOf(
    'yes',
    [
      'the police pressure at which the warning rule is aimed was absent here',
      'the suspect faced none of the police pressure that calls for warnings',
    ],
    'That pressure is absent when the suspect does not know that the listener works for the police.',
  ),
  'yes-safety': reasonOf(
    'yes',
    [
      'concern for the safety of the public excused the lack of warnings',
      'the exchange served public safety, for which warnings could wait',
    ],
    'Public safety excuses the warnings only while a question is reasonably prompted by a present danger.',
  ),
  'yes-voluntary': reasonOf(
    'yes',
    [
      'the suspect spoke voluntarily, and only coercion would bar this evidence',
      'nothing short of actual coercion would keep this evidence from the jury',
    ],
    'Voluntariness is the whole test for an object to which unwarned words led, not for the words themselves.',
  ),
  'yes-clear': reasonOf(
    'yes',
    [
      'the suspect never made the clear request that obliges the police to stop',
      'an officer need not break off until a suspect asks for it clearly',
    ],
    'Only an unambiguous request for a lawyer or for silence obliges the police to break off.',
  ),
  'yes-waiver': reasonOf(
    'yes',
    [
      'the decision to answer after the warnings was a valid waiver of the rights',
      'the suspect gave up the rights in question by answering after the warnings',
    ],
    'An answer after warnings waives the rights if the warnings were understood and no earlier request stood in the way.',
  ),
  'yes-honored': reasonOf(
    'yes',
    [
      'the request was scrupulously honored, which leaves room for a later approach',
      'the police respected the request long enough to be allowed a new approach',
    ],
    'A later approach is allowed after a request for silence that was scrupulously honored, not after one for a lawyer.',
  ),
  'yes-initiated': reasonOf(
    'yes',
    [
      "the choice to talk again was the suspect's own, which lifted the earlier bar",
      'the suspect lifted the bar of the earlier request by choosing to talk again',
    ],
    'The bar is lifted by a suspect who, unasked, opens further talk about the investigation.',
  ),
  'yes-time': reasonOf(
    'yes',
    [
      'enough time had gone by to end the protection that the request had given',
      'the interval was long enough to use up the force of the earlier request',
    ],
    'Time ends the effect of a request for counsel after fourteen days out of custody.',
  ),
  'yes-scope': reasonOf(
    'yes',
    [
      'the request for a lawyer or for quiet did not extend to these questions',
      'the questions lay outside the protection for which the suspect had asked',
    ],
    'A request is limited when the suspect limits it, or when it was made to a court about another charge.',
  ),
  'yes-cure': reasonOf(
    'yes',
    [
      'the warnings given before that statement cured whatever went wrong earlier',
      'full warnings before that statement made up for the earlier fault',
    ],
    'Later warnings cure an honest failure to warn, where the first unwarned words were voluntary.',
  ),
  'no-warnings': reasonOf(
    'no',
    [
      'warnings were due before that exchange, and nothing excused their absence',
      'the police had to give warnings before that exchange and gave none',
    ],
    'Unwarned words are barred when they answer custodial interrogation and no exception applies.',
  ),
  'no-interrogation': reasonOf(
    'no',
    [
      'the conduct of the police was what the warning rule treats as interrogation',
      'police conduct of this sort is interrogation and calls for warnings',
    ],
    'Interrogation covers questions and conduct that the police should know is likely to draw out an admission.',
  ),
  'no-restraint': reasonOf(
    'no',
    [
      'the restraint on the suspect was equal to an arrest, so warnings were due',
      'a suspect so restrained is in custody and has to be warned before speaking',
    ],
    'Restraint calls for warnings when it reaches the degree of a formal arrest and the police then interrogate.',
  ),
  'no-silence': reasonOf(
    'no',
    [
      'the right of a suspect to cut off the questioning was not respected',
      'the police disregarded the right of a suspect to have questions stop',
    ],
    'That right is violated when the police go on although the suspect clearly asked to stop.',
  ),
  'no-counsel': reasonOf(
    'no',
    [
      "the suspect's words about a lawyer kept the police from asking more",
      'what the suspect said about a lawyer shut off questioning by the police',
    ],
    'A clear request for counsel in custodial questioning bars police from resuming it themselves.',
  ),
  'no-reach': reasonOf(
    'no',
    [
      'the earlier request still protected the suspect when these questions were put',
      'the protection that the request had brought covered these questions too',
    ],
    'A request for counsel covers every offense until the suspect resumes or has been out of custody for fourteen days.',
  ),
  'no-choice': reasonOf(
    'no',
    [
      'warnings given in such a manner leave a suspect no real choice about talking',
      'the manner of the warnings kept them from giving the suspect a real choice',
    ],
    'Warnings fail to offer a choice when they are withheld on purpose until a confession has been drawn out.',
  ),
  'no-waiver': reasonOf(
    'no',
    [
      'the suspect never knowingly gave up the rights that the warnings describe',
      'a knowing decision to give up the rights is required and was lacking here',
    ],
    'A waiver fails when the suspect did not understand the rights or what giving them up would mean.',
  ),
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: MirandaFacts, _skin: MirandaSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cr-13 has no reason ${id}`)
  return found
}

/** Only what was weighed for this path is offered. */
export function fits(id: string, facts: MirandaFacts): boolean {
  const path = pathOf(facts)
  if (path === null) return false
  const row: Row = TABLE[path]
  return row.reasons.includes(id) || Object.values(row.wrong).includes(id)
}
