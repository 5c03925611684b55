import { GraduationCap } from 'lucide-react'
import { schoolPlayedFor } from '#rules/law-schools.ts'
import { Badge } from './Badge.tsx'

export interface SchoolBadgeProps {
  lawSchool: string | null | undefined
  tone?: 'brass' | 'neutral' | undefined
}

/** The law school that a player plays for; nothing where there's none. */
export function SchoolBadge({ lawSchool, tone = 'brass' }: SchoolBadgeProps) {
  const school = schoolPlayedFor(lawSchool)
  if (school === null) return null
  return (
    <Badge tone={tone} icon={<GraduationCap className="size-3.5" aria-hidden="true" />}>
      {school}
    </Badge>
  )
}
