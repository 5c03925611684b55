import type { AvatarData } from '#protocol/avatar.ts'
import type { BodyOf } from '#protocol/routes.ts'
import type { SessionUser } from '#protocol/user.ts'
import {
  DISPLAY_NAME_MAX,
  DISPLAY_NAME_RULE,
  INVALID_AVATAR,
  isDisplayName,
} from '#rules/accounts/profile.ts'
import { isUsername, tidyUsername, typedUsername, USERNAME_RULE } from '#rules/accounts/username.ts'
import type { Archetype } from '#rules/avatar/archetype.ts'
import { BASES } from '#rules/avatar/bases.ts'
import type { CategoryId } from '#rules/avatar/categories.ts'

export type DialogMode = 'create' | 'edit'

/** The content of the character dialog until it is saved (spec sections 4 and 5). */
export interface Draft {
  readonly username: string
  readonly displayName: string
  /** whether the player chose that name: a character picked leaves it as it is */
  readonly isNamed: boolean
  /** empty: none */
  readonly lawSchool: string
  /** null until a category is pressed: then the shown one is that of the character */
  readonly category: CategoryId | null
  /** null while creating, until a character is picked; looking through the categories keeps the one there is */
  readonly avatar: AvatarData | null
}

/**
 * Editing starts from the character as it is, its own looks included; creating starts with none. Until a name is chosen,
 * the username stands for it.
 */
export const draftFor = (user: SessionUser, mode: DialogMode): Draft => ({
  username: typedUsername(user.username),
  displayName: user.displayName,
  isNamed: mode === 'edit' || user.displayName !== user.username,
  lawSchool: user.lawSchool ?? '',
  category: null,
  avatar: mode === 'edit' ? user.avatarData : null,
})

export const withCategory = (draft: Draft, category: CategoryId): Draft => ({
  ...draft,
  category,
})

/** The avatar of a newly picked archetype (spec section 3: no accessories, level 1). */
export const avatarOf = (archetype: Archetype): AvatarData => ({
  archetypeId: archetype.id,
  base: archetype.base,
  palette: archetype.palette,
  props: [...archetype.props],
  accessories: [],
  level: 1,
})

/** Picking an archetype also names a player after it who has chosen no name. */
export const withArchetype = (draft: Draft, archetype: Archetype): Draft => ({
  ...draft,
  category: archetype.category,
  avatar: avatarOf(archetype),
  displayName: draft.isNamed ? draft.displayName : archetype.label.slice(0, DISPLAY_NAME_MAX),
})

/** While creating, a name that's emptied is none, and the next pick may give one again. */
export const withDisplayName = (draft: Draft, displayName: string, mode: DialogMode): Draft => ({
  ...draft,
  displayName,
  isNamed: mode === 'edit' || displayName.trim() !== '',
})

/** Another archetype than the one selected; `roll` in [0,1). */
export function rolled(
  archetypes: readonly Archetype[],
  selected: string | null,
  roll: number,
): Archetype | undefined {
  const others = archetypes.filter(({ id }) => id !== selected)
  return others[Math.floor(roll * others.length)]
}

/** Whether every part the submit button waits for is there (spec section 5). */
export const isComplete = (draft: Draft, mode: DialogMode): boolean =>
  draft.avatar !== null &&
  draft.displayName.trim() !== '' &&
  (mode === 'edit' || draft.username.trim() !== '')

export type DraftFault = 'username' | 'displayName' | 'lawSchool' | 'avatarData'
export type DraftFaults = Partial<Record<DraftFault, string>>

const isValidAvatar = (avatar: AvatarData | null): boolean =>
  avatar !== null &&
  BASES.includes(avatar.base) &&
  typeof avatar.palette === 'string' &&
  Array.isArray(avatar.props)

export function faultsOf(draft: Draft, mode: DialogMode): DraftFaults {
  const faults: DraftFaults = {}
  if (mode === 'create' && !isUsername(tidyUsername(draft.username))) faults.username = USERNAME_RULE
  if (!isDisplayName(draft.displayName)) faults.displayName = DISPLAY_NAME_RULE
  if (!isValidAvatar(draft.avatar)) faults.avatarData = INVALID_AVATAR
  return faults
}

/**
 * Returns the request for a draft without faults. A username is taken only while the account has no character yet. Editing
 * sends what differs from the draft it began with: the rest may have been changed on another page since.
 */
export function changeOf(draft: Draft, mode: DialogMode, began: Draft): BodyOf<'PATCH /api/users/:id'> {
  const isNew = mode === 'create'
  const hasSchool = isNew || draft.lawSchool !== began.lawSchool
  const hasAvatar = draft.avatar !== null && (isNew || draft.avatar !== began.avatar)
  const isNamed = isNew || draft.displayName !== began.displayName || !(hasSchool || hasAvatar)
  return {
    ...(isNamed ? { displayName: draft.displayName.trim() } : {}),
    ...(hasSchool ? { lawSchool: draft.lawSchool.trim() || null } : {}),
    ...(hasAvatar ? { avatarData: { ...draft.avatar, needsCharacterCreation: false } } : {}),
    ...(isNew ? { username: tidyUsername(draft.username) } : {}),
  }
}

/** The draft once the server has its names, tidied of spaces; one that was changed while it was sent stays as it is. */
export const afterSaving = (draft: Draft, sent: Draft, saved: Pick<SessionUser, 'displayName'>): Draft =>
  draft === sent ? { ...draft, displayName: saved.displayName } : draft

const FAULTS: readonly DraftFault[] = ['username', 'displayName', 'lawSchool', 'avatarData']

/** The input a refusal names, such as 'avatarData.base'; null when it names none of this dialog's. */
export const faultNamed = (field: string | null): DraftFault | null =>
  FAULTS.find((name) => field === name || field?.startsWith(`${name}.`)) ?? null
