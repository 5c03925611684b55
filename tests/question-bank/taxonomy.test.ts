import { describe, expect, it } from 'vitest'
import { slug, subjectSlug } from '../../question-bank/taxonomy/slug.ts'
import { misplaced, SUBJECTS } from '../../question-bank/taxonomy/taxonomy.ts'

describe('taxonomy', () => {
  it('holds seven subjects, and the weights of a subject sum to 1', () => {
    expect(SUBJECTS.map((subject) => subject.short)).toEqual([
      'Civ Pro',
      'Con Law',
      'Contracts',
      'Crim',
      'Evidence',
      'Property',
      'Torts',
    ])
    for (const subject of SUBJECTS) {
      expect(subject.subtopics.reduce((sum, subtopic) => sum + subtopic.weight, 0)).toBeCloseTo(1, 6)
    }
  })

  it('gives every subject a folder and a prefix of its own, every subtopic a file of its own', () => {
    expect(SUBJECTS.map((subject) => subject.slug)).toEqual([
      'civil-procedure',
      'constitutional-law',
      'contracts',
      'criminal-law',
      'evidence',
      'real-property',
      'torts',
    ])
    expect(new Set(SUBJECTS.map((subject) => subject.prefix)).size).toBe(7)
    for (const subject of SUBJECTS) {
      const files = new Set(subject.subtopics.map((subtopic) => slug(subtopic.name)))
      expect(files.size).toBe(subject.subtopics.length)
    }
  })

  it('makes slugs of letters, digits and single hyphens', () => {
    expect(slug('Hearsay: definition and exclusions')).toBe('hearsay-definition-and-exclusions')
    expect(slug(' Deeds, adverse possession and transfer at death ')).toBe(
      'deeds-adverse-possession-and-transfer-at-death',
    )
    expect(subjectSlug('Criminal Law/Procedure')).toBe('criminal-law')
  })

  it('names what is not in it', () => {
    expect(misplaced('Torts', 'Strict and products liability', 'Animals')).toBeNull()
    expect(misplaced('Tax', 'Income')).toMatch(/subject "Tax"/)
    expect(misplaced('Torts', 'Income')).toMatch(/subtopic "Income"/)
    expect(misplaced('Torts', 'Negligence: defenses', 'Animals')).toMatch(/area "Animals"/)
  })
})
