import type { MisconceptionTable } from '../../engine/tables.ts'
import type { ImmunityFacts, ImmunityStory } from './facts.ts'
import { lessons } from './lessons.ts'
import type { reasons } from './reasons.ts'

/** A view that leads to one reason wherever it applies. The lesson of the reason says how it mistakes the facts. */
const view = (label: string, gives: keyof typeof lessons) => ({ label, gives, correction: lessons[gives] })

/** Sovereign immunity as students get it wrong. */
export const misconceptions = {
  'agencies-are-separate': view('an agency is a separate body', 'yes-county'),
  'text-of-the-amendment': view('the amendment covers citizens of other states only', 'yes-plaintiff'),
  'officer-is-never-the-state': view('an officer is never the state', 'yes-pocket'),
  'young-covers-all': view('any order may be had under Ex parte Young', 'yes-order'),
  'clear-words-suffice': view('any power of Congress can lift the immunity', 'yes-congress'),
  'every-power-in-the-plan': view('the states gave up immunity to every federal power', 'yes-plan'),
  'consent-is-general': view('consent in one court is consent in all', 'yes-consent'),
  'everything-is-the-state': view('every public body is an arm of the state', 'no-arm'),
  'congress-never-can': view('Congress may never lift the immunity', 'no-power'),
  'cost-is-enough': view('any cost to the treasury bars a suit', 'no-treasury'),
  'waiver-is-the-only-way': view('only a waiver lets a suit proceed', 'no-elsewhere'),
  'officer-always-needed': view('an officer must always be named', 'no-named'),
} as const satisfies MisconceptionTable<ImmunityFacts, typeof reasons, ImmunityStory>
