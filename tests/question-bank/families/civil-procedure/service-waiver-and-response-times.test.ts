import { describe, expect, it } from 'vitest'
import {
  dated,
  lastDay,
} from '../../../../question-bank/families/civil-procedure/service-waiver-and-response-times/calendar.ts'
import type { ServiceFacts } from '../../../../question-bank/families/civil-procedure/service-waiver-and-response-times/facts.ts'
import { serviceAndResponse } from '../../../../question-bank/families/civil-procedure/service-waiver-and-response-times/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

type Matter = ServiceFacts['matter']

/** The act of service, as Rule 4 would put it. */
interface Act {
  readonly age: number
  readonly party: boolean
  readonly to: 'in person' | 'resident' | 'visitor' | 'colleague' | 'agent' | 'officer' | 'employee' | 'mail'
  readonly day: number
  readonly abroad?: boolean
  readonly cause?: boolean
  readonly answered?: boolean
}
const plain: Act = { age: 40, party: false, to: 'in person', day: 60 }
const ACTS: Partial<Record<Matter, Act>> = {
  'served by the plaintiff': { ...plain, to: 'resident', party: true },
  'served by a minor': { ...plain, to: 'resident', age: 17 },
  'served by a friend': { ...plain, to: 'resident', age: 30 },
  'left at home with a resident': { ...plain, to: 'resident' },
  'left at home with a visitor': { ...plain, to: 'visitor' },
  'left at work': { ...plain, to: 'colleague' },
  refused: plain,
  agent: { ...plain, to: 'agent' },
  mailed: { ...plain, to: 'mail' },
  'mailed, then answered': { ...plain, to: 'mail', answered: true },
  'waiver ignored': { ...plain, to: 'mail' },
  'officer of a company': { ...plain, to: 'officer' },
  'porter of a company': { ...plain, to: 'employee' },
  'late, good cause': { ...plain, day: 120, cause: true },
  'late, no cause': { ...plain, day: 120 },
  'late, abroad': { ...plain, day: 140, abroad: true },
}

function stands(act: Act): boolean {
  const rule4c2 = act.age >= 18 && !act.party
  const rule4eh = ['in person', 'resident', 'agent', 'officer'].includes(act.to)
  const rule4m = act.day <= 90 || act.cause === true || act.abroad === true
  return (rule4c2 && rule4eh && rule4m) || act.answered === true
}

/** The last day, in days from the first of the two days told: the rules of 12(a) and 15(a)(3) one by one, before 6(d). */
const DUE: Partial<Record<Matter, number>> = {
  'due after filing and service': 15 + 21,
  'due after service and proof': 0 + 21,
  'due after waiver': 0 + 60,
  'due after waiver abroad': 0 + 90,
  'due from the government': 8 + 60,
  'due after a mailed counterclaim': 8 + 21,
  'due after an electronic counterclaim': 8 + 21,
  'due after a denied motion': 43 + 14,
  'due after a late amendment': Math.max(21, 15 + 14),
  'due after an early amendment': Math.max(21, 2 + 14),
  'due after a mailed amendment': 16 + 14,
}

describe('Service, waiver and response times', () => {
  const patterns = factPatternsOf(serviceAndResponse)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(16 + 11 * 4)
    for (const pattern of patterns) {
      const facts = pattern.facts as ServiceFacts
      const act = ACTS[facts.matter]
      if (act) {
        expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, stands(act)])
        continue
      }
      const shift = Number(facts.start)
      const worn = serviceAndResponse.stories.filter((skin) => skin.suits?.(facts))
      expect(worn.length).toBeGreaterThan(0)
      for (const skin of worn) {
        const told = serviceAndResponse
          .reason(pattern.reasons[0] ?? '', facts, skin)
          .texts[0]?.split(', because')[0]
        const before6d = lastDay(skin.month, skin.day, shift + (DUE[facts.matter] ?? 0))
        const due = facts.matter.includes('mailed')
          ? lastDay(before6d.getUTCMonth() + 1, before6d.getUTCDate(), 3)
          : before6d
        expect([facts, skin.id, told]).toEqual([facts, skin.id, dated(due)])
      }
    }
  })

  it('lets a period run on to a day when the courts are open', () => {
    expect(dated(lastDay(5, 8, 21))).toBe('June 1')
    expect(dated(lastDay(6, 1, 21))).toBe('June 22')
    expect(dated(lastDay(8, 16, 21))).toBe('September 7')
  })

  it.each([
    ['a party may not serve', 'served by the plaintiff', 'no-server'],
    ['mail is no service', 'mailed', 'no-manner'],
    ['an ignored request is no service', 'waiver ignored', 'no-manner'],
    ['an objection can be lost', 'mailed, then answered', 'yes-objection'],
    ['60 days from the request', 'due after waiver', '60 from first'],
    ['the later of two periods', 'due after an early amendment', '21 from first'],
  ] as const)('%s', (_name, matter, reason) => {
    expect(serviceAndResponse.decide({ matter, start: '0' }).reasons[0]).toBe(reason)
  })
})
