import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { ChosenWhy } from '#protocol/http/practice.ts'
import { abilitiesOf, chanceOf, type ShownWeights } from '#rules/ability/ability.ts'
import { levelIn, type Ratings } from '#rules/calibration/rating.ts'
import { choiceOrder } from '#rules/choice-order.ts'
import { MISREAD } from '#rules/memory/marks.ts'
import { examAtOf } from '#rules/plan/study-plan.ts'
import { type Choice, choose } from '#rules/practice/choose.ts'
import {
  areaKey,
  CARD_REST,
  isDueAt,
  keysOf,
  type Plan,
  type Rated,
  subtopicWeight,
} from '#rules/practice/choose-area.ts'
import { isRepeat } from '#rules/practice/choose-sibling.ts'
import { horizonTo } from '#rules/practice/gain.ts'
import type { Subject } from '#rules/subjects.ts'
import type { StudyEngine } from '../engine.ts'
import type { Topic } from '../notebook/memory-change.ts'
import { ruleIdOf } from '../notebook/rule-id.ts'
import type { NotebookStore } from '../notebook/store.ts'
import type { Shown } from '../showing.ts'
import type { PracticeStore } from './store.ts'

/** Practice of these subjects (all where none is named); review asks only rules that are due or were missed. */
export interface Scope {
  kind: 'practice' | 'review'
  subjects: readonly Subject[]
  /** the rule card that was offered is not wanted now */
  noCard?: boolean | undefined
  /** the rule to ask about, due or not */
  about?: Topic | undefined
}

const BANK_EMPTY = refuse('bank_empty', 'We don’t have any practice questions yet.')

/** The last answers that the choice looks at. */
const RECENT = 10

const isInScope = (subject: Subject, { subjects }: Scope): boolean =>
  subjects.length === 0 || subjects.includes(subject)

/** Whether a question that is before the player is one of the scope: in review, one whose rule was to be reviewed. */
function isOf(scope: Scope, { showing, item }: Shown): boolean {
  const why = showing.practice?.why?.kind
  return isInScope(item.subject, scope) && (scope.kind === 'practice' || why === 'missed' || why === 'due')
}

/** Whether a question that is before the player is what is asked for: one of these areas, or one of the scope. */
const isAskedFor = (open: Shown, scope: Scope, areas: Plan['areas'] | null): boolean =>
  areas ? areas.some((area) => areaKey(area) === areaKey(open.item)) : isOf(scope, open)

/**
 * Returns the plan of asking about one rule, and no card of it; where the rule has no question, about its subtopic, and the
 * whole plan where that has none.
 */
function aboutOne(plan: Plan, about: Topic | undefined): Plan {
  if (!about) return plan
  const ofSubtopic = plan.areas.filter(
    ({ subject, subtopic }) => subject === about.subject && subtopic === about.subtopic,
  )
  const ofRule = ofSubtopic.filter((area) => areaKey(area) === areaKey(about))
  const areas = ofRule.length > 0 ? ofRule : ofSubtopic
  return areas.length === 0 ? plan : { ...plan, areas, onlyDue: false, cardRested: false }
}

/** Where the player stands for the choice of a question. */
async function planFor(
  { store, now }: Pick<StudyEngine, 'store' | 'now'>,
  userId: string,
  scope: Scope,
  shown: ShownWeights,
): Promise<Plan> {
  const areas = (await store.practiceAreas()).filter(({ subject }) => isInScope(subject, scope))
  const at = now()
  const examAt = examAtOf(await store.studyPlan(userId), at)
  return {
    userId,
    areas,
    memories: await store.memories(userId),
    abilities: abilitiesOf(await store.talliesBySubject(userId)),
    shown,
    recent: await store.recentPractice(userId, RECENT),
    cardRested: !scope.noCard && (await store.hasCardRested(userId, CARD_REST)),
    onlyDue: scope.kind === 'review',
    horizon: horizonTo(examAt, at),
    examAt,
    at,
  }
}

