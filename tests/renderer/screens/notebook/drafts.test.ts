import { expect, test } from 'vitest'
import { type Drafts, keepDraft, waitingDraft } from '../../../../renderer/screens/notebook/drafts.ts'

test('a note being written waits under its target until it’s saved or let go', () => {
  const drafts: Drafts = new Map()
  keepDraft(drafts, 'rule:r1', 'Read the call')
  expect(waitingDraft(drafts, 'rule:r1', '')).toBe('Read the call')
  expect(waitingDraft(drafts, 'question:q1', '')).toBeNull()
  expect(waitingDraft(drafts, 'rule:r1', 'Read the call')).toBeNull()
  keepDraft(drafts, 'rule:r1', null)
  expect(waitingDraft(drafts, 'rule:r1', '')).toBeNull()
})
