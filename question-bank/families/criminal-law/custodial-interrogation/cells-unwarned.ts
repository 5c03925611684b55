import { he, whose } from '../../engine/party.ts'
import type { MirandaCells } from './reason-id.ts'

/** Reasons where no warnings came before the questions. */
export const UNWARNED_CELLS = {
  stop: ({ suspect }) => ({
    'yes-custody': [
      `roadside questioning during an ordinary traffic stop did not put ${suspect.the} in custody`,
      `${suspect.the} was not yet restrained to the degree of a formal arrest when ${he(suspect)} answered`,
      `The one question came at the roadside during a brief traffic stop. That isn't custody, so no warnings were due.`,
    ],
    'yes-prompt': [
      `one question asked in an ordinary voice by the roadside was not interrogation under Miranda`,
      `an officer's casual question about a case during a stop is not interrogation under Miranda`,
      `A direct question about a crime is interrogation, however casual. Miranda didn't apply because custody was missing.`,
    ],
    'yes-safety': [
      `an officer alone with a suspect at the roadside may rely on the public safety exception`,
      `the officer's question at the roadside fell within Miranda's public safety exception`,
      `The question was about a past crime and protected no one. What matters is that a traffic stop isn't custody.`,
    ],
    'no-restraint': [
      `${suspect.the}, who was not free to drive away, was in custody for purposes of Miranda`,
      `the stop was a seizure, so that ${suspect.the} was in custody when ${he(suspect)} answered`,
      `A stopped driver is seized, but a seizure isn't custody. Miranda asks for restraint of the degree of a formal arrest.`,
    ],
    'no-warnings': [
      `the officer suspected ${suspect.the} of the crime and so had to give Miranda warnings first`,
      `Miranda warnings were due as soon as the officer's suspicion focused on ${suspect.the}`,
      `Suspicion, however focused, doesn't require warnings. Custody and interrogation together do, and a roadside stop isn't custody.`,
    ],
    'no-interrogation': [
      `the officer should have known that the question was likely to elicit an incriminating response`,
      `the question was interrogation, which Miranda forbids until the warnings have been given`,
      `A question likely to elicit an incriminating response is interrogation, but Miranda reaches only custodial interrogation. A stopped driver isn't in custody.`,
    ],
  }),
  'walk-in': ({ suspect, detective }) => ({
    'yes-custody': [
      `${suspect.the} was not in custody during the talk at the police station`,
      `${suspect.the} was not restrained to the degree of a formal arrest at the station`,
      `Someone who comes in by choice, hears that there's no arrest, and goes home isn't in custody, even behind a closed door.`,
    ],
    'yes-prompt': [
      `a talk to which ${suspect.the} had agreed was not interrogation under Miranda`,
      `${whose(detective)} question in an office was not interrogation under Miranda`,
      `A direct question about the crime is interrogation wherever it's asked. Warnings weren't due because custody was missing.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by coming in and answering`,
      `agreeing to come in and answer was an implied waiver of the Miranda rights`,
      `There's no implied waiver of rights that were never explained. None was needed, since this wasn't custody.`,
    ],
    'no-restraint': [
      `questioning of a suspect behind a closed door at a police station is custodial`,
      `${suspect.the} was in custody once the door of the detective's office was closed`,
      `A station and a closed door don't make custody. The test is a formal arrest or restraint of that degree.`,
    ],
    'no-warnings': [
      `a suspect like ${suspect.the} must be given Miranda warnings before an interview`,
      `${detective.the} had to give a suspect at the station Miranda warnings`,
      `Being a suspect doesn't trigger the warnings. Custody does, and this suspect came by choice and went home.`,
    ],
    'no-massiah': [
      `${suspect.the} had a Sixth Amendment right to counsel at the station`,
      `the Sixth Amendment right to counsel attached when the talk began`,
      `The Sixth Amendment right attaches with formal judicial proceedings. No charge had been filed when the talk took place.`,
    ],
  }),
  volunteered: ({ suspect, detective }) => ({
    'yes-prompt': [
      `${suspect.the} was not subjected to interrogation or its functional equivalent`,
      `the statement was not the product of interrogation by ${detective.the}`,
      `No one asked or said anything likely to elicit an answer. A volunteered statement needs no warnings.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody until a formal charge was filed`,
      `custody under Miranda begins with booking, which was still under way`,
      `Custody began with the arrest, not with booking or a charge. What was missing is interrogation.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the right to remain silent by speaking up`,
      `choosing to speak was an implied waiver of the right to remain silent`,
      `Speaking up can't waive a right that was never explained. No waiver was needed, because nothing answered an interrogation.`,
    ],
    'no-warnings': [
      `Miranda warnings must be given promptly after an arrest, and none were`,
      `an arrest requires Miranda warnings whether or not questions follow`,
      `An arrest alone doesn't require warnings. They're due before interrogation, and none took place.`,
    ],
    'no-restraint': [
      `${suspect.the} was in custody, which made any unwarned statement inadmissible`,
      `an unwarned statement by a suspect in custody is inadmissible at trial`,
      `Custody is only half of the test. A statement that no one elicited is admissible without warnings.`,
    ],
    'no-interrogation': [
      `driving a suspect in silence was the functional equivalent of interrogation`,
      `the silent drive was likely to elicit an incriminating response`,
      `A silent drive and a form are incidents of arrest. The police need not expect them to elicit a confession.`,
    ],
  }),
  cellmate: ({ suspect }) => ({
    'yes-pressure': [
      `Miranda does not require an undercover agent in a cell to give warnings`,
      `questions by an undercover agent lack the coercion that Miranda addresses`,
      `The suspect thought the agent a fellow prisoner. Without known police there's no coercive atmosphere, so no warnings were due.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody for purposes of Miranda until charged`,
      `a holding cell before any charge is not custody for purposes of Miranda`,
      `A locked holding cell after an arrest is custody. What makes warnings unnecessary is the agent's disguise.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by confiding in a stranger`,
      `confiding in another prisoner was an implied waiver of the Miranda rights`,
      `No one can waive rights without having heard of them. None was needed, since Miranda doesn't cover undercover questions.`,
    ],
    'no-interrogation': [
      `the agent's question to a suspect in a cell was custodial interrogation`,
      `the agent's question was likely to elicit an incriminating response in custody`,
      `Custody and a question aren't enough. Miranda is aimed at coercion by known police, and the agent was undercover.`,
    ],
    'no-massiah': [
      `the agent deliberately elicited the statement, violating the right to counsel`,
      `the Sixth Amendment right to counsel had attached when the agent asked`,
      `The Sixth Amendment forbids deliberate elicitation once formal proceedings have begun. No charge had been filed.`,
    ],
    'no-waiver': [
      `${suspect.the}, misled by the agent, made no knowing waiver of the Miranda rights`,
      `the agent's deception ruled out a knowing waiver of the Miranda rights`,
      `No waiver is needed where Miranda doesn't apply. Deception alone doesn't make a statement involuntary.`,
    ],
  }),
  indicted: ({ suspect }) => ({
    'no-massiah': [
      `the agent deliberately elicited it after the right to counsel had attached`,
      `the agent's questions violated ${whose(suspect)} Sixth Amendment right to counsel`,
      `An indictment starts formal proceedings. From then on, an agent may not deliberately elicit statements about the charge without counsel.`,
    ],
    'no-interrogation': [
      `the agent's question to a prisoner in a cell was custodial interrogation`,
      `the agent's question in the cell was interrogation that required warnings`,
      `Custodial interrogation under Miranda requires a known officer, so an agent's question in a cell needs no warnings. The indictment brought another right into play.`,
    ],
    'no-warnings': [
      `Miranda warnings are required before any agent may question a prisoner`,
      `the agent had to give Miranda warnings before asking about the crime`,
      `An undercover agent needn't give Miranda warnings. The violation was of the Sixth Amendment, after indictment.`,
    ],
    'yes-pressure': [
      `Miranda does not require an undercover agent in a cell to give warnings`,
      `questions by an undercover agent lack the coercion that Miranda addresses`,
      `That disposes of Miranda only. After indictment, the Sixth Amendment bars deliberate elicitation even by a disguised agent.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the right to counsel by confiding in a stranger`,
      `confiding in another prisoner was an implied waiver of the right to counsel`,
      `A waiver must be knowing. Someone who doesn't know that the listener is an agent can't waive counsel.`,
    ],
    'yes-voluntary': [
      `the statement was voluntary, and the agent used no coercive police conduct`,
      `${suspect.the} spoke voluntarily to the agent, without any coercion`,
      `Voluntariness answers a due process claim. The Sixth Amendment bars deliberate elicitation after indictment even without coercion.`,
    ],
  }),
  danger: ({ suspect, detective }) => ({
    'yes-safety': [
      `${whose(detective)} question fell within Miranda's public safety exception`,
      `the question came within the public safety exception to the warnings`,
      `A loaded weapon lay somewhere among the people there. A question prompted by that danger may come before warnings.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody until ${he(suspect)} reached a police station`,
      `a suspect caught in a public place is not yet in custody under Miranda`,
      `A suspect caught and handcuffed is in custody before any station is reached. The danger to the public excused the warnings.`,
    ],
    'yes-prompt': [
      `a question about a weapon rather than the crime was not interrogation`,
      `asking where a discarded weapon lay was a routine question, not interrogation`,
      `A question about a discarded weapon is likely to elicit an incriminating answer, so it's interrogation, routine or not. Public safety excused the warnings.`,
    ],
    'no-warnings': [
      `${suspect.the}, already handcuffed, answered without having heard Miranda warnings`,
      `the unwarned statement answered a question that sought incriminating evidence`,
      `That's the general rule. A question reasonably prompted by danger to the public is an exception to it.`,
    ],
    'no-restraint': [
      `${suspect.the} was in custody once handcuffed, so Miranda warnings were due`,
      `handcuffs were restraint to the degree of a formal arrest, and no warnings came`,
      `The handcuffs did make it custody. But custody doesn't rule out the exception for questions about an immediate danger.`,
    ],
    'no-interrogation': [
      `"Where is it?" was interrogation, likely to elicit an incriminating response`,
      `${detective.the} conducted custodial interrogation by asking where the weapon was`,
      `The question was custodial interrogation, likely to elicit an incriminating response. The public safety exception covers exactly that situation.`,
    ],
  }),
  'danger-over': ({ suspect, detective }) => ({
    'no-warnings': [
      `no exception to Miranda excused warnings to a suspect in custody`,
      `the unwarned statement answered custodial interrogation without any exception`,
      `The weapon was already locked away, so the question served only to gather evidence. Handcuffs made it custody.`,
    ],
    'no-silence': [
      `${whose(suspect)} flight was an invocation of the right to remain silent`,
      `the arrest cut off the right of ${detective.the} to question ${suspect.the} at all`,
      `Running away invokes nothing, and an arrest doesn't bar questions. It bars unwarned questions that no exception covers.`,
    ],
    'no-massiah': [
      `the Sixth Amendment right to counsel attached when ${suspect.the} was arrested`,
      `${suspect.the} had a Sixth Amendment right to counsel after the arrest`,
      `An arrest doesn't start formal judicial proceedings. The trouble is unwarned custodial interrogation.`,
    ],
    'yes-safety': [
      `a question about a weapon is within Miranda's public safety exception`,
      `the public safety exception covered the question about the weapon`,
      `The exception needs an immediate danger, not just a weapon. This one had been locked away for half an hour.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in custody until ${he(suspect)} reached a police station`,
      `a suspect held at the scene is not yet in custody under Miranda`,
      `A suspect held at the scene in handcuffs is restrained as in a formal arrest. Custody doesn't wait until a station is reached.`,
    ],
    'yes-prompt': [
      `a question about a purchase, not the crime, was not interrogation`,
      `the question about a lawful purchase was a routine booking question`,
      `Where the weapon came from was likely to be incriminating, so the question was interrogation, not booking.`,
    ],
  }),
  ploy: ({ suspect, detective }) => ({
    'no-interrogation': [
      `showing the photographs was the functional equivalent of interrogation`,
      `the photographs and the remark were likely to elicit an incriminating response`,
      `Interrogation doesn't need a question. Scene photographs with an appeal to conscience are reasonably likely to elicit a confession.`,
    ],
    'no-silence': [
      `${suspect.the} invoked the right to remain silent by saying nothing at first`,
      `the right to remain silent was not scrupulously honored by ${detective.the}`,
      `Saying nothing invokes nothing. The statement is out because it answered the equivalent of questions without warnings.`,
    ],
    'no-massiah': [
      `${detective.the} deliberately elicited it after the right to counsel had attached`,
      `the photographs violated ${whose(suspect)} Sixth Amendment right to counsel`,
      `No formal proceedings had begun, so the Sixth Amendment right hadn't attached. The violation is of Miranda.`,
    ],
    'yes-prompt': [
      `${detective.the} asked no questions, and so there was no interrogation`,
      `the statement was volunteered rather than a product of interrogation`,
      `Express questions aren't the only interrogation. Words and acts reasonably likely to elicit a confession count too.`,
    ],
    'yes-voluntary': [
      `the statement was voluntary, as no threat or promise had been made`,
      `${suspect.the} spoke voluntarily, and the detective used no coercion`,
      `A voluntary statement, made without coercion, threat, or promise, isn't enough. In the case in chief, an unwarned answer to interrogation is barred.`,
    ],
    'yes-pressure': [
      `pictures without questions lack the coercion that Miranda addresses`,
      `the calm manner of ${detective.the} removed Miranda's concern with coercion`,
      `A calm manner doesn't end Miranda's presumption of coercion when known police interrogate a suspect in custody.`,
    ],
  }),
} as const satisfies MirandaCells
