import {
  CalendarCheck,
  Crown,
  Flame,
  Landmark,
  type LucideIcon,
  Scale,
  Sparkles,
  TrendingUp,
} from 'lucide-react'

/** A sign for each tier of the streak, from none to 100 days. */
const ICONS: readonly LucideIcon[] = [CalendarCheck, Sparkles, TrendingUp, Flame, Scale, Landmark, Crown]

export const streakIcon = (tier: number): LucideIcon => ICONS[tier] ?? CalendarCheck
