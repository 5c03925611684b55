/** The figures a character is made of (spec section 3, Avatar). */
export const BASES = [
  'humanoid',
  'beast',
  'arcane',
  'celestial',
  'construct',
  'undead',
  'elemental',
  'alien',
] as const

export type Base = (typeof BASES)[number]

export const BASE_LABELS = {
  humanoid: 'Humanoid',
  beast: 'Beast',
  arcane: 'Arcane',
  celestial: 'Celestial',
  construct: 'Construct',
  undead: 'Undead',
  elemental: 'Elemental',
  alien: 'Alien',
} as const satisfies Record<Base, string>
