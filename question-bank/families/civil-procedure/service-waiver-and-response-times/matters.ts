import type { ServiceFacts } from './facts.ts'

type Matter = ServiceFacts['matter']
/** Returns a test of whether a case is about one of these matters. */
export const among =
  (...matters: readonly Matter[]) =>
  ({ matter }: ServiceFacts): boolean =>
    matters.includes(matter)

export const BY_HAND = [
  'served by the plaintiff',
  'served by a minor',
  'served by a friend',
  'left at home with a resident',
  'left at home with a visitor',
  'left at work',
  'refused',
  'agent',
  'officer of a company',
  'porter of a company',
] as const

export const MARSHAL = [
  'process must be served by a marshal and not by a private process server',
  'a summons must be delivered by a marshal and not through the mail',
]
