import type { Misconception } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { MirandaFacts } from './facts.ts'
import { type Row, TABLE } from './table.ts'

/** By id: the mistaken rule, and the sentence that mends it. */
const VIEWS: Readonly<Record<string, readonly [label: string, correction: string]>> = {
  'detention-is-custody': [
    'every person whom the police detain is in custody',
    'An ordinary traffic stop is brief and public, and is not custody until restraint reaches that of an arrest.',
  ],
  'station-is-custody': [
    'questioning at a police station is custody wherever it takes place there',
    'A person who comes freely and may leave is not in custody, whatever the building.',
  ],
  'warn-everybody': [
    'the police owe warnings to every suspect before any words pass',
    'Warnings are owed only before interrogation by known police in custody.',
  ],
  'asking-is-enough': [
    'asking a suspect anything calls for warnings',
    'Interrogation matters only in custody, and even then an exception or the kind of evidence may decide.',
  ],
  'short-questions': [
    'a question or two is no interrogation',
    'One express question about the crime is interrogation; what lacked was something else, or nothing.',
  ],
  'safety-everywhere': [
    'questions asked for the sake of safety include whatever is asked away from the station or about a crime',
    'The exception for public safety ends with the immediate danger that prompted the question.',
  ],
  'custody-is-enough': [
    'custody alone makes unwarned words inadmissible',
    'Custody calls for warnings only together with interrogation, and an exception may excuse them.',
  ],
  'listening-is-asking': [
    'police who listen to a prisoner are interrogating',
    'Words that come without prompting are not the product of interrogation.',
  ],
  'custody-needs-charge': [
    'custody begins only with a formal charge',
    'An arrested person is in custody from the arrest on.',
  ],
  'agents-are-police': [
    'an undercover officer must warn like any other',
    'A suspect who does not know that he speaks to the police feels no official pressure.',
  ],
  'no-exceptions': [
    'the warning rule has no exceptions',
    'Questions reasonably prompted by a present danger to the public may come before the warnings.',
  ],
  'custody-at-station-only': [
    'custody begins at the station',
    'A person handcuffed or arrested elsewhere is in custody on the spot.',
  ],
  'calm-talk': [
    'a calm and friendly conversation puts no pressure on a suspect',
    'Known police who question a prisoner exert the pressure that the warnings are meant for, however friendly.',
  ],
  'voluntary-is-enough': [
    'a voluntary statement is admissible whatever else the police did',
    'The words themselves also have to satisfy the rules on warnings, waiver and requests.',
  ],
  'arrest-cuts-off': [
    'an arrest by itself ends the right of the police to question',
    'Questioning has to stop when the suspect asks for that, and nobody had.',
  ],
  'questions-only': [
    'nothing but an express question is interrogation',
    'Words or acts that the police should know are likely to draw out an admission count as well.',
  ],
  'stops-never-custody': [
    'a traffic stop never becomes custody',
    'A driver handcuffed and locked in a patrol car is restrained as in an arrest.',
  ],
  'fruit-falls': [
    'whatever follows from an unwarned answer falls with it',
    'A failure to warn bars the unwarned words, not an object or a warned statement to which they led.',
  ],
  'any-mention': [
    'any mention of a lawyer ends the questioning',
    'Only a clear request for a lawyer does, and only as far as it goes.',
  ],
  'request-covers-all': [
    'once made, a request protects against whatever questions come later',
    'A request must be clear, and its effect ends if the suspect resumes, once silence was honored, or after a long break in custody.',
  ],
  'must-clarify': [
    'officers must clear up an uncertain or partial request before going on',
    'Clarifying questions may be wise, but nothing requires them.',
  ],
  'waiver-in-words': [
    'a waiver has to be spoken or signed',
    'A waiver may be implied from answers by one who understood the warnings.',
  ],
  'silence-invokes': [
    'a suspect who sits silent has invoked the right to silence',
    'The right has to be invoked unambiguously, and silence alone does not do that.',
  ],
  'warnings-wear-out': [
    'warnings lose their force or their freedom in the course of long or repeated contacts',
    'Full warnings, understood, inform the choice unless the police arranged them so as to defeat it.',
  ],
  'must-tell-of-lawyer': [
    'a waiver is ignorant if the police kept from the suspect that a lawyer was at hand',
    'Events outside that the suspect does not know of cannot affect an understanding of the rights.',
  ],
  'kin-can-invoke': [
    'somebody else can ask for counsel in place of a suspect',
    'The right to counsel in custodial questioning is for the suspect alone to invoke.',
  ],
  'deceit-spoils': [
    'keeping news from a suspect spoils the warnings',
    'The warnings stay good so long as the suspect understands the rights themselves.',
  ],
  'answer-waives': [
    'whoever answers after warnings has waived',
    'An answer to police who return or press on after a clear request, or after a planned delay of warnings, is no waiver.',
  ],
  'request-must-be-formal': [
    'a request that is not made in set words, or not at all, leaves the police free',
    'Plain words are clear enough, and the validity of a waiver is a question of its own.',
  ],
  'talking-takes-back': [
    'a suspect who goes on to answer takes back whatever was asked',
    'Answers given when the police begin or continue the questioning do not lift a bar; there must have been one, too.',
  ],
  'request-was-limited': [
    'a request concerns only the conversation in which it is made',
    'A general request reaches beyond the moment, though other events may end it.',
  ],
  'silence-is-final': [
    'after a wish to stop or to have a lawyer the police may never hear the suspect again',
    'The law leaves room for a new approach after silence was honored, and for a suspect who resumes unasked.',
  ],
  'warnings-cure-all': [
    'new warnings cure whatever went before',
    'Warnings cure only an honest failure to warn; elsewhere there was nothing to cure, or more was needed.',
  ],
  'counsel-bar-for-ever': [
    'a request for counsel bars questioning for good',
    'The bar ends if the suspect reopens the subject, or fourteen days after release from custody.',
  ],
  'time-wears-out': [
    'a request loses its force with the hours or days',
    'Time counts only outside custody, and then from fourteen days on.',
  ],
  'any-word-reopens': [
    'any word from a suspect reopens the conversation',
    'A request for water or the like, part of being held, does not reopen talk about the investigation.',
  ],
  'counsel-like-silence': [
    'a request for counsel is to be treated like one for silence',
    'After a request for counsel, respect and a pause are not enough to let the police begin anew.',
  ],
  'offense-specific': [
    'a request for counsel in questioning concerns one crime only',
    'Made during custodial questioning, it covers every offense.',
  ],
  'any-release': [
    'any release ends the effect of a request for counsel',
    'Fourteen days out of custody are needed.',
  ],
  'prison-is-custody': [
    'a convicted prisoner is never out of custody',
    'Return to ordinary prison life is a break in custody for this purpose.',
  ],
  'court-request-is-enough': [
    'asking a judge for a lawyer on a charge is a request under the warning rule',
    'That request concerns the Sixth Amendment right, which covers the charged offense alone.',
  ],
  'lawyer-must-agree': [
    'a person who has a lawyer cannot waive without that lawyer',
    'A suspect may waive alone after warnings.',
  ],
  'odd-limits': [
    'somebody who fears paper but not talk has not understood the warnings',
    'A choice may be illogical and still be made with full understanding.',
  ],
  'cat-out-of-the-bag': [
    'after a first confession no later warning can leave a free choice',
    'Where the first failure was honest and the words voluntary, later warnings restore the choice.',
  ],
  'must-tell-words-are-out': [
    'a suspect must be told that earlier unwarned words cannot be used',
    'The usual warnings suffice, and a waiver does not require such advice.',
  ],
  'reading-is-enough': [
    'warnings once read are understood',
    'The prosecution must show that the suspect understood the rights that were given up.',
  ],
}

/** The line of cases on warnings as students get it wrong. */
export const misconceptions: readonly Misconception<MirandaFacts>[] = Object.entries(VIEWS).map(
  ([id, [label, correction]]) => ({
    id,
    label,
    correction,
    decide: (facts) => {
      const path = pathOf(facts)
      const row: Row | null = path && TABLE[path]
      return row?.wrong[id] ?? null
    },
  }),
)
