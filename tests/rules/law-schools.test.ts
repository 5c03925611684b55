import { describe, expect, test } from 'vitest'
import { LAW_SCHOOL_MAX, LAW_SCHOOLS, lawSchoolNamed, schoolPlayedFor } from '#rules/law-schools.ts'

test('the 21 options of spec section 9, as written there', () => {
  expect(LAW_SCHOOLS.join(', ')).toBe(
    'Harvard, Yale, Stanford, Columbia, University of Chicago, New York University, University of Pennsylvania, ' +
      'University of Virginia, University of Michigan, Duke, Northwestern, Georgetown, Cornell, UC Berkeley, ' +
      'Washington University, Vanderbilt, UCLA, Boston University, Emory, George Washington, Other',
  )
  expect(LAW_SCHOOL_MAX).toBe(150)
})

describe('a school as it is sent', () => {
  test.each(LAW_SCHOOLS)('%s, with or without a ‘Law School’ ending', (school) => {
    expect(lawSchoolNamed(school)).toBe(school)
    expect(lawSchoolNamed(`  ${school} `)).toBe(school)
    expect(lawSchoolNamed(`${school} Law School`)).toBe(school)
    expect(lawSchoolNamed(`${school} law school`)).toBe(school)
  })

  test.each([
    '',
    ' ',
    'Law School',
    'Hogwarts',
    'harvard',
    'HarvardLaw School',
    'Yale Law School Law School',
  ])('‘%s’ is none of them', (text) => {
    expect(lawSchoolNamed(text)).toBeNull()
  })
})

test('a player plays for every listed school, and for none with ‘Other’', () => {
  expect(LAW_SCHOOLS.filter((school) => schoolPlayedFor(school) === school)).toHaveLength(20)
  for (const none of ['Other', null, undefined, '']) expect(schoolPlayedFor(none)).toBeNull()
})
