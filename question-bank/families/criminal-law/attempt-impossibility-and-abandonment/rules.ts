import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

type Applied = (facts: AttemptFacts, story: AttemptStory) => string
const guilty = ({ suspect }: AttemptStory) => `${The(suspect)} is guilty.`
const not = ({ suspect }: AttemptStory) => `${The(suspect)} is not guilty.`
const convicts =
  (because: (story: AttemptStory) => string): Applied =>
  (_, story) =>
    `${because(story)} ${guilty(story)}`
const acquits =
  (because: (story: AttemptStory) => string): Applied =>
  (_, story) =>
    `${because(story)} ${not(story)}`

/** One rule a path: the cases are told apart by the fact that decides. */
export const rules = {
  'substantial-step': {
    authority: 'United States v. Jackson',
    rule: 'Under the Model Penal Code, an attempt requires purpose and a substantial step that strongly corroborates it, such as lying in wait.',
    applied: convicts(({ suspect, rival }) => `${The(suspect)} lay armed where ${rival.the} was expected.`),
  },
  'dangerously-near': {
    authority: 'People v. Rizzo',
    rule: 'Under the common-law test of dangerous proximity, an attempt requires intent and an act so near the crime that in all probability it would have been committed but for an interference.',
    applied: convicts(({ suspect }) => `${The(suspect)} was about to fire when the pistol was knocked away.`),
  },
  'last-act': {
    authority: 'People v. Dlugash',
    rule: 'A person who, with intent to kill, does everything that was planned for the killing is guilty of attempted murder even if no one is harmed.',
    applied: convicts(({ suspect }) => `${The(suspect)} fired in order to kill and missed.`),
  },
  'factual-impossibility': {
    authority: 'People v. Dlugash',
    rule: 'It is no defense that the crime could not succeed because of facts unknown to the actor, if it would have been a crime on the facts as believed.',
    applied: convicts(
      ({ suspect, rival }) =>
        `With the pistol loaded, as ${suspect.the} believed it was, the shot would have killed ${rival.the}.`,
    ),
  },
  'not-stolen': {
    authority: 'United States v. Hsu',
    rule: 'The Model Penal Code, like most courts today, judges an attempt by the circumstances as the actor believed them to be, even if the completed act was no crime. Older common-law courts acquitted where, as with goods that are not stolen, a mistake about a legal status kept the act from being a crime',
    applied: convicts(
      ({ suspect, prize }) => `${The(suspect)} bought the ${prize[1]} in the belief that it was stolen.`,
    ),
  },
  'change-of-heart': {
    authority: 'Stewart v. State',
    rule: 'At common law, abandonment is no defense once the acts amount to an attempt, however sincere it is.',
    applied: convicts(
      ({ suspect }) => `${The(suspect)} had aimed and was ready to fire before pity prevailed.`,
    ),
  },
  'fear-of-capture': {
    authority: 'People v. Kimball',
    rule: 'Under the Model Penal Code, renunciation is not voluntary if it is motivated by circumstances that make detection more probable.',
    applied: convicts(({ suspect }) => `${The(suspect)} left because a patrol had come.`),
  },
  postponement: {
    authority: 'United States v. Jackson',
    rule: 'Under the Model Penal Code, renunciation is not complete if it is a decision to wait for a better time.',
    applied: convicts(({ suspect }) => `${The(suspect)} planned to come back a week later.`),
  },
  'age-of-buyer': {
    authority: 'Commonwealth v. Dunne',
    rule: 'If the law of attempt asks, as to circumstances, only for the mental state of the crime itself, a person who means to do the act is guilty although such a circumstance was unknown.',
    applied: convicts(
      ({ suspect }) =>
        `${The(suspect)} meant to make the sale, and the crime requires no knowledge of the buyer's age.`,
    ),
  },
  'early-buying': {
    authority: 'Commonwealth v. Peaslee',
    rule: 'Preparation alone is usually no attempt; at common law, the act must come dangerously near the crime.',
    applied: acquits(({ suspect }) => `${The(suspect)} had bought a rifle and done nothing more.`),
  },
  'mere-plan': {
    authority: 'United States v. Mandujano',
    rule: 'Even under the Model Penal Code, plans and talk without a substantial step are mere preparation.',
    applied: acquits(({ suspect }) => `${The(suspect)} had only written, talked, and looked in a window.`),
  },
  'search-for-victim': {
    authority: 'People v. Rizzo',
    rule: 'Under the common-law test of dangerous proximity, a search for a victim who has not been found is not yet an attempt.',
    applied: acquits(({ suspect, rival }) => `${The(suspect)} was still looking for ${rival.the}.`),
  },
  reckless: {
    authority: 'Thacker v. Commonwealth',
    rule: 'Attempted murder requires an intent to kill, even though extreme recklessness would make a death murder.',
    applied: acquits(({ suspect }) => `${The(suspect)} fired to frighten and not to kill.`),
  },
  'lesser-harm': {
    authority: 'Braxton v. United States',
    rule: 'Attempted murder requires an intent to kill, even though an intent to do serious injury would make a death murder.',
    applied: acquits(
      ({ suspect, rival }) => `${The(suspect)} meant to break ${whose(rival)} leg and no more.`,
    ),
  },
  'accident-in-felony': {
    authority: 'Bruce v. State',
    rule: 'There is no attempted felony murder, since an attempt requires an intent to kill and felony murder does without one.',
    applied: acquits(({ suspect }) => `${whose(suspect).replace(/^t/, 'T')} pistol went off by accident.`),
  },
  'own-goods': {
    authority: 'Morissette v. United States',
    rule: 'A person who honestly believes that property is his or her own has no intent to steal and so does not attempt theft.',
    applied: acquits(({ suspect, prize }) => `${The(suspect)} took the ${prize[1]} for a gift already made.`),
  },
  'no-such-law': {
    authority: 'Wilson v. State',
    rule: 'A person who does what no law forbids, in the belief that it is a crime, is guilty of no attempt.',
    applied: acquits(({ goods }) => `The duty on ${goods} had been repealed.`),
  },
  renunciation: {
    authority: 'People v. Kimball',
    rule: 'Under the Model Penal Code, a person who abandons the effort in a voluntary and complete renunciation of the criminal purpose is not guilty of the attempt.',
    applied: acquits(({ suspect }) => `Remorse alone made ${suspect.the} give up the plan for good.`),
  },
} as const satisfies RuleTable<AttemptFacts, AttemptStory>
