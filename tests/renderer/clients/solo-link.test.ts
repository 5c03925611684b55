import { expect, it } from 'vitest'
import { isScreen } from '../../../protocol/screens.ts'
import { soloLink, subjectIn, subjectSlug } from '../../../renderer/clients/solo-link.ts'
import { PLAYABLE_SUBJECTS } from '../../../rules/subjects.ts'

it.each(PLAYABLE_SUBJECTS)('an address of the solo challenge brings %s back', (subject) => {
  const { pathname, searchParams } = new URL(soloLink(subject), 'https://barduel.example')
  expect(isScreen(pathname)).toBe(true)
  expect(subjectIn(searchParams)).toBe(subject)
  expect(subjectSlug(subject)).toMatch(/^[a-z-]+$/)
})

it.each(['', 'subject=', 'subject=tax', 'subject=Torts', 'topic=torts'])('“%s” chooses none', (search) => {
  expect(subjectIn(new URLSearchParams(search))).toBeNull()
})
