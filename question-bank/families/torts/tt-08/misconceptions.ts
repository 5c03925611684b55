import type { Misconception } from '../../engine/contract.ts'
import type { StrictFacts } from './facts.ts'

type View = Misconception<StrictFacts>

/** A view gives its reason wherever it can be told; the table of paths keeps it from where it is arguable. */
function view(
  id: string,
  reason: string,
  label: string,
  correction: string,
  holds: (facts: StrictFacts) => boolean,
): View {
  return { id, label, correction, decide: (facts) => (holds(facts) ? reason : null) }
}

const isWild = (facts: StrictFacts) => facts.source === 'wild'
const isTame = ({ source }: StrictFacts) => source === 'dog' || source === 'horse' || source === 'cattle'
const isActivity = (facts: StrictFacts) => !isWild(facts) && !isTame(facts)
const strays = ({ harm }: StrictFacts) => harm === 'crops' || harm === 'road'

/** Strict liability as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'any-wild-harm',
    'yes-kind',
    'the keeper of a wild animal answers for every harm it has a part in',
    'The harm must come from its dangerous nature, and those who seek it out or must keep it are excepted.',
    isWild,
  ),
  view(
    'tame-like-wild',
    'yes-kind',
    'tame animals are kept at the keeper’s risk like wild ones',
    'For a tame kind strict liability needs a known abnormal tendency, or an intrusion on land.',
    isTame,
  ),
  view(
    'any-record-is-notice',
    'yes-known',
    'whatever was seen of an animal is notice of what it did later',
    'Notice counts only of a dangerous and abnormal tendency, and only for harm that comes from it.',
    (facts) => !isActivity(facts),
  ),
  view(
    'activity-needs-history',
    'yes-known',
    'strict liability for an activity rests on earlier accidents',
    'It rests on a high risk that care does not remove and on the want of common usage.',
    isActivity,
  ),
  view(
    'loose-is-intruding',
    'yes-intrude',
    'whoever is hurt by an animal on the loose is protected by the rule on intrusion',
    'That rule protects possessors of land, and it does not cover dogs and cats.',
    (facts) => !isActivity(facts),
  ),
  view(
    'everything-that-crosses',
    'yes-intrude',
    'whatever crosses a boundary is answered for without fault',
    'An activity brings strict liability only if it is abnormally dangerous, and only within its risks.',
    isActivity,
  ),
  view(
    'danger-is-enough',
    'yes-activity',
    'any dangerous activity is abnormally dangerous',
    'The risk must stay high despite care, the activity must be uncommon, and the harm must fit the risk.',
    isActivity,
  ),
  view(
    'cause-is-enough',
    'yes-reach',
    'whatever such an activity causes is covered',
    'Contact is not needed, but the activity must qualify and the harm must be of the kind it threatens.',
    isActivity,
  ),
  view(
    'only-a-reduction',
    'yes-share',
    'what the injured did can never do more than reduce recovery',
    'Carelessness only reduces recovery, but other limits of the rule shut it out altogether.',
    (facts) => !isActivity(facts),
  ),
  view(
    'no-liability-without-notice',
    'no-knowledge',
    'strict liability always waits for notice of a vice',
    'Wild animals, intruding livestock and abnormally dangerous activities need no notice.',
    (facts) => !isTame(facts) || strays(facts),
  ),
  view(
    'first-bite-is-free',
    'no-knowledge',
    'only an earlier bite is notice',
    'Any sign of the abnormal tendency is notice, though nobody has been hurt yet.',
    isTame,
  ),
  view(
    'nature-excuses',
    'no-ordinary',
    'nobody answers for what an animal does by its nature',
    'That is so for tame kinds without a known vice; wild nature is the very ground of liability.',
    (facts) => !isActivity(facts),
  ),
  view(
    'no-contact-no-cover',
    'no-risk',
    'harm without contact is outside the risk',
    'Flight from a beast and shaking of the ground are among the risks that make these things dangerous.',
    ({ harm }) => harm === 'reach',
  ),
  view(
    'unusual-is-outside',
    'no-risk',
    'an attack that nobody foresaw is outside the risk',
    'The kind of harm must be among the risks; that it came as a surprise does not matter.',
    ({ harm }) => harm === 'direct',
  ),
  view(
    'pets-are-exempt',
    'no-pet',
    'household animals are free of strict liability, or all farm animals share their freedom',
    'Dogs and cats are left out of the rule on intrusion alone, and livestock is within it.',
    isTame,
  ),
  view(
    'straying-is-never-strict',
    'no-road',
    'straying animals bring strict liability to nobody',
    'They do so for possessors of land whose land is entered, dogs and cats excepted.',
    strays,
  ),
  view(
    'useful-is-common',
    'no-common',
    'what many people profit from is of common usage',
    'Common usage means that many carry it on or that it is familiar in the community, and it is no defense for intruding livestock.',
    (facts) => isActivity(facts) || strays(facts),
  ),
  view(
    'care-is-a-defense',
    'no-safe',
    'whoever was careful has made the danger small',
    'Care in the single case is no defense where the kind of thing stays dangerous despite care.',
    () => true,
  ),
  view(
    'nearness-is-consent',
    'no-benefit',
    'being near the danger is as good as having sought it',
    'Only one who came close for the sake of a benefit from it is outside the rule.',
    (facts) => !isActivity(facts),
  ),
  view(
    'public-value',
    'no-obliged',
    'usefulness to the public takes work out of strict liability',
    'Only an obligation imposed by law does so, and a contract gladly made is none.',
    () => true,
  ),
]
