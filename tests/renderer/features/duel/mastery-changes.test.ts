import { expect, test } from 'vitest'
import { changesShown } from '../../../../renderer/features/duel/mastery-changes.ts'

const change = (subtopic: string, by: number) => ({ subject: 'Torts' as const, subtopic, change: by })

test('the summary lists the three largest, and none that shows as 0 (found: “+0.0%” three times)', () => {
  const changes = [0.5, 0.2, -0.1, 0.06].map((by, place) => change(`Subtopic ${place}`, by))
  expect(changesShown({ masteryChanges: changes }).map((one) => one.change)).toEqual([0.5, 0.2, -0.1])
  expect(changesShown({ masteryChanges: [change('A', 0), change('B', 0.04), change('C', -0.04)] })).toEqual(
    [],
  )
})
