/** The things a character carries (spec section 3, Avatar), each with the words a screen shows for it. */
export const PROP_LABELS = {
  gavel: 'Gavel',
  scales: 'Scales of justice',
  codex: 'Codex',
  briefcase: 'Briefcase',
  law_diploma: 'Law diploma',
  legal_pad: 'Legal pad',
  quill: 'Quill',
  constitution: 'Constitution',
  law_library: 'Law library',
  courthouse_steps: 'Courthouse steps',
} as const

export type PropName = keyof typeof PROP_LABELS
