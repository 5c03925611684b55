import { describe, expect, it } from 'vitest'
import {
  dated,
  isClosed,
  later,
} from '../../../../question-bank/families/civil-procedure/service-waiver-and-response-times/calendar.ts'
import {
  COUNTS,
  type CountId,
  daysTold,
  isOffered,
  lastDayOf,
} from '../../../../question-bank/families/civil-procedure/service-waiver-and-response-times/due.ts'
import type { ServiceFacts } from '../../../../question-bank/families/civil-procedure/service-waiver-and-response-times/facts.ts'
import { serviceAndResponse } from '../../../../question-bank/families/civil-procedure/service-waiver-and-response-times/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

type Matter = ServiceFacts['matter']

/** The act of service, as Rule 4 would put it. */
interface Act {
  readonly age: number
  readonly party: boolean
  readonly to: 'in person' | 'resident' | 'guest' | 'coworker' | 'agent' | 'officer' | 'employee' | 'mail'
  readonly day: number
  readonly abroad?: boolean
  readonly cause?: boolean
  /** True where the answer, as amended within the time for it, leaves the objection out. */
  readonly omitted?: boolean
}
const plain: Act = { age: 40, party: false, to: 'in person', day: 60 }
const ACTS: Partial<Record<Matter, Act>> = {
  'served by the plaintiff': { ...plain, party: true },
  'served by a minor': { ...plain, age: 17 },
  'served by a relative': { ...plain, age: 45 },
  'left at home with a resident': { ...plain, to: 'resident' },
  'left at home with a guest': { ...plain, to: 'guest' },
  'left at work': { ...plain, to: 'coworker' },
  refused: plain,
  agent: { ...plain, to: 'agent' },
  mailed: { ...plain, to: 'mail' },
  'mailed, then answered': { ...plain, to: 'mail', omitted: true },
  'mailed, then amended': { ...plain, to: 'mail', omitted: false },
  'waiver ignored': { ...plain, to: 'mail' },
  'officer of a company': { ...plain, to: 'officer' },
  'worker of a company': { ...plain, to: 'employee' },
  'late, good cause': { ...plain, day: 120, cause: true },
  'late, no cause': { ...plain, day: 120 },
  'late, abroad': { ...plain, day: 140, abroad: true },
}

function stands(act: Act): boolean {
  const rule4c2 = act.age >= 18 && !act.party
  const rule4eh = ['in person', 'resident', 'agent', 'officer'].includes(act.to)
  const rule4m = act.day <= 90 || act.cause === true || act.abroad === true
  return (rule4c2 && rule4eh && rule4m) || act.omitted === true
}

/** The last day, in days from the first of the two days told: the rules of 12(a) and 15(a)(3) one by one, before 6(d). */
const DUE: Partial<Record<Matter, number>> = {
  'due after filing and service': 13 + 21,
  'due after service and proof': 0 + 21,
  'due after waiver': 0 + 60,
  'due after waiver abroad': 0 + 90,
  'due from the government': 8 + 60,
  'due after a mailed counterclaim': 8 + 21,
  'due after an electronic counterclaim': 8 + 21,
  'due after a denied motion': 50 + 14,
  'due after a late amendment': Math.max(21, 15 + 14),
  'due after an early amendment': Math.max(21, 3 + 14),
  'due after a mailed amendment': Math.max(21, 15 + 14),
}

describe('Service, waiver and response times', () => {
  const patterns = factPatternsOf(serviceAndResponse)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(17 + 11 * 4)
    for (const pattern of patterns) {
      const facts = pattern.facts as ServiceFacts
      const act = ACTS[facts.matter]
      if (act) {
        expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, stands(act)])
        continue
      }
      for (const story of serviceAndResponse.stories) {
        const told = serviceAndResponse
          .reason(pattern.reasons[0] ?? '', facts, story)
          .texts[0]?.split(', because')[0]
        const [first] = daysTold(facts, story)
        const three = facts.matter.includes('mailed') ? 3 : 0
        const due = new Date(first.getTime() + ((DUE[facts.matter] ?? 0) + three) * 86_400_000)
        expect([facts, story.id, told]).toEqual([facts, story.id, dated(due)])
      }
    }
  })

  it('tells and offers court days alone, all different and none before March', () => {
    for (const { facts } of patterns) {
      const at = facts as ServiceFacts
      if (!at.matter.startsWith('due')) continue
      for (const story of serviceAndResponse.stories) {
        const offered = (Object.keys(COUNTS) as CountId[]).filter((id) => isOffered(id, at))
        const days = offered.map((id) => lastDayOf(id, at, story))
        const told = daysTold(at, story)
        const dates = [...told, ...days.map((day) => new Date(`${day}, 2027 UTC`))]
        expect([at, story.id, new Set(days).size]).toEqual([at, story.id, days.length])
        expect([at, story.id, dates.filter(isClosed)]).toEqual([at, story.id, []])
        expect(told[0].getUTCMonth()).toBeGreaterThan(1)
      }
    }
  })

  it('knows on which days the courts are closed', () => {
    expect(isClosed(later(5, 29, 0))).toBe(true)
    expect(isClosed(later(5, 24, 7))).toBe(true)
    expect(isClosed(later(5, 25, 7))).toBe(false)
  })

  it.each([
    ['a party may not serve', 'served by the plaintiff', 'no-server'],
    ['mail is no service', 'mailed', 'no-manner'],
    ['an ignored request is no service', 'waiver ignored', 'no-manner'],
    ['an objection can be lost', 'mailed, then answered', 'yes-objection'],
    ['an amendment as a matter of course keeps an objection', 'mailed, then amended', 'no-preserved'],
    ['60 days from the request', 'due after waiver', '60 from first'],
    ['the later of two periods', 'due after an early amendment', '21 from first'],
  ] as const)('%s', (_name, matter, reason) => {
    expect(serviceAndResponse.decide({ matter, start: '0' }).reasons[0]).toBe(reason)
  })
})
