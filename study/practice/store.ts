import type { SubjectCounts } from '#rules/ability/ability.ts'
import type { Calibration } from '#rules/calibration/rating.ts'
import type { Memory } from '#rules/memory/memory.ts'
import type { StudyPlan } from '#rules/plan/study-plan.ts'
import type { Area, Practiced } from '#rules/practice/choose-area.ts'
import type { Sibling } from '#rules/practice/choose-sibling.ts'
import type { Item } from '../item.ts'
import type { Showing, Shown } from '../showing.ts'

/** The records of practice beside the answers. */
export interface PracticeStore {
  /**
   * the player's answers by subject and level, and their memory of each rule met, by `areaKey`: what a choice needs
   * of `playerState`, and quicker
   */
  talliesBySubject(userId: string): Promise<SubjectCounts[]>
  memories(userId: string): Promise<ReadonlyMap<string, Memory>>
  /** the player's plan of study */
  studyPlan(userId: string): Promise<StudyPlan>
  /** the areas that have questions to practice with, each with their mean level */
  practiceAreas(): Promise<readonly Area[]>
  /** how hard questions turned out to be, as far as it's known here, and the weights that chances are told by */
  calibration(): Promise<Calibration>
  /** the question of practice before the player now, or null */
  openPractice(userId: string): Promise<Shown | null>
  /** the unretired questions of an area that may be asked in practice, with when the player saw each */
  siblings(userId: string, area: Pick<Area, 'subject' | 'subtopic' | 'area'>): Promise<Sibling[]>
  /** the player's last answers in practice, the newest first */
  recentPractice(userId: string, most: number): Promise<Practiced[]>
  /** whether so many questions were answered in practice since the last rule card */
  hasCardRested(userId: string, questions: number): Promise<boolean>
  /** a practice question by its id; throws where there is none */
  practiceItem(id: string): Promise<Item>
  /** Stores the showing before anyone sees it; where another question of practice is before the player, returns that. */
  showPractice(showing: Showing, item: Item): Promise<Shown>
  /** Takes an unanswered question of practice away from the player; it counts as seen. */
  putAside(userId: string, showingId: string): Promise<void>
}
