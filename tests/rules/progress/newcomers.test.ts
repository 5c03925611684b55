import { expect, it } from 'vitest'
import { titleOf } from '#rules/levels.ts'
import { foldAttempts } from '#rules/progress/player-state.ts'
import { newProgress } from '#rules/progress/state.ts'
import { facts } from './facts.ts'

it('a newcomer has the title of level 1', () => {
  expect(newProgress().levelTitle).toBe(titleOf(1))
})

it('subjects and topics answered before stand where they stood, and new ones follow', () => {
  const empty = { progress: newProgress(), subjects: [], topics: [] }
  const { after: first } = foldAttempts(empty, [facts()])
  const { after } = foldAttempts(first, [
    facts({ subject: 'Evidence', subtopic: 'Hearsay', area: 'Records' }),
  ])
  expect(after.topics.map(({ subject, area }) => `${subject} ${area}`)).toEqual([
    'Torts ',
    'Torts Duty',
    'Evidence ',
    'Evidence Records',
  ])
  expect(after.topics.slice(0, 2)).toEqual(first.topics)
  expect(after.subjects.map(({ subject }) => subject)).toEqual(['Torts', 'Evidence'])
})
