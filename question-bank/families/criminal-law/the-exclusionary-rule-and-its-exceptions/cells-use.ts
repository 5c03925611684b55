import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import type { ExclusionCells } from './reason-id.ts'

/** Reasons where all depends on what the evidence is used for. */
export const USE_CELLS = {
  'contradict-accused': ({ suspect, goods }) => ({
    'yes-impeach': [
      `${goods} may impeach the denial on cross-examination`,
      `illegally seized evidence may impeach ${whose(suspect)} own testimony`,
      `A defendant who takes the stand may be contradicted with excluded evidence, also on answers to proper cross-examination.`,
    ],
    'yes-attenuated': [
      `attenuation followed from the time that passed before the trial`,
      `the testimony at trial was an intervening circumstance`,
      `Testimony at trial is no intervening circumstance, and time alone doesn't make for attenuation. The evidence comes in only to contradict.`,
    ],
    'yes-reliance': [
      `the mistaken search was made in good-faith reliance on the law`,
      `the good-faith exception covers honest mistakes about the law`,
      `A mistake about the law isn't reliance on a warrant, a statute, or precedent. The purpose of the offer decides.`,
    ],
    'no-impeach': [
      `the prosecution cannot impeach an answer drawn out on cross-examination`,
      `illegally seized evidence may impeach only direct testimony`,
      `The exception isn't limited to direct testimony. It covers answers to cross-examination that the direct reasonably suggests.`,
    ],
    'no-fruit': [
      `the exclusionary rule bars ${goods} for every purpose at the trial`,
      `fruit of an unlawful search that was excluded stays excluded in rebuttal`,
      `The exclusionary rule governs the case in chief. In rebuttal, fruit may contradict the defendant's own testimony.`,
    ],
    'no-culpable': [
      `an unlawful search is culpable misconduct that bars any use in rebuttal`,
      `the misconduct of the police bars use even to impeach`,
      `Keeping evidence from the case in chief is deterrence enough. Misconduct doesn't license false testimony.`,
    ],
  }),
  'contradict-witness': ({ suspect }) => ({
    'no-impeach': [
      `the statement may not impeach a defense witness other than ${suspect.the}`,
      `only ${whose(suspect)} own testimony could be impeached with the statement`,
      `The exception reaches the defendant's own testimony. The friend isn't the defendant, who never took the stand.`,
    ],
    'no-involuntary': [
      `a statement made after an unlawful arrest is involuntary and cannot impeach`,
      `the statement was involuntary because the arrest had been unlawful`,
      `The words were spoken voluntarily. An unlawful arrest doesn't make them involuntary, but it keeps them out.`,
    ],
    'no-proceeding': [
      `the exclusionary rule applies to every use at any criminal trial`,
      `at a criminal trial the exclusionary rule has no impeachment exception`,
      `There is an exception for impeaching the defendant's own testimony. It just doesn't reach other witnesses.`,
    ],
    'yes-impeach': [
      `illegally obtained statements may impeach false defense testimony`,
      `the statement is offered to impeach and not to prove guilt`,
      `Offering it only to impeach isn't enough. The exception covers the defendant, not other defense witnesses.`,
    ],
    'yes-attenuated': [
      `the friend's testimony was an intervening circumstance that ended the taint`,
      `attenuation followed when the statement was voluntarily made`,
      `Voluntariness isn't attenuation, and testimony at trial doesn't end the taint of the arrest.`,
    ],
    'yes-product': [
      `a voluntary statement on the way to the station is no product of the arrest`,
      `the statement was voluntary and so not a product of the unlawful arrest`,
      `Voluntary or not, words spoken minutes after an arrest on a hunch are its product.`,
    ],
  }),
  'grand-jury': ({ suspect, goods }) => ({
    'yes-proceeding': [
      `the exclusionary rule does not apply in grand jury proceedings`,
      `a grand jury may consider evidence barred by the exclusionary rule`,
      `Applying the rule there would delay grand juries and add little deterrence, since the evidence stays out of the trial.`,
    ],
    'yes-impeach': [
      `evidence barred at trial may be used to impeach ${suspect.the}`,
      `the questions may impeach any witness before a grand jury`,
      `Nothing is being impeached, since no one has testified. The rule just doesn't extend to a grand jury.`,
    ],
    'yes-reliance': [
      `a search under a mistake of law is within the good-faith exception`,
      `the mistaken search was made in good-faith reliance on the law`,
      `A mistake of law isn't reliance on a warrant, a statute, or precedent. The kind of proceeding decides.`,
    ],
    'no-proceeding': [
      `the exclusionary rule applies wherever a prosecution is prepared`,
      `a grand jury is part of a prosecution, where the exclusionary rule applies`,
      `A grand jury investigates before any prosecution is prepared for trial. The exclusionary rule doesn't apply there.`,
    ],
    'no-fruit': [
      `questions based on ${goods} are fruit of the unlawful search`,
      `a witness need not answer questions that are fruit of a violation`,
      `Such questions are fruit, but they do no new wrong to the witness. Exclusion is for the trial.`,
    ],
    'no-culpable': [
      `the culpable search was one of ${whose(suspect)} own premises`,
      `${suspect.the} has standing to object to culpable police misconduct`,
      `A culpable search of one's own premises gives standing, but the rule doesn't apply before a grand jury.`,
    ],
  }),
  forfeiture: ({ suspect }) => ({
    'no-proceeding': [
      `the exclusionary rule applies to penal forfeiture`,
      `the exclusionary rule covers penal forfeiture`,
      `The forfeiture depends on proof of a crime and costs more than the fine. Such a proceeding is quasi-criminal.`,
    ],
    'no-impeach': [
      `the exclusionary rule spares only impeachment`,
      `only use to impeach escapes the exclusionary rule`,
      `Impeachment isn't the only use that the exclusionary rule spares, since most civil cases escape it. This forfeiture doesn't.`,
    ],
    'no-culpable': [
      `an unlawful search triggers the exclusionary rule everywhere`,
      `the exclusionary rule bars use in any proceeding`,
      `Misconduct doesn't bar use in every proceeding. Exclusion reaches this one because forfeiture penalizes a crime.`,
    ],
    'yes-proceeding': [
      `the exclusionary rule does not apply to civil matters`,
      `forfeiture is civil, beyond the exclusionary rule`,
      `That's true of most civil matters. A forfeiture whose object is to penalize a crime is quasi-criminal.`,
    ],
    'yes-impeach': [
      `it may impeach ${whose(suspect)} claim to the van`,
      `it is offered to impeach and not to convict`,
      `Proof of the crime is the state's whole case, so nothing is being impeached.`,
    ],
    'yes-reliance': [
      `the good-faith exception covers mistakes of law`,
      `the search was made in good-faith reliance on the law`,
      `A mistake of law isn't reliance on a warrant, a statute, or precedent, so good faith doesn't help.`,
    ],
  }),
  'unwarned-contradiction': ({ suspect }) => ({
    'yes-impeach': [
      `an unwarned but voluntary statement may impeach ${whose(suspect)} testimony`,
      `the voluntary statement may impeach ${suspect.the} though unwarned`,
      `A voluntary statement that only lacked warnings may contradict the defendant who took the stand.`,
    ],
    'yes-isolated': [
      `forgetting the Miranda warnings is isolated negligence`,
      `the missing Miranda warnings were isolated negligence`,
      `Even negligence in warning keeps a statement out of the case in chief. What matters is the purpose of the offer.`,
    ],
    'yes-product': [
      `the statement was a product of a lawful arrest with probable cause`,
      `a statement after a lawful arrest is its admissible product`,
      `A lawful arrest doesn't replace the warnings. The statement may contradict testimony, and no more.`,
    ],
    'no-impeach': [
      `an unwarned statement may not impeach the testimony of ${suspect.the}`,
      `Miranda bars an unwarned statement for every purpose, impeachment included`,
      `Miranda bars the case in chief only. A defendant may not use it as a license for perjury.`,
    ],
    'no-involuntary': [
      `an unwarned statement is involuntary and so may not impeach`,
      `a custodial statement without Miranda warnings is involuntary`,
      `Missing warnings don't make a statement involuntary. The court found the opposite.`,
    ],
    'no-fruit': [
      `a statement excluded from the case in chief is tainted fruit in rebuttal`,
      `${whose(suspect)} statement stays the fruit of a violation in rebuttal`,
      `Exclusion from the case in chief doesn't carry over to rebuttal of the defendant's own testimony.`,
    ],
  }),
  'involuntary-contradiction': ({ suspect, detective }) => ({
    'no-involuntary': [
      `an involuntary statement may not be used even to impeach`,
      `due process bars ${whose(suspect)} involuntary statement for all uses`,
      `Hours of questions to a patient in great pain who begged to be left alone overcame the will. No use is allowed.`,
    ],
    'no-impeach': [
      `a statement to the police may impeach only other defense witnesses`,
      `a statement to police may never impeach a defendant who testifies`,
      `A voluntary statement to the police may impeach a defendant, and no other defense witness. This one was coerced.`,
    ],
    'no-fruit': [
      `the statement was fruit of an arrest that went wrong`,
      `the statement was fruit of an unlawful arrest of ${suspect.the}`,
      `The arrest was lawful, so it had no tainted fruit. Coercion in the hospital keeps the statement out.`,
    ],
    'yes-impeach': [
      `a statement barred from the case in chief may impeach testimony`,
      `the statement may impeach ${whose(suspect)} own inconsistent testimony`,
      `A statement barred only for lack of warnings may impeach inconsistent testimony. An involuntary one may not be used at all.`,
    ],
    'yes-isolated': [
      `${whose(detective)} long questioning was isolated negligence`,
      `questioning a patient for hours was isolated negligence`,
      `Questioning a suffering patient for hours isn't negligence. It's coercion, which due process forbids.`,
    ],
    'yes-product': [
      `the statement was a product of warnings and of a lawful arrest`,
      `a statement after Miranda warnings is the product of free choice`,
      `Warnings and a lawful arrest don't make a statement voluntary. ${capital(suspect.the)} begged to be left alone.`,
    ],
  }),
} as const satisfies ExclusionCells
