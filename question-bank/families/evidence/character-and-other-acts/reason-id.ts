import type { Cell } from '../../engine/cells.ts'
import type { PathId } from './law.ts'
import type { CharacterStory } from './story.ts'

export type ReasonId =
  | 'yes-mercy'
  | 'yes-door'
  | 'yes-cross'
  | 'yes-victim'
  | 'yes-fear'
  | 'yes-homicide'
  | 'yes-essential'
  | 'yes-habit'
  | 'yes-purpose'
  | 'yes-similar'
  | 'yes-exception'
  | 'no-propensity'
  | 'no-pertinent'
  | 'no-method'
  | 'no-extrinsic'
  | 'no-door'
  | 'no-civil'
  | 'no-habit'
  | 'no-signature'
  | 'no-notice'
  | 'no-shield'

/** By path, the reasons that make sense beside it: the key, and the tempting ones. */
export type CharacterCells = {
  readonly [Path in PathId]?: (story: CharacterStory) => { readonly [Id in ReasonId]?: Cell }
}
