import type { MisconceptionTable } from '../../engine/tables.ts'
import type { StrictFacts } from './facts.ts'
import type { reasons } from './reasons.ts'

const isWild = (facts: StrictFacts) => facts.source === 'wild'
const isTame = ({ source }: StrictFacts) => source === 'dog' || source === 'horse' || source === 'cattle'
const isActivity = (facts: StrictFacts) => !isWild(facts) && !isTame(facts)
const strays = ({ harm }: StrictFacts) => harm === 'crops' || harm === 'road'

/** Strict liability as students get it wrong; each view is the rule with one part changed, and `paths.ts` says where it is offered. */
export const misconceptions = {
  'any-wild-harm': {
    label: 'the keeper of a wild animal answers for every harm it has a part in',
    correction:
      'The harm must come from its dangerous nature, and those who seek it out or must keep it are excepted.',
    gives: 'yes-kind',
    when: isWild,
  },
  'tame-like-wild': {
    label: 'tame animals are kept at the keeper’s risk like wild ones',
    correction: 'For a tame kind strict liability needs a known abnormal tendency, or an intrusion on land.',
    gives: 'yes-kind',
    when: isTame,
  },
  'any-record-is-notice': {
    label: 'whatever was seen of an animal is notice of what it did later',
    correction:
      'Notice counts only of a dangerous and abnormal tendency, and only for harm that comes from it.',
    gives: 'yes-known',
    when: (facts) => !isActivity(facts),
  },
  'activity-needs-history': {
    label: 'strict liability for an activity rests on earlier accidents',
    correction: 'It rests on a high risk that care does not remove and on the want of common usage.',
    gives: 'yes-known',
    when: isActivity,
  },
  'loose-is-intruding': {
    label: 'whoever is hurt by an animal on the loose is protected by the rule on intrusion',
    correction: 'That rule protects possessors of land, and it does not cover dogs and cats.',
    gives: 'yes-intrude',
    when: (facts) => !isActivity(facts),
  },
  'everything-that-crosses': {
    label: 'whatever crosses a boundary is answered for without fault',
    correction:
      'An activity brings strict liability only if it is abnormally dangerous, and only within its risks.',
    gives: 'yes-intrude',
    when: isActivity,
  },
  'danger-is-enough': {
    label: 'any dangerous activity is abnormally dangerous',
    correction:
      'The risk must stay high despite care, the activity must be uncommon, and the harm must fit the risk.',
    gives: 'yes-activity',
    when: isActivity,
  },
  'cause-is-enough': {
    label: 'whatever such an activity causes is covered',
    correction:
      'Contact is not needed, but the activity must qualify and the harm must be of the kind it threatens.',
    gives: 'yes-reach',
    when: isActivity,
  },
  'only-a-reduction': {
    label: 'what the injured did can never do more than reduce recovery',
    correction: 'Carelessness only reduces recovery, but other limits of the rule shut it out altogether.',
    gives: 'yes-share',
    when: (facts) => !isActivity(facts),
  },
  'no-liability-without-notice': {
    label: 'strict liability always waits for notice of a vice',
    correction: 'Wild animals, intruding livestock and abnormally dangerous activities need no notice.',
    gives: 'no-knowledge',
    when: (facts) => !isTame(facts) || strays(facts),
  },
  'first-bite-is-free': {
    label: 'only an earlier bite is notice',
    correction: 'Any sign of the abnormal tendency is notice, though nobody has been hurt yet.',
    gives: 'no-knowledge',
    when: isTame,
  },
  'nature-excuses': {
    label: 'nobody answers for what an animal does by its nature',
    correction:
      'That is so for tame kinds without a known vice; wild nature is the very ground of liability.',
    gives: 'no-ordinary',
    when: (facts) => !isActivity(facts),
  },
  'no-contact-no-cover': {
    label: 'harm without contact is outside the risk',
    correction:
      'Flight from a beast and shaking of the ground are among the risks that make these things dangerous.',
    gives: 'no-risk',
    when: ({ harm }) => harm === 'reach',
  },
  'unusual-is-outside': {
    label: 'an attack that nobody foresaw is outside the risk',
    correction: 'The kind of harm must be among the risks; that it came as a surprise does not matter.',
    gives: 'no-risk',
    when: ({ harm }) => harm === 'direct',
  },
  'pets-are-exempt': {
    label: 'household animals are free of strict liability, or all farm animals share their freedom',
    correction: 'Dogs and cats are left out of the rule on intrusion alone, and livestock is within it.',
    gives: 'no-pet',
    when: isTame,
  },
  'straying-is-never-strict': {
    label: 'straying animals bring strict liability to nobody',
    correction: 'They do so for possessors of land whose land is entered, dogs and cats excepted.',
    gives: 'no-road',
    when: strays,
  },
  'useful-is-common': {
    label: 'what many people profit from is of common usage',
    correction:
      'Common usage means that many carry it on or that it is familiar in the community, and it is no defense for intruding livestock.',
    gives: 'no-common',
    when: (facts) => isActivity(facts) || strays(facts),
  },
  'care-is-a-defense': {
    label: 'whoever was careful has made the danger small',
    correction: 'Care in the single case is no defense where the kind of thing stays dangerous despite care.',
    gives: 'no-safe',
  },
  'nearness-is-consent': {
    label: 'being near the danger is as good as having sought it',
    correction: 'Only one who came close for the sake of a benefit from it is outside the rule.',
    gives: 'no-benefit',
    when: (facts) => !isActivity(facts),
  },
  'public-value': {
    label: 'usefulness to the public takes work out of strict liability',
    correction: 'Only an obligation imposed by law does so, and a contract gladly made is none.',
    gives: 'no-obliged',
  },
} as const satisfies MisconceptionTable<StrictFacts, typeof reasons>
