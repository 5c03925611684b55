import { He, he, his, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { MentalFacts } from './facts.ts'
import type { MentalStory } from './story.ts'

const MPC = 'Model Penal Code §'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  honest: {
    authority: 'People v. Navarro',
    rule: 'Theft requires the specific intent to steal, so a good-faith belief in a right to the property is a defense to it, even if the belief is unreasonable.',
    applied: (_, { defendant, hung }) =>
      `${The(defendant)} sincerely took the ${hung} for ${his(defendant)} own and is guilty of no larceny.`,
  },
  claim: {
    authority: 'State v. Varszegi',
    rule: 'One who takes property in the honest belief of having a legal claim to it lacks the felonious intent of larceny, although the claim is mistaken.',
    applied: (_, { defendant, gift }) =>
      `${The(defendant)} openly carried off a ${gift} that ${he(defendant)} believed ${he(defendant)} owned. The charge fails.`,
  },
  'reasonable-mistake': {
    authority: 'Simms v. District of Columbia',
    rule: 'A mistake of fact is a defense to a crime of general intent if it is both honest and reasonable.',
    applied: ({ twist }, { defendant, other, third }) =>
      twist === 'lookalike'
        ? `${The(defendant)} mistook ${third.the} for a friend who liked to be slapped, as others did too. There was no battery.`
        : `${The(defendant)} mistook ${third.the} for ${other.the} honestly but carelessly, and so committed battery.`,
  },
  strict: {
    authority: 'Morissette v. United States',
    rule: 'Public welfare offenses, which regulate dangerous goods and carry small penalties, need no mental element. Neither good faith nor care is a defense to them.',
    applied: (_, { seller, goods }) =>
      `${The(seller)} sold ${goods} to someone under 21, which is all that has to be proved.`,
  },
  silent: {
    authority: 'Staples v. United States',
    rule: 'Where a statute on weapons is silent, the prosecution must prove that the defendant knew of the features that bring the weapon within it, above all if the penalty is severe.',
    applied: (_, { defendant, gun }) =>
      `${The(defendant)} believed that ${gun[1]} was an ordinary one, so the charge fails.`,
  },
  ignorance: {
    authority: 'Cheek v. United States',
    rule: 'As a rule, ignorance or a mistake of the criminal law is no defense to prosecution.',
    applied: (_, { defendant }) =>
      `${The(defendant)} misunderstood what the statute covers, so the question is whether an exception applies.`,
  },
  lawyer: {
    authority: 'Staley v. State',
    rule: "A defendant's good-faith reliance on the advice of lawyers that the act was lawful is no defense.",
    applied: (_, { defendant }) =>
      `The code excuses reliance on official statements alone. ${The(defendant)} relied on a lawyer in private practice and is guilty.`,
  },
  official: {
    authority: `${MPC} 2.04(3)(b)`,
    rule: 'A belief that conduct is no offense is a defense if it rests on reasonable reliance on an official interpretation, later found wrong, by the body charged by law with enforcing the statute.',
    applied: (_, { defendant, agency }) =>
      `${The(defendant)} acted on the written interpretation of ${agency} and is not guilty.`,
  },
  willful: {
    authority: 'Cheek v. United States',
    rule: 'Willfulness in the tax statutes is the voluntary, intentional violation of a known legal duty. A good-faith misunderstanding of the tax law negates it, whether or not the belief is objectively reasonable.',
    applied: (_, { defendant }) =>
      `${The(defendant)} sincerely thought that no return was due, so the charge fails.`,
  },
  'drunk-specific': {
    authority: 'Roberts v. People',
    rule: 'Where an assault is charged with an intent to kill, that intent must be proved as a fact, and drunkenness may show that it was never formed.',
    applied: (_, { defendant }) =>
      `It is undisputed that ${defendant.the} had no such intent. The charge fails, whatever lesser crime was committed.`,
  },
  'drunk-general': {
    authority: 'People v. Hood',
    rule: 'Evidence of voluntary intoxication may bear on an intent to do some further act or achieve some additional consequence. It is not considered where the crime requires only an intent to do the act.',
    applied: (_, { defendant, other }) =>
      `${The(defendant)} meant to hit ${other.the}, and no further purpose is required. The battery is complete.`,
  },
  'drunk-arson': {
    authority: 'People v. Atkins',
    rule: 'Arson is not a specific-intent crime. It requires a willful and malicious burning, on which evidence of voluntary intoxication has no bearing.',
    applied: (_, { defendant, other }) =>
      `${The(defendant)} set a fire on ${whose(other)} porch on purpose, in the face of a plain risk to the dwelling, and is guilty.`,
  },
  involuntary: {
    authority: 'City of Minneapolis v. Altimus',
    rule: 'Involuntary intoxication, such as that of a person who is tricked into taking a drug, is a defense if it made the defendant insane at the time of the act.',
    applied: ({ twist }, { defendant, third }) =>
      twist === 'drugged-blind'
        ? `Because of what ${third.the} had done, ${defendant.the} did not know that ${he(defendant)} was striking anyone, and is not guilty.`
        : `What ${third.the} did made the intoxication involuntary. It has to be compared with the test of insanity.`,
  },
  'drugged-intent': {
    authority: 'Regina v. Kingston',
    rule: 'An intent that is formed under the influence of a secretly administered drug is still an intent.',
    applied: (_, { defendant }) =>
      `${The(defendant)} knew what was being done, and to whom, and was not insane under the test in use. ${He(defendant)} is guilty.`,
  },
  appearance: {
    authority: 'People v. Goetz',
    rule: 'Deadly force is justified if the defendant reasonably believed it necessary against imminent deadly force, even if the belief was wrong.',
    applied: (_, { defendant, other }) =>
      `A pistol at the chest and ${whose(other)} words gave ${defendant.the} every reason for such a belief. There was no crime.`,
  },
  proportion: {
    authority: 'United States v. Peterson',
    rule: 'Deadly force in self-defense takes an honest and reasonable belief in imminent death or serious bodily harm.',
    applied: (_, { defendant, other }) =>
      `${The(defendant)} faced the open hand of ${other.the} and answered with a blow that could kill. The claim of self-defense fails.`,
  },
  escalation: {
    authority: 'People v. Quach',
    rule: 'The victim of a simple assault may not answer with deadly force. If that happens so suddenly that the first assailant cannot withdraw, the assailant may use deadly force in turn.',
    applied: (_, { defendant, other }) =>
      `${The(defendant)} had only slapped ${other.the}, who at once attacked with a knife. The blow was justified.`,
  },
  aggressor: {
    authority: 'United States v. Peterson',
    rule: 'One who is the aggressor in a deadly conflict has no right of self-defense without first withdrawing in good faith and making that known.',
    applied: (_, { defendant, other }) =>
      `${The(defendant)} began by swinging at ${whose(other)} head and never stopped. Self-defense is not available.`,
  },
  imperfect: {
    authority: 'People v. Flannel',
    rule: 'An honest but unreasonable belief in the need to defend oneself against imminent peril to life negates malice and reduces an intentional killing from murder to voluntary manslaughter.',
    applied: (_, { defendant }) =>
      `${The(defendant)} sincerely but unreasonably saw a gun, and is guilty of that crime.`,
  },
  others: {
    authority: 'State v. Fair',
    rule: 'One may use force to protect another where one reasonably believes the other to be in danger of unlawful harm and the intervention to be necessary, even if the belief is mistaken.',
    applied: (_, { defendant, other }) =>
      `All that ${defendant.the} could see pointed to the kidnapping of ${other.the}. The punch was justified.`,
  },
  'alter-ego': {
    authority: 'People v. Young',
    rule: 'Under the alter-ego rule, one who intervenes in a struggle stands in the place of the person aided, and a good-faith belief that unlawful force is being used is no defense.',
    applied: (_, { defendant, other }) =>
      `Since ${other.the} had no right to resist the officers, neither had ${defendant.the}, who is guilty.`,
  },
  necessity: {
    authority: 'Commonwealth v. Magadini',
    rule: 'Necessity is a defense where the danger was clear and imminent, the act could be expected to avert it, and no legal alternative would have done so. It may cover one who enters a building to escape deadly cold.',
    applied: (_, { defendant }) =>
      `${The(defendant)} was freezing, and the cabin was the only shelter. There is no crime.`,
  },
  alternative: {
    authority: 'United States v. Bailey',
    rule: 'Necessity and duress both fail if there was a reasonable, legal alternative to violating the law.',
    applied: (_, { defendant }) =>
      `${The(defendant)} could have walked to the ranger station and chose not to. The crime is not justified.`,
  },
  duress: {
    authority: 'United States v. Contento-Pachon',
    rule: 'Duress requires an immediate threat of death or serious bodily injury, a well-grounded fear that it will be carried out, and no reasonable opportunity to escape.',
    applied: (_, { defendant, third }) =>
      `${The(defendant)} robbed under the pistol of ${third.the} and could not get away. The robbery is excused.`,
  },
  'duress-murder': {
    authority: 'People v. Anderson',
    rule: "Fear for one's own life does not justify killing an innocent person, so duress is no defense to intentional murder.",
    applied: ({ twist }, { defendant, other }) =>
      twist === 'killing'
        ? `${The(defendant)} meant to kill ${other.the}, who was helpless. That is murder.`
        : `${The(defendant)}, however, meant to kill no one.`,
  },
  'duress-felony': {
    authority: 'People v. Anderson',
    rule: 'Duress can be a defense to a felony other than murder, and a defendant who is not guilty of the felony is not guilty of felony murder based on it.',
    applied: (_, { defendant, third }) =>
      `${The(defendant)} is excused for a robbery that ${third.the} compelled, and the charge fails with it.`,
  },
  mnaghten: {
    authority: 'Clark v. Arizona',
    rule: "Under M'Naghten, a defendant is insane if a disease of the mind kept the defendant from knowing the nature and quality of the act or from knowing that it was wrong.",
    applied: ({ twist }, { defendant, other }) =>
      twist === 'urge'
        ? `${The(defendant)} knew both, and inability to stop does not matter under this test. The defense fails.`
        : twist === 'irresistible'
          ? `${The(defendant)} knew both and was sane by this part of the test.`
          : `${The(defendant)} did not know that ${other.the} was a human being, and so did not know the nature of the act. The defense succeeds.`,
  },
  impulse: {
    authority: 'Parsons v. State',
    rule: 'Where loss of control is recognized too, a defendant is not responsible if, because of mental disease, the power to choose between right and wrong was lost and the act came from that disease.',
    applied: (_, { defendant }) =>
      `The disease made ${defendant.the} unable to stop, so ${he(defendant)} is not guilty by reason of insanity.`,
  },
} as const satisfies RuleTable<MentalFacts, MentalStory>
