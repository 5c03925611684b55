import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The course of a removal, on which it depends whether the action goes back to state court (28 U.S.C. 1441, 1446, 1447). */
export const facts = {
  /** 'alike': two defendants of one state. 'late-waived' and the like: a defect that was raised too late. */
  twist: [
    'federal',
    'alike',
    'filed',
    'copy',
    'later',
    'unserved',
    'added',
    'dropped',
    'federal-year',
    'bad-faith',
    'late-waived',
    'consent-waived',
    'forum-waived',
    'reduced',
    'late',
    'consent',
    'year',
    'forum',
    'one-forum',
    'defense',
    'defense-late',
    'nondiverse',
    'nondiverse-late',
    'counterclaim',
    'own-counterclaim',
    'deleted',
  ],
} as const satisfies FactTable

export type RemovalFacts = FactsOf<typeof facts>
export type Twist = RemovalFacts['twist']

/** Somebody whom a company harmed, and the company. */
export interface RemovalStory extends Story<RemovalFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** Somebody who works for the defendant: 'its kitchen manager', then 'the manager'. */
  readonly codefendant: Party
  /** The tie between the plaintiff and the company, 'cooked for', and the years that it lasted. */
  readonly relation: string
  readonly years: string
  /**
   * The harm that the company did, read on before the plaintiff's name, and the statement about the plaintiff, by
   * the codefendant if there is one.
   */
  readonly ousted: string
  readonly told: string
  /** The occasion of a federal claim, reading on after the harm. */
  readonly slight: string
  /** That federal claim, and its statute. The claim under state law is for defamation. */
  readonly ground: string
  readonly act: string
  /** The act that a federal counterclaim of the company alleges, reading on after "had", and its statute. */
  readonly wrong: string
  readonly counterAct: string
  /** The company's federal defense, reading on after "that". */
  readonly defense: string
  readonly sum: string
}

type State = 'A' | 'B' | 'C'

/** The states of the court and the parties. A twist without a codefendant leaves the last one out. */
export interface States {
  readonly court: State
  readonly defendant: State
  readonly codefendant?: State
}

const LOCAL: States = { court: 'A', defendant: 'A' }
const DIVERSE: States = { court: 'A', defendant: 'B' }
const AT_HOME: States = { court: 'B', defendant: 'B' }
const THREE: States = { court: 'A', defendant: 'B', codefendant: 'C' }
const SPOILED: States = { court: 'A', defendant: 'B', codefendant: 'A' }

/** By twist, where the action was filed and of which state each defendant is a citizen. The plaintiff is of State A. */
export const STATES: Readonly<Record<Twist, States>> = {
  federal: LOCAL,
  alike: { court: 'A', defendant: 'B', codefendant: 'B' },
  filed: DIVERSE,
  copy: DIVERSE,
  later: THREE,
  unserved: THREE,
  added: LOCAL,
  dropped: SPOILED,
  'federal-year': LOCAL,
  'bad-faith': SPOILED,
  'late-waived': DIVERSE,
  'consent-waived': THREE,
  'forum-waived': AT_HOME,
  reduced: DIVERSE,
  late: DIVERSE,
  consent: THREE,
  year: SPOILED,
  forum: AT_HOME,
  'one-forum': { court: 'C', defendant: 'B', codefendant: 'C' },
  defense: LOCAL,
  'defense-late': LOCAL,
  nondiverse: SPOILED,
  'nondiverse-late': SPOILED,
  counterclaim: LOCAL,
  'own-counterclaim': LOCAL,
  deleted: LOCAL,
}

/** The party that moves to remand: the defendant where the plaintiff removed. */
export const moverOf = (twist: Twist, { plaintiff, defendant }: RemovalStory): Party =>
  twist === 'counterclaim' ? defendant : plaintiff

/** By twist, the days from the notice of removal to the motion to remand. They differ, so that no figure rings of waiver. */
export const WAITED: Readonly<Partial<Record<Twist, string>>> = {
  federal: 'Twelve',
  alike: 'Nine',
  filed: 'Fourteen',
  copy: 'Eleven',
  later: 'Twenty-two',
  unserved: 'Eighteen',
  added: 'Fifteen',
  dropped: 'Twenty-one',
  'federal-year': 'Thirteen',
  'bad-faith': 'Sixteen',
  'late-waived': 'Thirty-six',
  'consent-waived': 'Forty-two',
  'forum-waived': 'Thirty-nine',
  late: 'Twenty',
  consent: 'Twenty-five',
  year: 'Twenty-four',
  forum: 'Twenty-seven',
  'one-forum': 'Nineteen',
  defense: 'Twenty-eight',
  nondiverse: 'Twenty-six',
  counterclaim: 'Seventeen',
  'own-counterclaim': 'Eight',
}
