import type { RuleTable } from '../../engine/tables.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

/** One rule a path: the cases are told apart by the fact that decides. */
export const rules = {
  'substantial-step': {
    authority: 'United States v. Jackson',
    rule: 'Under the Model Penal Code an attempt takes purpose and a substantial step that strongly corroborates it, such as lying in wait; how much remains to be done is not the test.',
    applied: (_, story) =>
      `${story.suspect} lay armed where ${story.rival} was expected, with the plan in hand.`,
  },
  'dangerously-near': {
    authority: 'People v. Rizzo',
    rule: 'At common law, under the test of dangerous proximity, an attempt takes intent and an act so near the crime that in all likelihood it would have been committed but for an interference.',
    applied: (_, story) => `${story.suspect} was on the point of firing when the gun was struck aside.`,
  },
  'last-act': {
    authority: 'People v. Dlugash',
    rule: 'One who with intent to kill does all that was planned for it is guilty of attempted murder when the result fails to come about.',
    applied: (_, story) => `${story.suspect} fired in order to kill and missed.`,
  },
  'factual-impossibility': {
    authority: 'People v. Dlugash',
    rule: 'That the crime could not succeed because of facts unknown to the actor is no defense, where it would have been a crime on the facts as believed.',
    applied: (_, story) =>
      `On the facts that ${story.suspect} believed, the shot would have killed ${story.rival}.`,
  },
  'not-stolen': {
    authority: 'United States v. Hsu',
    rule: 'Under the Model Penal Code an attempt is judged by the circumstances as the actor believed them to be, even if their absence means that the completed deed would be no crime.',
    applied: (_, story) =>
      `${story.suspect} believed the goods to be stolen, and receiving such goods is a crime.`,
  },
  'change-of-heart': {
    authority: 'Stewart v. State',
    rule: 'At common law abandonment, however sincere, is no defense once the acts amount to an attempt.',
    applied: (_, story) => `${story.suspect} had come within a moment of the killing before pity prevailed.`,
  },
  'fear-of-capture': {
    authority: 'Le Barron v. State',
    rule: 'Under the Model Penal Code renunciation is not voluntary when it is moved by circumstances that make detection more probable.',
    applied: (_, story) => `${story.suspect} left because the patrol had come.`,
  },
  postponement: {
    authority: 'United States v. Jackson',
    rule: 'Under the Model Penal Code renunciation is not complete when it is a decision to wait for a better time.',
    applied: (_, story) => `${story.suspect} meant to come back the next week.`,
  },
  'age-of-buyer': {
    authority: 'Commonwealth v. Dunne',
    rule: 'Where the law of attempt asks as to circumstances only the mental state that the crime itself requires, one who means to do the act is guilty although such a circumstance was unknown.',
    applied: (_, story) =>
      `${story.suspect} meant to make the sale, and the statute asks nothing as to the age of the buyer.`,
  },
  'early-buying': {
    authority: 'Commonwealth v. Peaslee',
    rule: 'Preparation is not an attempt; at common law the act must come dangerously near the crime.',
    applied: (_, story) => `${story.suspect} had only bought something, and weeks and many steps lay ahead.`,
  },
  'mere-plan': {
    authority: 'United States v. Mandujano',
    rule: 'Even under the Model Penal Code, plans and talk without a substantial step are mere preparation.',
    applied: (_, story) =>
      `${story.suspect} had written and spoken of the deed and had done nothing toward it.`,
  },
  'search-for-victim': {
    authority: 'People v. Rizzo',
    rule: 'At common law, under the test of dangerous proximity, looking for a victim who has not been found is not yet an attempt.',
    applied: (_, story) => `${story.suspect} was looking for ${story.rival}, who was not there to be found.`,
  },
  reckless: {
    authority: 'Thacker v. Commonwealth',
    rule: 'Attempted murder requires an intent to kill, even though recklessness of the gravest kind would make a death murder.',
    applied: (_, story) => `${story.suspect} cared nothing about the danger and did not mean to kill.`,
  },
  'lesser-harm': {
    authority: 'Braxton v. United States',
    rule: 'Attempted murder requires an intent to kill; an intent to do serious injury, which would make a death murder, is not enough.',
    applied: (_, story) => `${story.suspect} meant to break a leg and not to kill ${story.rival}.`,
  },
  'accident-in-felony': {
    authority: 'Bruce v. State',
    rule: 'There is no attempted felony murder, since attempt requires the intent to kill that the rule on felony murder does without.',
    applied: (_, story) => `The pistol of ${story.suspect} went off by accident.`,
  },
  'own-goods': {
    authority: 'Morissette v. United States',
    rule: 'One who honestly believes the goods to be his own has no intent to steal, and so does not attempt theft.',
    applied: (_, story) => `${story.suspect} believed that ${story.prize} had been given to ${story.object}.`,
  },
  'no-such-law': {
    authority: 'Wilson v. State',
    rule: 'One who does what no law forbids, in the belief that it is a crime, is guilty of no attempt.',
    applied: (_, story) => `The law that ${story.suspect} meant to break had been repealed.`,
  },
  renunciation: {
    authority: 'People v. Kimball',
    rule: 'Under the Model Penal Code one who abandons the effort in a complete and voluntary renunciation of the purpose is not guilty of the attempt.',
    applied: (_, story) =>
      `${story.suspect} gave the plan up for good, out of remorse and without any pressure.`,
  },
} as const satisfies RuleTable<AttemptFacts, AttemptStory>
