import { CONSTITUTIONAL } from './archetypes/constitutional.ts'
import { CORPORATE } from './archetypes/corporate.ts'
import { PUBLIC_DEFENDER } from './archetypes/public-defender.ts'
import { WHITE_COLLAR_CRIMINAL } from './archetypes/white-collar-criminal.ts'

export type { Archetype } from './archetype.ts'

import type { Base } from './bases.ts'
import type { CategoryId } from './categories.ts'
import type { PaletteName } from './palettes.ts'
import type { PropName } from './props.ts'

/** The 32 characters, eight a category, in the order the screens list them (spec section 3, Avatar). */
export const ARCHETYPES = [
  ...CORPORATE,
  ...WHITE_COLLAR_CRIMINAL,
  ...CONSTITUTIONAL,
  ...PUBLIC_DEFENDER,
] as const

export type ListedArchetype = (typeof ARCHETYPES)[number]

export type ArchetypeId = ListedArchetype['id']

/** The looks part of avatar data; callers add what belongs to the account (level, accessories, flags). */
export interface Avatar {
  base: Base
  palette: PaletteName
  props: PropName[]
}

export interface ArchetypeAvatar extends Avatar {
  archetypeId: ArchetypeId
}

const BY_ID: ReadonlyMap<string, ListedArchetype> = new Map(ARCHETYPES.map((one) => [one.id, one]))

/** The archetype of an id as stored, which may be any string; null when there is none. */
export function archetypeOf(id: string): ListedArchetype | null {
  return BY_ID.get(id) ?? null
}

/** The eight archetypes of a category, in listed order. */
export function archetypesOf(category: CategoryId): readonly ListedArchetype[] {
  return ARCHETYPES.filter((one) => one.category === category)
}

/** Returns the avatar of an account without a chosen character (spec section 3): a fresh object each time. */
export function defaultAvatar(): Avatar {
  return { base: 'humanoid', palette: 'lawyer_navy', props: [] }
}

/** The avatar of an archetype, as a fresh object each time; null for an id that is none of the 32. */
export function avatarFor(archetypeId: ArchetypeId): ArchetypeAvatar
export function avatarFor(archetypeId: string): ArchetypeAvatar | null
export function avatarFor(archetypeId: string): ArchetypeAvatar | null {
  const archetype = archetypeOf(archetypeId)
  if (archetype === null) return null
  const { id, base, palette, props } = archetype
  return { archetypeId: id, base, palette, props: [...props] }
}
