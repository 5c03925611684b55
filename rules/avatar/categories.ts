/** The four practice areas (spec section 3, Avatar), in the order the screens list them; `icon` is a lucide icon name. */
export const CATEGORIES = [
  {
    id: 'corporate',
    name: 'Corporate',
    description:
      'Deals, boards and fine print: those who build, buy and defend the great houses of commerce.',
    icon: 'building-2',
  },
  {
    id: 'whitecollarcriminal',
    name: 'White Collar Criminal',
    description: 'Ledgers, wires and quiet rooms: the charming company a prosecutor loves to meet.',
    icon: 'venetian-mask',
  },
  {
    id: 'constitutional',
    name: 'Constitutional Scholar',
    description: 'Text, history and structure: keepers of the charter and readers of its silences.',
    icon: 'scroll-text',
  },
  {
    id: 'publicdefender',
    name: 'Public Defenders',
    description: 'Rights, doubt and a fair hearing: champions who rise when no one else will.',
    icon: 'shield',
  },
] as const

export type Category = (typeof CATEGORIES)[number]

export type CategoryId = Category['id']
