import type { Rule } from '../../engine/contract.ts'
import type { Path } from './decide.ts'
import type { AttemptFacts, AttemptSkin } from './facts.ts'

type Applied = Rule<AttemptFacts, AttemptSkin>['applied']

/** By path: the rule that decides it, in our words, where it stands, and how these facts meet it. */
const RULES: Readonly<Record<Path, readonly [authority: string, rule: string, applied: Applied]>> = {
  'substantial-step': [
    'United States v. Jackson',
    'Under the Model Penal Code an attempt takes purpose and a substantial step that strongly corroborates it, such as lying in wait; how much remains to be done is not the test.',
    (_, skin) => `${skin.suspect} lay armed where ${skin.rival} was expected, with the plan in hand.`,
  ],
  'dangerously-near': [
    'People v. Rizzo',
    'At common law, under the test of dangerous proximity, an attempt takes intent and an act so near the crime that in all likelihood it would have been committed but for an interference.',
    (_, skin) => `${skin.suspect} was on the point of firing when the gun was struck aside.`,
  ],
  'last-act': [
    'People v. Dlugash',
    'One who with intent to kill does all that was planned for it is guilty of attempted murder when the result fails to come about.',
    (_, skin) => `${skin.suspect} fired in order to kill and missed.`,
  ],
  'factual-impossibility': [
    'People v. Dlugash',
    'That the crime could not succeed because of facts unknown to the actor is no defense, where it would have been a crime on the facts as believed.',
    (_, skin) => `On the facts that ${skin.suspect} believed, the shot would have killed ${skin.rival}.`,
  ],
  'not-stolen': [
    'United States v. Hsu',
    'Under the Model Penal Code an attempt is judged by the circumstances as the actor believed them to be, even if their absence means that the completed deed would be no crime.',
    (_, skin) => `${skin.suspect} believed the goods to be stolen, and receiving such goods is a crime.`,
  ],
  'change-of-heart': [
    'Stewart v. State',
    'At common law abandonment, however sincere, is no defense once the acts amount to an attempt.',
    (_, skin) => `${skin.suspect} had come within a moment of the killing before pity prevailed.`,
  ],
  'fear-of-capture': [
    'Le Barron v. State',
    'Under the Model Penal Code renunciation is not voluntary when it is moved by circumstances that make detection more probable.',
    (_, skin) => `${skin.suspect} left because the patrol had come.`,
  ],
  postponement: [
    'United States v. Jackson',
    'Under the Model Penal Code renunciation is not complete when it is a decision to wait for a better time.',
    (_, skin) => `${skin.suspect} meant to come back the next week.`,
  ],
  'age-of-buyer': [
    'Commonwealth v. Dunne',
    'Where the law of attempt asks as to circumstances only the mental state that the crime itself requires, one who means to do the act is guilty although such a circumstance was unknown.',
    (_, skin) =>
      `${skin.suspect} meant to make the sale, and the statute asks nothing as to the age of the buyer.`,
  ],
  'early-buying': [
    'Commonwealth v. Peaslee',
    'Preparation is not an attempt; at common law the act must come dangerously near the crime.',
    (_, skin) => `${skin.suspect} had only bought something, and weeks and many steps lay ahead.`,
  ],
  'mere-plan': [
    'United States v. Mandujano',
    'Even under the Model Penal Code, plans and talk without a substantial step are mere preparation.',
    (_, skin) => `${skin.suspect} had written and spoken of the deed and had done nothing toward it.`,
  ],
  'search-for-victim': [
    'People v. Rizzo',
    'At common law, under the test of dangerous proximity, looking for a victim who has not been found is not yet an attempt.',
    (_, skin) => `${skin.suspect} was looking for ${skin.rival}, who was not there to be found.`,
  ],
  reckless: [
    'Thacker v. Commonwealth',
    'Attempted murder requires an intent to kill, even though recklessness of the gravest kind would make a death murder.',
    (_, skin) => `${skin.suspect} cared nothing about the danger and did not mean to kill.`,
  ],
  'lesser-harm': [
    'Braxton v. United States',
    'Attempted murder requires an intent to kill; an intent to do serious injury, which would make a death murder, is not enough.',
    (_, skin) => `${skin.suspect} meant to break a leg and not to kill ${skin.rival}.`,
  ],
  'accident-in-felony': [
    'Bruce v. State',
    'There is no attempted felony murder, since attempt requires the intent to kill that the rule on felony murder does without.',
    (_, skin) => `The pistol of ${skin.suspect} went off by accident.`,
  ],
  'own-goods': [
    'Morissette v. United States',
    'One who honestly believes the goods to be his own has no intent to steal, and so does not attempt theft.',
    (_, skin) => `${skin.suspect} believed that ${skin.prize} had been given to ${skin.object}.`,
  ],
  'no-such-law': [
    'Wilson v. State',
    'One who does what no law forbids, in the belief that it is a crime, is guilty of no attempt.',
    (_, skin) => `The law that ${skin.suspect} meant to break had been repealed.`,
  ],
  renunciation: [
    'People v. Kimball',
    'Under the Model Penal Code one who abandons the effort in a complete and voluntary renunciation of the purpose is not guilty of the attempt.',
    (_, skin) => `${skin.suspect} gave the plan up for good, out of remorse and without any pressure.`,
  ],
}

/** One rule a path: the cases are told apart by the fact that decides. */
export const steps: readonly Rule<AttemptFacts, AttemptSkin>[] = Object.entries(RULES).map(
  ([id, [authority, rule, applied]]) => ({ id, authority, rule, applied, asOf: '2026-11-01' }),
)
