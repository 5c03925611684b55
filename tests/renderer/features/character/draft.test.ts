import { describe, expect, it } from 'vitest'
import { profileChange } from '#protocol/http/users.ts'
import type { SessionUser } from '#protocol/user.ts'
import { ARCHETYPES, archetypeOf } from '#rules/avatar/archetypes.ts'
import {
  afterSaving,
  avatarOf,
  changeOf,
  type Draft,
  draftFor,
  faultNamed,
  faultsOf,
  isComplete,
  rolled,
  withArchetype,
  withCategory,
  withDisplayName,
} from '../../../../renderer/features/character/draft.ts'

const user: SessionUser = {
  id: '0190c0de-0000-4000-8000-000000000001',
  username: 'portia',
  displayName: 'Portia Ames',
  lawSchool: 'Yale',
  level: 3,
  levelTitle: 'Novice Scribe',
  xp: 40,
  points: 12,
  avatarData: { archetypeId: 'gideon-crow', base: 'beast', palette: 'my own teal', props: ['quill'] },
  totalWins: 0,
  totalLosses: 0,
  role: 'player',
}

const kraken = archetypeOf('arms-length-kraken')
if (!kraken) throw new Error('the catalog has no kraken')

/** An account made without a character, or a name to show. */
const bare: SessionUser = { ...user, displayName: user.username }

const created = (part: Partial<Draft> = {}): Draft => ({
  ...withArchetype(draftFor(bare, 'create'), kraken),
  ...part,
})

describe('a draft of a character', () => {
  it('starts from the player when editing, their own looks included', () => {
    const draft = draftFor(user, 'edit')
    expect(draft.avatar).toEqual(user.avatarData)
    expect(draft.displayName).toBe('Portia Ames')
    expect(draft.lawSchool).toBe('Yale')
  })

  it('starts without a character when creating', () => {
    expect(draftFor(user, 'create').avatar).toBeNull()
  })

  it('keeps its character when a category is looked at (found: “No character picked yet”)', () => {
    const draft = withCategory(draftFor(user, 'edit'), 'corporate')
    expect(draft.avatar).toBe(user.avatarData)
    expect(draft.category).toBe('corporate')
    expect(draft.displayName).toBe('Portia Ames')
  })

  it('takes looks, category and display name from the archetype picked', () => {
    expect(created()).toMatchObject({
      category: kraken.category,
      displayName: kraken.label,
      avatar: {
        archetypeId: kraken.id,
        base: kraken.base,
        palette: kraken.palette,
        accessories: [],
        level: 1,
      },
    })
  })

  it('gives every archetype a display name that passes', () => {
    for (const archetype of ARCHETYPES)
      expect(faultsOf(withArchetype(draftFor(bare, 'create'), archetype), 'create')).toEqual({})
  })
})

describe('the name of a player who picks a character', () => {
  const gideon = archetypeOf('gideon-crow')
  if (!gideon) throw new Error('the catalog has no Gideon Crow')

  it('stays while a character is edited', () => {
    expect(withArchetype(draftFor(user, 'edit'), kraken).displayName).toBe('Portia Ames')
    expect(withArchetype(draftFor(bare, 'edit'), kraken).displayName).toBe('portia')
    const emptied = withDisplayName(draftFor(user, 'edit'), '', 'edit')
    expect(withArchetype(emptied, kraken).displayName).toBe('')
  })

  it('follows one pick after the other until a name is typed', () => {
    const again = withArchetype(withCategory(created(), gideon.category), gideon)
    expect(again.displayName).toBe('Gideon Crow')
    const typed = withDisplayName(again, 'Counsel', 'create')
    expect(withArchetype(typed, kraken).displayName).toBe('Counsel')
    expect(withArchetype(withDisplayName(typed, ' ', 'create'), kraken).displayName).toBe(kraken.label)
  })

  it('stays where the account came with one', () => {
    expect(withArchetype(draftFor(user, 'create'), kraken).displayName).toBe('Portia Ames')
  })
})