/** How many rules of the plan's areas are to be reviewed now. */
export const countDue = ({
  userId,
  areas,
  memories,
  at,
  examAt = null,
}: Pick<Plan, 'userId' | 'areas' | 'memories' | 'at' | 'examAt'>): number =>
  areas.filter((area) => {
    const memory = memories.get(keysOf(area).area)
    return memory !== undefined && isDueAt({ userId, area: area.area, memory, examAt }, at)
  }).length

function whyOf({ memory, isDue, subject, subtopic }: Rated): ChosenWhy {
  if (!memory) return { kind: 'new', share: subtopicWeight(subject, subtopic) }
  if (!memory.correct) return { kind: 'missed', at: memory.reviewedAt }
  return { kind: isDue ? 'due' : 'early', correctAt: memory.correctAt }
}

/** Whether a player does better to read what is asked before the facts. */
export const asksFirst = async (
  store: Pick<NotebookStore, 'lastReasons'>,
  userId: string,
): Promise<boolean> =>
  (await store.lastReasons(userId, MISREAD.of)).filter((reason) => reason === 'misread').length >=
  MISREAD.least

/** A store whose questions have the level they're measured to have, where that's known. */
const measuredBy = (
  store: Pick<PracticeStore, 'siblings'>,
  ratings: Ratings,
): Pick<PracticeStore, 'siblings'> => ({
  siblings: async (userId, area) =>
    (await store.siblings(userId, area)).map((one) => ({ ...one, level: levelIn(ratings, one) })),
})

/**
 * The thing before a player in practice, a question or a rule card; neither where review has nothing to ask. And how
 * many rules are due.
 */
export interface Next {
  shown: Shown | null
  card: (Topic & { ruleId: string }) | null
  due: number
}

/** The choice; in place of a card of a rule that the library has not got, what comes without cards. */
async function chooseNext(
  engine: StudyEngine,
  plan: Plan,
  ratings: Ratings,
): Promise<{ found: Choice | null; ruleId: string }> {
  const store = measuredBy(engine.store, ratings)
  const found = await choose(store, plan)
  if (!found || found.sibling) return { found, ruleId: '' }
  const ruleId = await ruleIdOf(engine, found.area)
  return ruleId === null
    ? { found: await choose(store, { ...plan, cardRested: false }), ruleId: '' }
    : { found, ruleId }
}

/** Returns the open question of practice if it is of the scope, else chooses the next one and stores its showing. */
export async function nextPractice(
  engine: StudyEngine,
  userId: string,
  scope: Scope,
): Promise<Next | Refusal> {
  const { store, random } = engine
  const calibration = await store.calibration()
  const whole = await planFor(engine, userId, scope, calibration.shown)
  const due = countDue(whole)
  const plan = aboutOne(whole, scope.about)
  const open = await store.openPractice(userId)
  if (open && isAskedFor(open, scope, plan === whole ? null : plan.areas))
    return { shown: open, card: null, due }
  if (open) await store.putAside(userId, open.showing.id)
  const { found, ruleId } = await chooseNext(engine, plan, calibration.ratings)
  if (!found) return scope.kind === 'review' ? { shown: null, card: null, due } : BANK_EMPTY
  const { area, sibling } = found
  if (!sibling) {
    const { subject, subtopic, area: name } = area
    return { shown: null, card: { ruleId, subject, subtopic, area: name }, due }
  }
  const item = await store.practiceItem(sibling.id)
  const ability = plan.abilities[item.subject]
  const chance = chanceOf({ ability, level: sibling.level, memory: area.memory, at: plan.at }, plan.shown)
  const shown = await store.showPractice(
    {
      id: randomUUID(),
      userId,
      questionId: item.id,
      order: choiceOrder(item.choices, random),
      context: 'practice',
      runId: null,
      round: null,
      hintUsed: false,
      practice: { repeat: isRepeat(sibling.seenAt, plan.at), why: whyOf(area), chance },
      shownAt: plan.at,
      answeredAt: null,
    },
    item,
  )
  return { shown, card: null, due }
}
