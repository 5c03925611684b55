import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import type { ExclusionCells } from './reason-id.ts'

/** Reasons where all depends on what the evidence is used for. */
export const USE_CELLS = {
  'contradict-accused': ({ suspect }) => ({
    'yes-impeach': [
      `illegally seized evidence may be used to impeach a defendant's own testimony`,
      `the prosecution may impeach a defendant's answers on proper cross-examination`,
      `A defendant who takes the stand may be contradicted with excluded evidence, also on answers to proper cross-examination.`,
    ],
    'yes-attenuated': [
      `${whose(suspect)} testimony was an intervening circumstance after the search`,
      `the time that passed before trial attenuated the taint of the search`,
      `Testimony at trial is no intervening circumstance, and time alone doesn't attenuate the taint. The evidence comes in only to contradict.`,
    ],
    'yes-reliance': [
      `the good-faith exception applies to an honest mistake about the law`,
      `the good-faith exception applies to a search made under a mistake of law`,
      `A mistake about the law isn't reliance on a warrant, a statute, or precedent. The purpose of the offer decides.`,
    ],
    'no-impeach': [
      `illegally seized evidence may be used to impeach testimony given on direct examination alone`,
      `the prosecution may impeach direct testimony but not answers on cross-examination`,
      `The exception isn't limited to direct testimony. It covers answers to cross-examination that the direct reasonably suggests.`,
    ],
    'no-fruit': [
      `the fruit of an unlawful search may not be used for impeachment`,
      `the evidence is the fruit of an unlawful search and remains excluded in rebuttal`,
      `The exclusionary rule governs the case in chief. In rebuttal, fruit may contradict the defendant's own testimony.`,
    ],
    'no-culpable': [
      `the unlawful search was culpable misconduct, which the exclusionary rule must deter`,
      `police misconduct bars use of the evidence to impeach a defendant`,
      `Keeping evidence from the case in chief is deterrence enough. Misconduct doesn't license false testimony.`,
    ],
  }),
  'contradict-witness': ({ suspect }) => ({
    'no-impeach': [
      `an illegally obtained statement may not be used to impeach a defense witness`,
      `the prosecution may impeach a defendant but not a defense witness`,
      `The exception reaches the defendant's own testimony. The friend isn't the defendant, who never took the stand.`,
    ],
    'no-involuntary': [
      `a statement made after an unlawful arrest is involuntary and may not be used to impeach`,
      `the unlawful arrest made ${whose(suspect)} statement involuntary`,
      `The words were spoken voluntarily. An unlawful arrest doesn't make them involuntary, but it keeps them out.`,
    ],
    'no-proceeding': [
      `the exclusionary rule applies at a criminal trial without an exception for impeachment`,
      `an illegally obtained statement may not be used for impeachment at a criminal trial`,
      `There is an exception for impeaching the defendant's own testimony. It just doesn't reach other witnesses.`,
    ],
    'yes-impeach': [
      `an illegally obtained statement may be used to impeach false defense testimony`,
      `the prosecution may impeach the testimony of a defense witness with the defendant's statement`,
      `Offering it only to impeach isn't enough. The exception covers the defendant, not other defense witnesses.`,
    ],
    'yes-attenuated': [
      `the friend's false testimony was an intervening circumstance after the arrest`,
      `a voluntary statement attenuates the taint of an unlawful arrest`,
      `Voluntariness isn't attenuation, and testimony at trial doesn't end the taint of the arrest.`,
    ],
    'yes-product': [
      `a voluntary statement is not the product of an unlawful arrest`,
      `a statement made on the way to the station is not the product of an arrest`,
      `Voluntary or not, words spoken minutes after an arrest on a hunch are its product.`,
    ],
  }),
  'grand-jury': ({ suspect }) => ({
    'yes-proceeding': [
      `the exclusionary rule does not apply in grand jury proceedings`,
      `a grand jury may consider evidence that is the fruit of an unlawful search`,
      `Applying the rule there would delay grand juries and add little deterrence, since the evidence stays out of the trial.`,
    ],
    'yes-impeach': [
      `illegally seized evidence may be used to impeach a grand jury witness`,
      `the prosecutor may impeach ${whose(suspect)} testimony before the grand jury`,
      `Nothing is being impeached, since no one has testified. The rule just doesn't extend to a grand jury.`,
    ],
    'yes-reliance': [
      `the good-faith exception applies to an honest mistake about the law`,
      `the good-faith exception applies to a search made under a mistake of law`,
      `A mistake of law isn't reliance on a warrant, a statute, or precedent. The kind of proceeding decides.`,
    ],
    'no-proceeding': [
      `the exclusionary rule applies in grand jury proceedings as it does at trial`,
      `a grand jury may not consider evidence that is the fruit of an unlawful search`,
      `A grand jury investigates before any prosecution is prepared for trial. The exclusionary rule doesn't apply there.`,
    ],
    'no-fruit': [
      `questions about the evidence are the fruit of an unlawful search`,
      `a witness may refuse to answer questions that are the fruit of an unlawful search`,
      `Such questions are fruit, but they do no new wrong to the witness. Exclusion is for the trial.`,
    ],
    'no-culpable': [
      `the unlawful search was culpable misconduct, which the exclusionary rule must deter`,
      `the exclusionary rule bars use of evidence obtained by police misconduct`,
      `Culpable police misconduct is deterred by exclusion at trial. The rule doesn't bar use before a grand jury.`,
    ],
  }),
  forfeiture: ({ suspect }) => ({
    'no-proceeding': [
      `the exclusionary rule applies to a quasi-criminal forfeiture`,
      `the exclusionary rule applies when forfeiture punishes a crime`,
      `The forfeiture depends on proof of a crime and costs more than the fine. Such a proceeding is quasi-criminal.`,
    ],
    'no-impeach': [
      `the state may impeach with the evidence but not prove its case`,
      `illegally seized evidence is limited to impeachment`,
      `Impeachment isn't the only use that the exclusionary rule spares, since most civil cases escape it. This forfeiture doesn't.`,
    ],
    'no-culpable': [
      `the exclusionary rule applies in civil cases generally`,
      `police misconduct triggers exclusion in civil cases`,
      `Misconduct doesn't bar use in every proceeding. Exclusion reaches this one because forfeiture penalizes a crime.`,
    ],
    'yes-proceeding': [
      `the exclusionary rule does not apply to civil proceedings`,
      `the exclusionary rule does not apply to a civil forfeiture`,
      `That's true of most civil matters. A forfeiture whose object is to penalize a crime is quasi-criminal.`,
    ],
    'yes-impeach': [
      `the evidence may be used to impeach ${whose(suspect)} claim`,
      `illegally seized evidence may be used to impeach`,
      `Proof of the crime is the state's whole case, so nothing is being impeached.`,
    ],
    'yes-reliance': [
      `the good-faith exception applies to mistakes of law`,
      `the search was made in good-faith reliance on the law`,
      `A mistake of law isn't reliance on a warrant, a statute, or precedent, so good faith doesn't help.`,
    ],
  }),
  'unwarned-contradiction': ({ suspect, detective }) => ({
    'yes-impeach': [
      `an unwarned but voluntary statement may be used to impeach a defendant's testimony`,
      `the prosecution may impeach a defendant with a voluntary but unwarned statement`,
      `A voluntary statement that only lacked warnings may contradict the defendant who took the stand.`,
    ],
    'yes-isolated': [
      `forgetting Miranda warnings is isolated negligence, which does not require exclusion`,
      `${whose(detective)} failure to give Miranda warnings was isolated negligence`,
      `Even negligence in warning keeps a statement out of the case in chief. What matters is the purpose of the offer.`,
    ],
    'yes-product': [
      `a statement that is the product of a lawful arrest needs no Miranda warnings`,
      `the statement was the admissible product of a lawful arrest`,
      `A lawful arrest doesn't replace the warnings. The statement may contradict testimony, and no more.`,
    ],
    'no-impeach': [
      `an unwarned statement may not be used to impeach a defendant's testimony`,
      `the prosecution may not impeach a defendant with an unwarned statement`,
      `Miranda bars the case in chief only. A defendant may not use it as a license for perjury.`,
    ],
    'no-involuntary': [
      `a statement made without Miranda warnings is involuntary and may not be used to impeach`,
      `questioning without Miranda warnings made ${whose(suspect)} statement involuntary`,
      `Missing warnings don't make a statement involuntary. The court found the opposite.`,
    ],
    'no-fruit': [
      `a statement excluded from the case in chief is fruit that remains excluded in rebuttal`,
      `${whose(suspect)} statement is the fruit of a Miranda violation and is excluded in rebuttal`,
      `Exclusion from the case in chief doesn't carry over to rebuttal of the defendant's own testimony.`,
    ],
  }),
  'involuntary-contradiction': ({ suspect, detective }) => ({
    'no-involuntary': [
      `an involuntary statement may not be used to impeach a defendant's testimony`,
      `due process bars use of ${whose(suspect)} involuntary statement for impeachment`,
      `Hours of questions to a patient in great pain who begged to be left alone overcame the will. No use is allowed.`,
    ],
    'no-impeach': [
      `a statement to the police may be used to impeach a defense witness but not a defendant`,
      `the prosecution may not impeach a defendant with a statement to the police`,
      `A voluntary statement to the police may impeach a defendant, and no other defense witness. This one was coerced.`,
    ],
    'no-fruit': [
      `the statement is the fruit of an arrest in which ${suspect.the} was injured`,
      `the injury during the arrest makes the statement fruit of the poisonous tree`,
      `The arrest was lawful, so it had no tainted fruit. Coercion in the hospital keeps the statement out.`,
    ],
    'yes-impeach': [
      `a statement made after Miranda warnings may be used to impeach a defendant's testimony`,
      `the prosecution may impeach a defendant with a prior inconsistent statement`,
      `A statement made after warnings, or without them, may impeach inconsistent testimony if it's voluntary. This one wasn't.`,
    ],
    'yes-isolated': [
      `questioning a patient for hours is isolated negligence, which does not require exclusion`,
      `${whose(detective)} long questioning was isolated negligence`,
      `Questioning a suffering patient for hours isn't negligence. It's coercion, which due process forbids.`,
    ],
    'yes-product': [
      `the statement was the product of Miranda warnings and a lawful arrest`,
      `a statement made after Miranda warnings is the product of free choice`,
      `Warnings and a lawful arrest don't make a statement voluntary. ${capital(suspect.the)} begged to be left alone.`,
    ],
  }),
} as const satisfies ExclusionCells
