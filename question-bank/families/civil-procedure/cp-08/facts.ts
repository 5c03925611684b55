import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a Rule 12 defense is still open to a party (FRCP 12(b), (e), (g), (h); 15(a)(1)). */
export type WaiverFacts = {
  readonly defense:
    | 'personal jurisdiction'
    | 'venue'
    | 'service'
    | 'failure to state a claim'
    | 'absent party'
    | 'subject matter'
    | 'vagueness'
  /** What was filed in turn, and how the defense is raised now. 'motion' alone is one that leaves the defense out. */
  readonly history:
    | 'motion with it'
    | 'more time, motion with it'
    | 'motion, answer with it'
    | 'definite statement, answer with it'
    | 'motion, answer, amended at once'
    | 'motion, motion with it'
    | 'motion, new claim, motion with it'
    | 'answer with it'
    | 'answer, amended at once'
    | 'answer, amended by leave'
    | 'answer, judgment on the pleadings'
    | 'answer, trial'
    | 'answer, appeal'
    | 'counterclaim'
}

export const dimensions: { readonly [K in keyof WaiverFacts]: readonly WaiverFacts[K][] } = {
  defense: [
    'personal jurisdiction',
    'venue',
    'service',
    'failure to state a claim',
    'absent party',
    'subject matter',
    'vagueness',
  ],
  history: [
    'motion with it',
    'more time, motion with it',
    'motion, answer with it',
    'definite statement, answer with it',
    'motion, answer, amended at once',
    'motion, motion with it',
    'motion, new claim, motion with it',
    'answer with it',
    'answer, amended at once',
    'answer, amended by leave',
    'answer, judgment on the pleadings',
    'answer, trial',
    'answer, appeal',
    'counterclaim',
  ],
}

/** True for the defenses that Rule 12(h)(1) can take away. */
export function isWaivable({ defense }: WaiverFacts): boolean {
  return defense === 'personal jurisdiction' || defense === 'venue' || defense === 'service'
}

/** True for the defenses that Rule 12(h)(2) keeps open through trial. */
export function isLasting({ defense }: WaiverFacts): boolean {
  return defense === 'failure to state a claim' || defense === 'absent party'
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: WaiverFacts): string | null {
  const { defense, history } = facts
  if (history === 'counterclaim')
    return defense === 'personal jurisdiction' ? null : 'a plaintiff submits to jurisdiction over the person'
  if (defense === 'vagueness')
    return history === 'answer with it' || history === 'more time, motion with it' ? null : 'told once'
  if (isWaivable(facts)) {
    if (history === 'motion, new claim, motion with it')
      return defense === 'service' ? 'service of a new claim is another matter' : null
    return null
  }
  const trivial = history === 'motion with it' || history === 'more time, motion with it'
  if (trivial || history === 'answer with it') return 'nothing stands in the way'
  if (history === 'motion, new claim, motion with it') return 'the second motion is open to argument'
  if (history === 'motion, answer, amended at once') return 'the answer alone would do'
  if (isLasting(facts)) {
    if (history === 'motion, motion with it') return 'courts differ on a second motion before the answer'
    if (history === 'answer, appeal' && defense === 'absent party')
      return 'an appellate court may look after an absent party'
    return null
  }
  if (/^answer, (?:trial|judgment|amended at once)/.test(history)) return 'two reasons would be defensible'
  return null
}

/** A dress for the facts. */
export interface WaiverSkin extends StoryHead<WaiverFacts> {
  readonly plaintiff: string
  readonly defendant: string
  /** The state of the court and the defendant's own. */
  readonly forum: string
  readonly home: string
  /** What the suit is about, reading on after "for". */
  readonly claim: string
  /** A claim added later, reading on after "a claim for". */
  readonly added: string
  /** A person whose part in the matter makes the defense of an absent party. */
  readonly absent: string
  /** What the defendant asks of the plaintiff in return, reading on after "a counterclaim for". */
  readonly counterclaim: string
}
