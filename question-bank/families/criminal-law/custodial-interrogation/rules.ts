import { He, he, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { MirandaFacts, MirandaStory } from './facts.ts'

const EDWARDS =
  'An accused who has expressed a desire to deal with the police only through counsel is not subject to further interrogation until counsel has been made available, unless the accused initiates further communication.'
const SHATZER =
  'Once a suspect who asked for counsel has been out of Miranda custody for 14 days, the police may try again with warnings and a waiver.'
const QUARLES =
  "Questions reasonably prompted by a concern for public safety may be asked before the warnings, and the answers are admissible in the prosecution's case in chief."

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  stop: {
    authority: 'Berkemer v. McCarty',
    rule: 'A motorist temporarily detained in an ordinary traffic stop is not in custody for purposes of Miranda, because the stop is public and presumptively brief.',
    applied: (_, { suspect }) =>
      `A single officer put one question to ${suspect.the} beside the road within six minutes, so the answer is admissible.`,
  },
  'walk-in': {
    authority: 'Oregon v. Mathiason',
    rule: 'Questioning does not become custodial merely because it takes place in a police station or because the person questioned is a suspect; the test is a formal arrest or a restraint of that degree.',
    applied: (_, { suspect }) =>
      `${The(suspect)} drove there after a telephone call, heard that there was no arrest, and went home, so the answer is admissible.`,
  },
  volunteered: {
    authority: 'Miranda v. Arizona',
    rule: 'Volunteered statements of any kind are not barred by the Fifth Amendment, and their admissibility is not affected by the absence of warnings.',
    applied: (_, { suspect }) =>
      `${The(suspect)} looked up and spoke while a form was being filled in, so the words are admissible.`,
  },
  cellmate: {
    authority: 'Illinois v. Perkins',
    rule: 'Miranda warnings are not required when the suspect is unaware that he is speaking to a law enforcement officer and gives a voluntary statement.',
    applied: (_, { suspect }) =>
      `To ${suspect.the} the agent was another prisoner. Since no charge had been filed, the Sixth Amendment adds nothing, and the words are admissible.`,
  },
  indicted: {
    authority: 'United States v. Henry',
    rule: 'Once the right to counsel has attached, the government may not use, in its case in chief, statements that its undercover agent deliberately elicited from the accused in the absence of counsel.',
    applied: (_, { suspect }) =>
      `${The(suspect)} had been indicted, and the agent asked about that very charge. Miranda would not bar the words, but the Sixth Amendment does.`,
  },
  danger: {
    authority: 'New York v. Quarles',
    rule: QUARLES,
    applied: (_, { weapon, spot }) =>
      `The question concerned only the whereabouts of ${weapon} in ${spot}, so the answer is admissible although no warnings came first.`,
  },
  'danger-over': {
    authority: 'New York v. Quarles',
    rule: QUARLES,
    applied: (_, { suspect }) =>
      `By then the weapon was locked away, and the question about its purchase could only produce evidence. ${The(suspect)} was in handcuffs and unwarned, so the answer is inadmissible.`,
  },
  ploy: {
    authority: 'Rhode Island v. Innis',
    rule: 'Interrogation means express questioning and any words or actions, other than those normally attendant to arrest and custody, that the police should know are reasonably likely to elicit an incriminating response.',
    applied: (_, { suspect }) =>
      `The photographs and the appeal to conscience were put before ${suspect.the} after an arrest and without warnings, so the statement is inadmissible.`,
  },
  cuffed: {
    authority: 'Berkemer v. McCarty',
    rule: 'A motorist who, during a traffic stop, is subjected to treatment that renders the motorist in custody for practical purposes is entitled to the protections of Miranda.',
    applied: (_, { suspect }) =>
      `${The(suspect)} sat handcuffed in a locked patrol car when the officer asked, so the unwarned answer is inadmissible.`,
  },
  object: {
    authority: 'United States v. Patane',
    rule: "A failure to give Miranda warnings does not require suppression of the physical fruits of the suspect's unwarned but voluntary statement.",
    applied: (_, { suspect, thing }) =>
      `No threat or promise moved ${suspect.the}. The answer itself would be barred, but ${thing} will be admitted.`,
  },
  vague: {
    authority: 'Davis v. United States',
    rule: 'After a valid waiver, officers may continue to question a suspect until the suspect clearly requests an attorney; they need not ask what an ambiguous reference meant.',
    applied: (_, { suspect }) =>
      `"Maybe I should" left it open what ${suspect.the} wanted, so the answer is admissible.`,
  },
  mute: {
    authority: 'Berghuis v. Thompkins',
    rule: 'A suspect who wants to invoke the right to remain silent must say so unambiguously, and one who has received and understood the warnings and then makes an uncoerced statement has waived the right.',
    applied: (_, { suspect }) =>
      `${The(suspect)} never said that ${he(suspect)} would not talk, and finally answered, so the answer is admissible.`,
  },
  'hired-lawyer': {
    authority: 'Moran v. Burbine',
    rule: 'Events that take place outside the presence of the suspect and are entirely unknown to him have no bearing on the capacity to comprehend and knowingly relinquish a constitutional right.',
    applied: (_, { suspect }) =>
      `${The(suspect)} understood the warnings and signed. Before any charge, the lawyer's call changes nothing, so the statement is admissible.`,
  },
  pressed: {
    authority: 'Michigan v. Mosley',
    rule: 'The admissibility of a statement obtained after a person in custody has decided to remain silent depends on whether the right to cut off questioning was scrupulously honored.',
    applied: (_, { detective, event }) =>
      `Without any pause, ${detective.the} went on about ${event} for twenty minutes, so the statement is inadmissible.`,
  },
  honored: {
    authority: 'Michigan v. Mosley',
    rule: 'Police who immediately stop when a suspect invokes the right to remain silent may later, after a significant time and new warnings, question the suspect about another crime.',
    applied: (_, { other }) =>
      `Six hours passed, the warnings were repeated, and a second detective asked only about ${other}. The statement is admissible.`,
  },
  court: {
    authority: 'McNeil v. Wisconsin',
    rule: 'A request for counsel in court invokes the Sixth Amendment right, which is offense specific; it does not invoke the Miranda right to counsel for interrogation about other crimes.',
    applied: (_, { suspect, event }) =>
      `${The(suspect)} had asked a judge for counsel in another case and signed a waiver before speaking of ${event}, so the statement is admissible.`,
  },
  planned: {
    authority: 'Missouri v. Seibert',
    rule: 'When police deliberately withhold the warnings until a suspect has confessed, and then obtain the confession again, warnings in midstream without curative measures do not make the second confession admissible.',
    applied: (_, { detective }) =>
      `Both rounds took place in one room, ten minutes apart, and ${detective.the} told the suspect to go over the first. The second statement is inadmissible under the plurality's test and the concurrence's.`,
  },
  slip: {
    authority: 'Oregon v. Elstad',
    rule: 'A simple failure to administer the warnings, unaccompanied by actual coercion, does not taint a later statement that was given knowingly and voluntarily after warnings.',
    applied: (_, { detective }) =>
      `${The(detective)} made a mistake and asked one question at home. The talk at the station was in another place, with another detective, so the second statement is admissible.`,
  },
  unheard: {
    authority: 'Moran v. Burbine',
    rule: 'A waiver must be made with a full awareness both of the nature of the right being abandoned and of the consequences of the decision to abandon it.',
    applied: (_, { suspect }) =>
      `${The(suspect)} heard the warnings only in English, which ${he(suspect)} did not speak, so the answer is inadmissible.`,
  },
  resumes: {
    authority: 'Edwards v. Arizona',
    rule: EDWARDS,
    applied: (_, { suspect }) =>
      `${The(suspect)} asked what the others had said and offered to talk, then received fresh warnings and signed a waiver. The statement is admissible.`,
  },
  thirst: {
    authority: 'Oregon v. Bradshaw',
    rule: 'An inquiry about the routine incidents of custody, such as a request for a drink of water, does not initiate a conversation about the investigation.',
    applied: (_, { suspect, detective }) =>
      `${The(suspect)} wanted water, and ${detective.the} brought up the crime. The request for a lawyer still stood, so the statement is inadmissible.`,
  },
  'three-days': {
    authority: 'Edwards v. Arizona',
    rule: EDWARDS,
    applied: (_, { suspect }) =>
      `${The(suspect)} had stayed in jail and had not approached anyone, so neither the fresh warnings nor the signed form makes the statement admissible.`,
  },
  'other-crime': {
    authority: 'Arizona v. Roberson',
    rule: 'The bar on police-initiated interrogation after a request for counsel applies when the officers ask about a separate investigation, even if they do not know of the request.',
    applied: (_, { suspect, other }) =>
      `${The(suspect)} was still in jail and without counsel when asked about ${other}, so the statement is inadmissible.`,
  },
  'ten-days': {
    authority: 'Maryland v. Shatzer',
    rule: SHATZER,
    applied: (_, { suspect }) =>
      `Ten days were not enough. ${He(suspect)} was in custody again and did not approach the police, so the statement is inadmissible.`,
  },
  home: {
    authority: 'Maryland v. Shatzer',
    rule: SHATZER,
    applied: (_, { suspect }) =>
      `${The(suspect)} spent twenty days at liberty before the second arrest, so the statement is admissible.`,
  },
  prison: {
    authority: 'Maryland v. Shatzer',
    rule: SHATZER,
    applied: (_, { suspect }) =>
      `The return to the usual cell and job ended ${whose(suspect)} Miranda custody although the sentence went on. After twenty days the statement is admissible.`,
  },
} as const satisfies RuleTable<MirandaFacts, MirandaStory>
