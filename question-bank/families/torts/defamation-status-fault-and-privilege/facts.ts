import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide a defamation claim under the Constitution, and under the common law that it leaves standing. */
export const facts = {
  /**
   * 'drawn' leads one side of a controversy; 'aside' does so too, but the charge has nothing to do with it.
   * 'noticed' was in the news without having sought it.
   */
  status: ['official', 'famous', 'drawn', 'aside', 'noticed', 'private'],
  /**
   * The statement, and the speaker's state of mind. 'presumed': no injury is proved. 'friendly' knows
   * of the falsity without ill will.
   */
  speech: [
    'careless',
    'spiteful',
    'doubted',
    'friendly',
    'careful',
    'presumed careless',
    'presumed friendly',
    'private concern',
    'unproven',
    'nearly true',
    'labeled',
    'hyperbole',
    'repeated',
    'fair report',
    'testimony',
    'reference',
    'false reference',
    'spread',
  ],
} as const satisfies FactTable

export type DefamationFacts = FactsOf<typeof facts>

/** A person in each walk of life, who publishes a charge of crime, and what the person is charged with. */
export interface DefamationStory extends Story<DefamationFacts> {
  readonly pronoun: 'he' | 'she'
  readonly official: readonly [a: string, the: string]
  readonly famous: readonly [a: string, the: string]
  readonly trade: readonly [a: string, the: string]
  readonly press: readonly [a: string, the: string]
  /** The controversy, reading on after "a campaign", and a charge about it, after "had". */
  readonly campaign: string
  readonly paid: string
  /** A crime, and private conduct, each reading on after "had"; a crime also, as the simple past, after the person. */
  readonly crime: string
  readonly gossip: string
  /** A wrong done to an employer, reading on after "had". */
  readonly work: string
  readonly loss: string
  /** Whom the press trusted, reading on after "trusting". */
  readonly source: string
}

const IN_PRIVATE: readonly DefamationFacts['speech'][] = [
  'private concern',
  'testimony',
  'reference',
  'false reference',
  'spread',
]

/** Whether one person speaks, and not the press. */
export const isPersonal = ({ speech }: DefamationFacts): boolean => IN_PRIVATE.includes(speech)
export const isReference = ({ speech }: DefamationFacts): boolean =>
  speech === 'reference' || speech === 'false reference' || speech === 'spread'
export const isPresumed = ({ speech }: DefamationFacts): boolean =>
  speech.startsWith('presumed') || speech === 'private concern'
export const isColumn = ({ speech }: DefamationFacts): boolean =>
  speech === 'labeled' || speech === 'hyperbole'
/** Whether the speaker knew of the falsity, or seriously doubted the truth. */
export const isKnowing = ({ speech }: DefamationFacts): boolean =>
  ['doubted', 'friendly', 'presumed friendly', 'testimony', 'false reference'].includes(speech)
/** Officials, and those whom everybody knows. */
export const isProminent = ({ status }: DefamationFacts): boolean =>
  status === 'official' || status === 'famous' || status === 'drawn'

/** The plaintiff. */
export function defamed({ status }: DefamationFacts, story: DefamationStory): Party {
  const [a, the] = status === 'official' || status === 'famous' ? story[status] : story.trade
  return { a, the, pronoun: story.pronoun }
}

/** The defendant. */
export function publisher(facts: DefamationFacts, { press, pronoun }: DefamationStory): Party {
  if (isReference(facts)) return { a: 'a former employer', the: 'the employer', pronoun }
  if (isPersonal(facts))
    return { a: 'a neighbor', the: 'the neighbor', pronoun: pronoun === 'he' ? 'she' : 'he' }
  return { a: press[0], the: press[1], pronoun: 'it' }
}