describe('rolling', () => {
  it('never rolls the character already selected', () => {
    const ids = Array.from({ length: 200 }, (_, n) => rolled(ARCHETYPES, kraken.id, n / 200)?.id)
    expect(ids).not.toContain(kraken.id)
    expect(new Set(ids).size).toBe(ARCHETYPES.length - 1)
  })

  it('has nothing to roll in an empty catalog', () => {
    expect(rolled([], null, 0.5)).toBeUndefined()
  })
})

describe('the submit button', () => {
  it('waits for a character, a display name and, when creating, a username', () => {
    expect(isComplete(created(), 'create')).toBe(true)
    expect(isComplete(created({ avatar: null }), 'create')).toBe(false)
    expect(isComplete(created({ displayName: '  ' }), 'create')).toBe(false)
    expect(isComplete(created({ username: ' ' }), 'create')).toBe(false)
    expect(isComplete(created({ username: '' }), 'edit')).toBe(true)
  })
})

describe('the faults of a draft (spec section 5)', () => {
  it('says so in the words of the spec', () => {
    expect(faultsOf(created({ username: 'a' }), 'create').username).toBe(
      'Username must be 2-18 characters, letters, numbers, and spaces only',
    )
    expect(faultsOf(created({ displayName: ' x ' }), 'create').displayName).toBe('Display name is required')
    expect(faultsOf(created({ avatar: null }), 'create').avatarData).toBe('Invalid avatar configuration')
  })

  it('does not look at the username when editing', () => {
    expect(faultsOf(created({ username: '' }), 'edit')).toEqual({})
  })
})

describe('the request', () => {
  it('fits the contract of the call, ends the need for a character and names the player once', () => {
    const draft = created({ username: ' Portia  Ames ', displayName: ' The Kraken ' })
    const body = changeOf(draft, 'create', draftFor(user, 'create'))
    expect(profileChange.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      username: 'Portia Ames',
      displayName: 'The Kraken',
      lawSchool: 'Yale',
      avatarData: { archetypeId: kraken.id, needsCharacterCreation: false },
    })
  })

  it('leaves the username out when editing, and clears a law school that was taken away', () => {
    const began = draftFor(user, 'edit')
    expect(changeOf({ ...began, lawSchool: '' }, 'edit', began)).toEqual({ lawSchool: null })
  })

  it('changes nothing else when editing: it may be newer elsewhere', () => {
    const began = draftFor(user, 'edit')
    expect(changeOf(withDisplayName(began, 'Portia B', 'edit'), 'edit', began)).toEqual({
      displayName: 'Portia B',
    })
    expect(changeOf(withArchetype(began, kraken), 'edit', began)).toEqual({
      avatarData: { ...avatarOf(kraken), needsCharacterCreation: false },
    })
  })

  it('names the player where nothing was changed, since no request is empty', () => {
    const began = draftFor(user, 'edit')
    expect(changeOf(began, 'edit', began)).toEqual({ displayName: 'Portia Ames' })
  })
})

describe('a draft that was saved', () => {
  const sent = withDisplayName(draftFor(user, 'edit'), '  Portia   Ames  ', 'edit')

  it('has the name as the server keeps it', () => {
    expect(afterSaving(sent, sent, user)).toEqual({ ...sent, displayName: 'Portia Ames' })
  })

  it('keeps what was typed while it was sent', () => {
    const typed = withDisplayName(sent, 'Portia B', 'edit')
    expect(afterSaving(typed, sent, user)).toBe(typed)
  })
})

describe('a refusal', () => {
  it('belongs to the input it names, parts of the avatar included', () => {
    expect(faultNamed('username')).toBe('username')
    expect(faultNamed('avatarData.base')).toBe('avatarData')
    expect(faultNamed('usernames')).toBeNull()
    expect(faultNamed(null)).toBeNull()
  })
})
