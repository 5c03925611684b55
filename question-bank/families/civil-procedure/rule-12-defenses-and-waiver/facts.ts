import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a Rule 12 defense is still open to a party (FRCP 12(b), (e), (g), (h); 15(a)(1)). */
export const facts = {
  defense: [
    'personal jurisdiction',
    'venue',
    'service',
    'failure to state a claim',
    'absent party',
    'subject matter',
    'vagueness',
  ],
  /** The papers filed in turn, and how the defense is raised now. 'motion' alone is one that leaves the defense out. */
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
} as const satisfies FactTable

export type WaiverFacts = FactsOf<typeof facts>

/** A civil action in federal court against a defendant from another state. */
export interface WaiverStory extends Story<WaiverFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The state of the court and the defendant's own. */
  readonly forum: string
  readonly home: string
  /** The event behind the action, told in two ways; each names both parties. */
  readonly events: readonly [string, string]
  /** The object of the action, reading on after "for". */
  readonly claim: string
  /** A claim added later, reading on after "a claim for". */
  readonly added: string
  /** Someone whose part in the matter makes the defense of an absent party, with an article. */
  readonly absent: string
  /** The defendant's demand in return, reading on after "a counterclaim for". */
  readonly counterclaim: string
}

/** True for the defenses that Rule 12(h)(1) can take away. */
export function isWaivable({ defense }: WaiverFacts): boolean {
  return defense === 'personal jurisdiction' || defense === 'venue' || defense === 'service'
}

/** True for the defenses that Rule 12(h)(2) keeps open through trial. */
export function isLasting({ defense }: WaiverFacts): boolean {
  return defense === 'failure to state a claim' || defense === 'absent party'
}

/** True where a motion under Rule 12 that left the defense out came first. */
export function isMoved({ history }: WaiverFacts): boolean {
  return history.startsWith('motion,') || history.startsWith('definite')
}

/** The defense by its name. */
export function named({ defense }: WaiverFacts): string {
  return {
    'personal jurisdiction': 'lack of personal jurisdiction',
    venue: 'improper venue',
    service: 'insufficient service of process',
    'failure to state a claim': 'failure to state a claim',
    'absent party': 'failure to join a required party',
    'subject matter': 'lack of subject-matter jurisdiction',
    vagueness: 'the vagueness of the complaint',
  }[defense]
}

/** The party who raises the defense, and the one who objects. */
export function raiser({ history }: WaiverFacts, { plaintiff, defendant }: WaiverStory): Party {
  return history === 'counterclaim' ? plaintiff : defendant
}
export function objector({ history }: WaiverFacts, { plaintiff, defendant }: WaiverStory): Party {
  return history === 'counterclaim' ? defendant : plaintiff
}
