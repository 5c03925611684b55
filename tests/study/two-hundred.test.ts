import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_DIFFICULTY } from '#rules/difficulty.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { picker } from '#study/questions/pick.ts'
import { inOut } from '../../scripts/project.mjs'
import { type StudyTrial, studyTrial } from './databases.ts'
import { showing } from './play.ts'

let trial: StudyTrial
beforeAll(async () => {
  trial = await studyTrial('SQLite')
  await trial.loadFolder(inOut('bank'))
})
afterAll(() => trial.close())

const ROUNDS = 200

// The bank as it is built and packaged, in the hands of one player who never leaves a subject.
test.each(SUBJECTS)(
  '%s: 200 questions in a row, none twice, no story twice',
  async (subject) => {
    const store = trial.store()
    const pick = picker(store, Math.random)
    const player = await trial.addPlayer()
    const ids = new Set<string>()
    const stems = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const difficulty = 1 + (round % MAX_DIFFICULTY)
      const item = await pick(player, { pool: 'practice', subjects: [subject], difficulty })
      if (!item) throw new Error('the subject has no question')
      await store.show(showing(player, item), item)
      ids.add(item.id)
      stems.add(item.stem)
    }
    expect({ ids: ids.size, stems: stems.size }).toEqual({ ids: ROUNDS, stems: ROUNDS })
  },
  60_000,
)
