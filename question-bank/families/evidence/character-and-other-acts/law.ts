import type { CharacterFacts } from './facts.ts'

/** The paths of the law. Those after a mark depend on the earlier evidence of the accused. */
export type PathId =
  | 'bad trait'
  | 'bad trait > own'
  | 'bad trait > victim'
  | 'bad trait > homicide'
  | 'good trait'
  | 'unrelated trait'
  | 'good acts'
  | 'asked acts'
  | 'proved acts'
  | 'victim trait'
  | 'victim acts'
  | 'victim acts known'
  | 'victim peaceful > victim'
  | 'victim peaceful > own'
  | 'victim peaceful > first blow'
  | 'victim peaceful > homicide'
  | 'driver > bad trait'
  | 'driver > good trait'
  | 'habit'
  | 'general habit'
  | 'libel'
  | 'signature'
  | 'common method'
  | 'knowledge'
  | 'acquitted'
  | 'unannounced'
  | 'other assault'
  | 'history'
  | 'history together'
  | 'source'

type Doors = { readonly [D in CharacterFacts['door']]?: PathId }
type Offered = { readonly [E in CharacterFacts['evidence']]?: Doors }

/** By action, evidence, and door. A missing row cannot happen, is not settled, or asks nothing new. */
const LAW: Readonly<Record<CharacterFacts['action'], Offered>> = {
  assault: {
    'bad trait': { closed: 'bad trait', own: 'bad trait > own', victim: 'bad trait > victim' },
    'good trait': { closed: 'good trait' },
    'unrelated trait': { closed: 'unrelated trait' },
    'good acts': { closed: 'good acts' },
    'asked acts': { own: 'asked acts' },
    'proved acts': { own: 'proved acts' },
    'victim trait': { closed: 'victim trait' },
    'victim acts': { closed: 'victim acts' },
    'victim acts known': { closed: 'victim acts known' },
    'victim peaceful': {
      victim: 'victim peaceful > victim',
      own: 'victim peaceful > own',
      'first blow': 'victim peaceful > first blow',
    },
  },
  homicide: {
    'bad trait': { 'first blow': 'bad trait > homicide' },
    'victim peaceful': { 'first blow': 'victim peaceful > homicide' },
  },
  negligence: {
    'bad trait': { closed: 'driver > bad trait' },
    'good trait': { closed: 'driver > good trait' },
    habit: { closed: 'habit' },
    'general habit': { closed: 'general habit' },
  },
  libel: { 'proved acts': { closed: 'libel' } },
  robbery: { signature: { closed: 'signature' }, 'common method': { closed: 'common method' } },
  possession: {
    knowledge: { closed: 'knowledge' },
    acquitted: { closed: 'acquitted' },
    unannounced: { closed: 'unannounced' },
  },
  'sexual assault': {
    'other assault': { closed: 'other assault' },
    history: { closed: 'history' },
    'history together': { closed: 'history together' },
    source: { closed: 'source' },
  },
}

/** The path that these facts take, or null. */
export function decide({ action, evidence, door }: CharacterFacts): PathId | null {
  return LAW[action][evidence]?.[door] ?? null
}

const FORMS: readonly CharacterFacts['evidence'][] = ['good acts', 'asked acts', 'proved acts', 'victim acts']

const isShielded = ({ action, evidence }: CharacterFacts): boolean =>
  action === 'sexual assault' && evidence !== 'other assault'

/** The area of the taxonomy to which the question belongs. */
export function area(facts: CharacterFacts): string {
  const { action, evidence } = facts
  if (isShielded(facts)) return 'Sexual history of a victim'
  if (evidence.includes('habit')) return 'Habit and routine practice'
  switch (action) {
    case 'negligence':
    case 'libel':
      return 'Character in civil cases'
    case 'robbery':
    case 'possession':
      return 'Other crimes, wrongs or acts'
    case 'sexual assault':
      return 'Prior sexual misconduct of a defendant'
    default:
      return FORMS.includes(evidence) ? 'Methods of proof' : 'Character in criminal cases'
  }
}

/** The subtopic of that area. */
export const subtopic = (facts: CharacterFacts): string =>
  isShielded(facts) ? 'Privileges and policy exclusions' : 'Character and other acts'
