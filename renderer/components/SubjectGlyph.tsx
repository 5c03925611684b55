import {
  Fingerprint,
  House,
  Landmark,
  type LucideIcon,
  Scale,
  ScanSearch,
  ScrollText,
  Shuffle,
  Siren,
  Waypoints,
} from 'lucide-react'

const GLYPHS: Readonly<Record<string, LucideIcon>> = {
  'Civil Procedure': Waypoints,
  'Constitutional Law': Landmark,
  Contracts: ScrollText,
  'Criminal Law/Procedure': Fingerprint,
  Evidence: ScanSearch,
  'Real Property': House,
  Torts: Siren,
  'Mixed Questions': Shuffle,
}

/** Each subject's small sign; decorative, since its name is always beside it. */
export function SubjectGlyph({
  subject,
  className = 'size-5 shrink-0',
}: {
  subject: string
  className?: string | undefined
}) {
  const Glyph = GLYPHS[subject] ?? Scale
  return <Glyph className={className} strokeWidth={1.75} aria-hidden="true" />
}
