import type { Base } from './bases.ts'
import type { CategoryId } from './categories.ts'
import type { PaletteName } from './palettes.ts'
import type { PropName } from './props.ts'

/** A character a player can be (spec section 3, Avatar). */
export interface Archetype {
  /** Kebab-case; also names the portrait, `resources/avatars/<id>.svg`. */
  id: string
  /** Becomes the display name when chosen, so it keeps that field's limit of 30 characters. */
  label: string
  base: Base
  palette: PaletteName
  /** The first is the one the portrait shows. */
  props: readonly [PropName] | readonly [PropName, PropName] | readonly [PropName, PropName, PropName]
  category: CategoryId
  line: string
}
