import type { PathTable } from '../../engine/tables.ts'
import type { LoanFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law, one row a path. */
export const paths = {
  'on-time': { rules: ['on-time'], because: ['no-days'], level: 2 },
  'late > reminded': { rules: ['late'], because: ['yes-reminder'], level: 3 },
  'late > unreminded': { rules: ['late'], because: ['no-reminder'], level: 4 },
  'late > illness': { rules: ['late', 'illness'], because: ['no-help'], level: 5 },
  'late > holiday': {
    rules: ['late', 'holiday'],
    because: ['yes-plan'],
    arguable: ['yes-reminder'],
    level: 6,
  },
  lost: { rules: ['lost'], because: ['yes-lost'], arguable: ['yes-reminder'], level: 7 },
} as const satisfies PathTable<LoanFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The path that these facts take; null where they cannot happen together, or where the law is not settled. */
export function decide({ book, reminder, cause }: LoanFacts): keyof typeof paths | null {
  if (book !== 'late') {
    if (reminder !== 'sent' || cause !== 'none') return null
    return book === 'lost' ? 'lost' : 'on-time'
  }
  if (reminder === 'none') return cause === 'none' ? 'late > unreminded' : null
  switch (cause) {
    case 'none':
      return 'late > reminded'
    case 'illness':
      return 'late > illness'
    case 'holiday':
      return 'late > holiday'
  }
}
