import { he, him, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { HomicideFacts, HomicideStory, Twist } from './facts.ts'

const MALICE: Partial<Record<Twist, string>> = {
  mercy: 'The pillow was meant to bring about death.',
  injury: 'Death was not meant, so the question is which other form of malice fits.',
  shove: 'A push with one hand has to be measured against each of these.',
  crowd: 'No one was meant to be hit, which leaves the risk that was taken.',
}

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  malice: {
    authority: 'Comber v. United States',
    rule: 'At common law, malice aforethought is an intent to kill, an intent to inflict serious bodily injury, or conscious disregard of an extreme risk of death or serious injury, without mitigation.',
    applied: ({ twist }) => MALICE[twist] ?? '',
  },
  motive: {
    authority: 'State v. Forrest',
    rule: 'A merciful motive neither negates the malice of an intentional killing nor amounts to provocation.',
    applied: (_, { killer }) =>
      `${The(killer)} acted from pity but with full intent, and so committed murder.`,
  },
  transferred: {
    authority: 'Gladden v. State',
    rule: 'Under transferred intent, one who means to kill one person and by bad aim kills another has the same guilt as if the intended victim had died.',
    applied: (_, { killer, rival, stranger }) =>
      `${The(killer)} meant to kill ${rival.the} and missed. The death of the bystander is murder, although no one had aimed at ${him(stranger)}.`,
  },
  injury: {
    authority: 'Commonwealth v. Webster',
    rule: 'Malice is implied from a deliberate and cruel act that is meant to do great bodily harm, and a death that results is murder.',
    applied: (_, { killer, club }) =>
      `${The(killer)} set out to break bones with ${club[1]}, and the breaks led to the fatal clot. The death is murder.`,
  },
  shove: {
    authority: 'Comber v. United States',
    rule: 'Where a blow that is not intended or likely to do serious injury causes death, the crime is involuntary manslaughter.',
    applied: (_, { killer }) =>
      `${The(killer)} meant to embarrass and used little force, so the death is not murder.`,
  },
  'unlawful-act': {
    authority: 'Comber v. United States',
    rule: 'Under the misdemeanor-manslaughter rule, an unintended death that is caused by a misdemeanor wrong in itself, such as a battery, is involuntary manslaughter.',
    applied: (_, { killer, rival }) =>
      `${The(killer)} pushed ${rival.the} on purpose and without consent, and the push made ${him(rival)} fall. That is enough for guilt.`,
  },
  reflection: {
    authority: 'State v. Guthrie',
    rule: 'A killing is deliberate and premeditated if the killer reflected on the decision to kill, of which planning, motive, and a chosen manner are the usual proof.',
    applied: (_, { killer }) =>
      `${The(killer)} bought a weapon, watched for a week, and thought about the body. The murder is of the first degree.`,
  },
  instant: {
    authority: 'State v. Guthrie',
    rule: 'An intent to kill is not premeditation. Where the two differ, the killer must have had some time to reflect between forming the intent and carrying it out.',
    applied: (_, { killer }) =>
      `${The(killer)} drew and fired in one motion, with an intent that was no older than the shot. The crime is second-degree murder.`,
  },
  provocation: {
    authority: 'Girouard v. State',
    rule: 'An intentional killing is voluntary manslaughter if adequate provocation aroused a sudden passion that caused the killing before a reasonable opportunity to cool.',
    applied: (_, { killer }) => `${The(killer)} killed at once and in a rage.`,
  },
  battery: {
    authority: 'Girouard v. State',
    rule: 'Extreme assault or battery is one of the provocations that the common law recognizes as adequate.',
    applied: (_, { killer }) =>
      `A bottle that broke ${whose(killer)} jaw was such a battery, so the crime is voluntary manslaughter.`,
  },
  adultery: {
    authority: 'Girouard v. State',
    rule: 'The sudden discovery of a spouse in adultery is one of the provocations that the common law recognizes as adequate.',
    applied: (_, { killer, rival }) =>
      `${The(killer)} came upon it without warning, and ${rival.the} took part in it, so the crime is voluntary manslaughter.`,
  },
  words: {
    authority: 'Girouard v. State',
    rule: 'Words alone, however insulting, are not adequate provocation unless they come with conduct that shows a present intent and ability to do bodily harm.',
    applied: (_, { killer, rival }) =>
      `${The(rival)} stood at a distance, unarmed, and threatened no one. ${The(killer)} killed on purpose, and that remains murder.`,
  },
  cooling: {
    authority: 'State v. Gounagias',
    rule: 'Passion that has been brooded over until a reasonable person would have cooled no longer mitigates an intentional killing.',
    applied: (_, { killer }) =>
      `That moment was past on Sunday night. ${The(killer)} killed on Monday morning, and it was murder.`,
  },
  'actual-passion': {
    authority: 'Sims v. State',
    rule: 'Adequate provocation is not enough by itself. The killing must have been done in the heat of passion, and the passion must have come from the provocation.',
    applied: (_, { killer }) =>
      `${The(killer)} sat down, smiled, and used the blow as an excuse for an old wish. ${The(killer)} committed murder.`,
  },
  imperfect: {
    authority: 'State v. Faulkner',
    rule: 'Where imperfect self-defense is recognized, a killer who honestly but unreasonably believes that deadly force is needed against imminent death lacks malice and commits voluntary manslaughter.',
    applied: (_, { killer }) =>
      `That was exactly the belief with which ${killer.the} fired. The crime is less than murder but is not excused.`,
  },
  depraved: {
    authority: 'People v. Jernatowski',
    rule: 'Firing into a room that is known to be occupied shows a depraved mind regardless of human life, whether or not anyone was meant to be hit.',
    applied: (_, { killer }) =>
      `${The(killer)} had seen the guests at the table, and one of them died. It was murder.`,
  },
  awareness: {
    authority: 'People v. Watson',
    rule: 'Murder by a dangerous act requires that the defendant actually appreciate the danger to life and disregard it. A danger that a reasonable person would have seen supports manslaughter.',
    applied: (_, { killer }) =>
      `${The(killer)} should have looked but was sure that the pistol could not fire. The death is not murder.`,
  },
  gross: {
    authority: 'State v. Hardie',
    rule: 'One who points a pistol at another in fun and pulls the trigger, carelessly trusting that it cannot fire, is guilty of manslaughter if it kills.',
    applied: (_, { killer }) =>
      `One look would have shown the cartridge to ${killer.the}, and ${he(killer)} aimed at a person's chest. That carelessness was gross.`,
  },
  ordinary: {
    authority: 'Commonwealth v. Welansky',
    rule: 'Negligence that is enough for a suit for damages does not make a death manslaughter. The conduct has to go well beyond it.',
    applied: (_, { killer }) =>
      `${The(killer)} may owe damages for a second of inattention but is guilty of no homicide.`,
  },
  regulatory: {
    authority: 'Commonwealth v. Williams',
    rule: 'A death that merely coincides with a violation of a licensing law is not manslaughter. The violation itself must have caused the death.',
    applied: (_, { killer }) =>
      `A valid license would not have helped the pedestrian, and ${killer.the} drove with care. The charge fails.`,
  },
  'assumed-duty': {
    authority: 'Jones v. United States',
    rule: 'A failure to act is criminal only if there was a legal duty, which may rest on a statute, a relationship, a contract, or care that was taken up and kept others away.',
    applied: (_, { killer }) =>
      `${The(killer)} had contracted to care for a woman who could not leave her bed. Six days without water, on a guess about neighbors, were a gross failure.`,
  },
  rescue: {
    authority: 'People v. Beardsley',
    rule: 'However strong the moral duty, one who lets another die is guilty of homicide only if the law imposed a duty to act.',
    applied: (_, { killer, rival }) =>
      `${The(killer)} had neither put ${rival.the} in the gutter nor undertaken to care for ${him(rival)}. The charge fails.`,
  },
  felony: {
    authority: 'People v. Washington',
    rule: 'Felony murder holds robbers strictly responsible for deaths that they cause during the crime, even by accident or negligence.',
    applied: (_, { killer }) =>
      `The statute lists robbery. ${The(killer)} fired the shot while the crime was under way, and the stumble is no defense.`,
  },
  flight: {
    authority: 'People v. Gladman',
    rule: 'A killing is in immediate flight from a felony if the felons have not yet reached a place of temporary safety, and close pursuit is strong evidence that they have not.',
    applied: (_, { killer }) =>
      `The police were in sight when ${killer.the} struck the pedestrian. The death falls within the statute.`,
  },
  agency: {
    authority: 'State v. Canola',
    rule: 'Under the agency theory, felony murder covers only a killing by the hand of a felon or of someone who acts in concert with the felons.',
    applied: (_, { killer }) =>
      `The owner fired in order to stop the robbery. The shot can't be attributed to ${killer.the}, and the charge fails.`,
  },
  cause: {
    authority: 'People v. Lowery',
    rule: 'Under the proximate-cause theory, felons are guilty of felony murder for any death that is a direct and foreseeable result of the felony, even if someone who resists it fires the shot.',
    applied: (_, { killer }) =>
      `${The(killer)} pointed a pistol at a police officer, and shots in answer could be expected. The charge is made out.`,
  },
  merger: {
    authority: 'People v. Ireland',
    rule: 'Felony murder cannot rest on an assault that is an integral part of the homicide, since almost every killing would then be felony murder.',
    applied: (_, { killer, rival }) =>
      `${whose(killer).replace(/^t/, 'T')} only felony was the assault by which ${rival.the} died. The charge fails, whatever other crime was committed.`,
  },
  safety: {
    authority: 'People v. Wilkins',
    rule: 'For felony murder, a felony continues through the escape and ends once the felon has reached a place of temporary safety.',
    applied: (_, { killer }) =>
      `${The(killer)} had slept at home, with no one in pursuit. A death on a trip for groceries is not within the statute.`,
  },
  claim: {
    authority: 'People v. Tufunga',
    rule: 'An honest belief in a right to specific property negates the intent to steal that robbery requires, and a killing is not felony murder without the felony.',
    applied: (_, { killer, loan }) =>
      `${The(killer)} wanted the ${loan} back and meant to steal nothing. The charge fails, whatever other crime was committed.`,
  },
} as const satisfies RuleTable<HomicideFacts, HomicideStory>
