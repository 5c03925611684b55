import type { ConvictionFacts } from './facts.ts'

/** The court's finding on probative value and prejudicial effect, or on the need for a juvenile adjudication. */
export type Finding = 'value far' | 'value' | 'prejudice' | 'prejudice far' | 'needed' | 'unneeded'

const BY_RECORD: { readonly [R in ConvictionFacts['record']]?: Finding } = {
  deceit: 'prejudice far',
  lie: 'prejudice far',
  'released deceit': 'prejudice far',
  minor: 'value far',
  old: 'value far',
  'old unnoticed': 'value far',
  'old weak': 'value',
  'old deceit': 'value',
  innocence: 'value far',
  rehabilitated: 'value far',
  arrest: 'value far',
  juvenile: 'needed',
  'juvenile unneeded': 'unneeded',
}

/**
 * Returns the finding of the court. An amendment that would ask for a value that "substantially" outweighs the prejudice in FRE
 * 609(a)(1)(B) is proposed and not in force on 2026-11-26. So of a criminal defendant's felony the court finds either that its
 * value substantially outweighs its prejudice or that its prejudice outweighs its value: both texts decide it alike.
 * `law-changes.yaml` takes an entry when the rule in force changes, and not before.
 */
export function findingOf({ seat, record }: ConvictionFacts): Finding {
  const found = BY_RECORD[record]
  if (found) return found
  const isGrave = record.startsWith('grave')
  if (seat === 'defendant') return isGrave ? 'prejudice' : 'value far'
  return isGrave ? 'prejudice far' : 'prejudice'
}
