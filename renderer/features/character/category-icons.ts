import { Building2, type LucideIcon, ScrollText, Shield, VenetianMask } from 'lucide-react'
import type { Category } from '#rules/avatar/categories.ts'

/** The icons the catalog names; a new one there is a type error here. */
export const CATEGORY_ICONS: Readonly<Record<Category['icon'], LucideIcon>> = {
  'building-2': Building2,
  'venetian-mask': VenetianMask,
  'scroll-text': ScrollText,
  shield: Shield,
}
