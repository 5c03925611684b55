import { he, whose } from '../../engine/party.ts'
import type { MirandaCells } from './reason-id.ts'

/** Reasons where no warnings came before the questions. */
export const UNWARNED_CELLS = {
  stop: ({ suspect }) => ({
    'yes-custody': [
      `${suspect.the} was not in custody during roadside questioning in an ordinary traffic stop`,
      `${suspect.the} had not been restrained to the degree of a formal arrest when ${he(suspect)} answered`,
      `The one question came at the roadside during a brief traffic stop. That isn't custody, so no warnings were due.`,
    ],
    'yes-prompt': [
      `the officer's casual question about the case did not amount to interrogation of ${suspect.the}`,
      `the officer asked ${suspect.the} only one question, in an ordinary voice, which is not interrogation`,
      `A direct question about a crime is interrogation, however casual. Miranda didn't apply because custody was missing.`,
    ],
    'yes-safety': [
      `the officer, alone at the roadside, could rely on Miranda's public safety exception`,
      `the officer's question at the roadside fell within Miranda's public safety exception`,
      `The question was about a past crime and protected no one. What matters is that a traffic stop isn't custody.`,
    ],
    'no-restraint': [
      `${suspect.the}, who was not free to drive away, was in custody for purposes of Miranda`,
      `the traffic stop was a seizure, which placed ${suspect.the} in custody for purposes of Miranda`,
      `A stopped driver is seized, but a seizure isn't custody. Miranda asks for restraint of the degree of a formal arrest.`,
    ],
    'no-warnings': [
      `the officer suspected ${suspect.the} of the crime and so had to give Miranda warnings first`,
      `Miranda warnings were required as soon as the officer's suspicion focused on ${suspect.the}`,
      `Suspicion, however focused, doesn't require warnings. Custody and interrogation together do, and a roadside stop isn't custody.`,
    ],
    'no-interrogation': [
      `the officer should have known that the question was likely to elicit an incriminating response`,
      `the officer interrogated a suspect about the crime without first giving Miranda warnings`,
      `A question likely to elicit an incriminating response is interrogation, but Miranda requires warnings only in custody. A stopped driver isn't in custody.`,
    ],
  }),
  'walk-in': ({ suspect, detective }) => ({
    'yes-custody': [
      `${suspect.the} was not in custody during a voluntary interview at the police station`,
      `${suspect.the} was never restrained to the degree of a formal arrest at the police station`,
      `Someone who comes in by choice, hears that there's no arrest, and goes home isn't in custody, even behind a closed door.`,
    ],
    'yes-prompt': [
      `a conversation to which ${suspect.the} had agreed was not interrogation under Miranda`,
      `${detective.the} conducted a voluntary interview rather than an interrogation under Miranda`,
      `A direct question about the crime is interrogation wherever it's asked. Warnings weren't due because custody was missing.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by coming to the station and answering`,
      `${whose(suspect)} decision to come in and answer was an implied waiver of the Miranda rights`,
      `There's no implied waiver of rights that were never explained. None was needed, since this wasn't custody.`,
    ],
    'no-restraint': [
      `${suspect.the} was in custody once ${detective.the} closed the office door at the police station`,
      `a suspect questioned behind a closed door at a police station is in custody`,
      `A station and a closed door don't make custody. The test is a formal arrest or restraint of that degree.`,
    ],
    'no-warnings': [
      `the interview focused on ${suspect.the} as a suspect, and so Miranda warnings were required`,
      `${detective.the} had to give a suspect Miranda warnings before asking about the crime`,
      `Being a suspect doesn't trigger the warnings. Custody does, and this suspect came by choice and went home.`,
    ],
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel attached when the interview began`,
      `${suspect.the}, once a suspect, had a Sixth Amendment right to counsel during the interview`,
      `The Sixth Amendment right attaches with formal judicial proceedings. No charge had been filed when the interview took place.`,
    ],
  }),
  volunteered: ({ suspect, detective }) => ({
    'yes-prompt': [
      `${suspect.the} was not subjected to interrogation or its functional equivalent`,
      `${suspect.the} volunteered the statement, which no police interrogation had elicited`,
      `No one asked or said anything likely to elicit an answer. A volunteered statement needs no warnings.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in Miranda custody until a formal charge was filed`,
      `Miranda custody begins with booking, which ${detective.the} had not yet completed`,
      `Custody began with the arrest, not with booking or a charge. What was missing is interrogation.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the right to remain silent by choosing to speak`,
      `${whose(suspect)} decision to speak was an implied waiver of the right to remain silent`,
      `Speaking up can't waive a right that was never explained. No waiver was needed, because nothing answered an interrogation.`,
    ],
    'no-warnings': [
      `the police must give Miranda warnings promptly after an arrest and gave none`,
      `${whose(suspect)} arrest required Miranda warnings whether or not questions followed`,
      `An arrest alone doesn't require warnings. They're due before interrogation, and none took place.`,
    ],
    'no-restraint': [
      `${suspect.the} was in custody, where Miranda makes any unwarned statement inadmissible`,
      `an unwarned statement by a suspect in custody is inadmissible at trial`,
      `Custody is only half of the test. A statement that no one elicited is admissible without warnings.`,
    ],
    'no-interrogation': [
      `${detective.the} used the silent drive as the functional equivalent of interrogation`,
      `${detective.the} should have known that a silent drive was likely to elicit an incriminating response`,
      `A silent drive and a form are incidents of arrest. The police need not expect them to elicit a confession.`,
    ],
  }),
  cellmate: ({ suspect }) => ({
    'yes-pressure': [
      `Miranda does not apply to an undercover agent whom the suspect takes for a prisoner`,
      `${suspect.the}, unaware of the agent, faced no coercion of the kind that Miranda addresses`,
      `The suspect took the agent for a fellow prisoner. Without known police there's no coercive atmosphere, so no warnings were due.`,
    ],
    'yes-custody': [
      `${suspect.the}, not yet charged, was not in custody for purposes of Miranda when the agent asked`,
      `a holding cell before any charge is not custody for purposes of Miranda`,
      `A locked holding cell after an arrest is custody. What makes warnings unnecessary is the agent's disguise.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the Miranda rights by answering a fellow prisoner`,
      `${whose(suspect)} voluntary answer was an implied waiver of the Miranda rights`,
      `No one can waive rights without having heard of them, however voluntary the answer. None was needed, since Miranda doesn't cover undercover questions.`,
    ],
    'no-interrogation': [
      `the agent's question to a suspect in a locked cell was custodial interrogation`,
      `the agent asked a suspect in custody a question likely to elicit an incriminating response`,
      `Custody and a question aren't enough. Miranda is aimed at coercion by known police, and the agent was undercover.`,
    ],
    'no-massiah': [
      `the agent deliberately elicited the statement in violation of the right to counsel`,
      `${whose(suspect)} Sixth Amendment right to counsel had attached on arrest, before the agent asked`,
      `The Sixth Amendment forbids deliberate elicitation once formal proceedings have begun. An arrest doesn't begin them, and no charge had been filed.`,
    ],
    'no-waiver': [
      `${suspect.the}, misled by the agent, made no knowing waiver of the Miranda rights`,
      `the agent's deception prevented a knowing waiver of the Miranda rights`,
      `No waiver is needed where Miranda doesn't apply. Deception alone doesn't make a statement involuntary.`,
    ],
  }),
  indicted: ({ suspect }) => ({
    'no-massiah': [
      `the agent deliberately elicited the statement after the right to counsel had attached`,
      `the agent's question violated ${whose(suspect)} Sixth Amendment right to counsel`,
      `An indictment starts formal proceedings. From then on, an agent may not deliberately elicit statements about the charge without counsel.`,
    ],
    'no-interrogation': [
      `the agent's question to a prisoner in a cell was custodial interrogation`,
      `the agent subjected a prisoner in custody to interrogation without Miranda warnings`,
      `Custodial interrogation under Miranda requires a known officer, so an agent's question in a cell needs no warnings. The indictment brought another right into play.`,
    ],
    'no-warnings': [
      `Miranda required the agent to give warnings before questioning a prisoner`,
      `the agent had to give ${suspect.the} Miranda warnings before asking about the crime`,
      `An undercover agent needn't give Miranda warnings. The violation was of the Sixth Amendment, after indictment.`,
    ],
    'yes-pressure': [
      `Miranda does not apply to an undercover agent whom the suspect takes for a prisoner`,
      `${suspect.the}, unaware of the agent, faced no coercion of the kind that Miranda addresses`,
      `That disposes of Miranda only. After indictment, the Sixth Amendment bars deliberate elicitation even by an agent who coerces no one.`,
    ],
    'yes-waiver': [
      `${suspect.the} impliedly waived the right to counsel by answering a fellow prisoner`,
      `${whose(suspect)} voluntary answer was an implied waiver of the right to counsel`,
      `Even a voluntary answer is no knowing waiver by someone who takes the agent for a prisoner and doesn't know that counsel is at stake.`,
    ],
    'yes-voluntary': [
      `the agent used neither threats nor coercion, and so the statement was voluntary`,
      `${suspect.the} spoke voluntarily, which satisfies due process and the right to counsel`,
      `Voluntariness answers a due process claim. The Sixth Amendment bars deliberate elicitation after indictment even without coercion.`,
    ],
  }),
  danger: ({ suspect, detective }) => ({
    'yes-safety': [
      `${detective.the} asked a question that fell within Miranda's public safety exception`,
      `${whose(detective)} unwarned question came within the public safety exception to Miranda`,
      `A loaded weapon lay somewhere among the people there. A question prompted by that danger may come before warnings.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in Miranda custody until ${he(suspect)} reached a police station`,
      `${suspect.the}, still in a public place, was not yet in custody under Miranda`,
      `A suspect caught and handcuffed in a public place is in custody before any station is reached. The danger to the public excused the warnings.`,
    ],
    'yes-prompt': [
      `${detective.the} asked about a weapon rather than the crime, which is not interrogation`,
      `${detective.the} asked a routine question, incident to an arrest, rather than an interrogation`,
      `A question about a discarded weapon is likely to elicit an incriminating answer, so it's interrogation, not a routine incident of arrest. Public safety excused the warnings.`,
    ],
    'no-warnings': [
      `${detective.the} had time to give Miranda warnings once ${suspect.the} was in handcuffs`,
      `${detective.the} sought evidence of a crime and could not rely on public safety`,
      `Neither time to warn nor a wish for evidence matters if the question is reasonably prompted by a danger to the public.`,
    ],
    'no-restraint': [
      `the handcuffs ended any danger from ${suspect.the} and amounted to a formal arrest`,
      `${suspect.the}, once handcuffed, was in custody and no longer a danger to public safety`,
      `The handcuffs did make it custody. But the danger lay in the weapon, which was still where anyone might pick it up.`,
    ],
    'no-interrogation': [
      `${whose(detective)} question was likely to elicit an incriminating response about a weapon`,
      `${detective.the} conducted custodial interrogation by asking where the weapon was`,
      `The question was custodial interrogation, likely to elicit an incriminating response. The public safety exception covers exactly that situation.`,
    ],
  }),
  'danger-over': ({ suspect, detective }) => ({
    'no-warnings': [
      `${suspect.the} was in custody and unwarned, and no exception to Miranda applied`,
      `${detective.the} conducted unwarned custodial interrogation to which no exception applied`,
      `The weapon was already locked away, so the question served only to gather evidence. Handcuffs made it custody.`,
    ],
    'no-silence': [
      `${suspect.the} invoked the right to remain silent by running from ${detective.the}`,
      `${whose(suspect)} flight was an invocation of the right to remain silent`,
      `Running away invokes nothing, and flight isn't a request for silence. The answer is out because no exception covered an unwarned question.`,
    ],
    'no-massiah': [
      `${whose(suspect)} Sixth Amendment right to counsel attached on arrest`,
      `${suspect.the}, once arrested, had a Sixth Amendment right to counsel during questioning`,
      `An arrest doesn't start formal judicial proceedings. The trouble is unwarned custodial interrogation.`,
    ],
    'yes-safety': [
      `a question about a loaded weapon is within Miranda's public safety exception`,
      `${whose(detective)} question about the weapon came within the public safety exception`,
      `The exception needs an immediate danger, not just a weapon. This one had been locked away for half an hour.`,
    ],
    'yes-custody': [
      `${suspect.the} was not in Miranda custody until ${he(suspect)} reached a police station`,
      `${suspect.the}, still at the scene, was not yet in custody under Miranda`,
      `A suspect held at the scene in handcuffs is restrained as in a formal arrest. Custody doesn't wait until a station is reached.`,
    ],
    'yes-prompt': [
      `${detective.the} asked about a purchase, not the crime, which is not interrogation`,
      `${detective.the} asked a routine booking question about property, which is not interrogation`,
      `Where the weapon came from was likely to be incriminating, so the question was interrogation, not booking.`,
    ],
  }),
  ploy: ({ suspect, detective }) => ({
    'no-interrogation': [
      `${detective.the} used the functional equivalent of interrogation by showing the photographs`,
      `${whose(detective)} photographs and remark were likely to elicit an incriminating response`,
      `Interrogation doesn't need a question. Scene photographs with an appeal to conscience are reasonably likely to elicit a confession.`,
    ],
    'no-silence': [
      `${suspect.the} invoked the right to remain silent by saying nothing at first`,
      `${detective.the} did not scrupulously honor ${whose(suspect)} silence during the first photographs`,
      `Saying nothing invokes nothing, so there was no invocation of silence to honor. The statement is out because it answered the equivalent of questions without warnings.`,
    ],
    'no-massiah': [
      `${detective.the} deliberately elicited the statement after the right to counsel had attached`,
      `${whose(detective)} photographs violated the Sixth Amendment right to counsel`,
      `No formal proceedings had begun, so the Sixth Amendment right hadn't attached. The violation is of Miranda.`,
    ],
    'yes-prompt': [
      `${detective.the} asked no questions, and so there was no interrogation`,
      `${suspect.the} volunteered the statement without any interrogation by ${detective.the}`,
      `Express questions aren't the only interrogation. Words and acts reasonably likely to elicit a confession count too.`,
    ],
    'yes-voluntary': [
      `${suspect.the} spoke voluntarily, without any threat or promise by ${detective.the}`,
      `${detective.the} used no coercion, which makes the statement voluntary and admissible`,
      `A voluntary statement, made without coercion, threat, or promise, isn't enough. In the case in chief, an unwarned answer to interrogation is barred.`,
    ],
    'yes-pressure': [
      `${detective.the} showed photographs calmly, without the coercion that Miranda addresses`,
      `${whose(detective)} calm manner removed the coercion that Miranda addresses`,
      `A calm manner doesn't end Miranda's presumption of coercion when known police interrogate a suspect in custody.`,
    ],
  }),
} as const satisfies MirandaCells
