import type { ThirdFacts } from './facts.ts'

/** One row of the table: what is true of the facts, what could be argued too, and what tempts and is wrong. */
export interface Row {
  readonly level: number
  readonly reasons: readonly [string, ...string[]]
  readonly arguable: readonly string[]
  readonly wrong: readonly string[]
  readonly path: readonly string[]
}

function row(path: string, level: number, reasons: string, arguable: string, wrong: string): Row {
  const list = (text: string) => text.split(' ').filter((word) => word !== '')
  const [first = '', ...rest] = list(reasons)
  return { level, reasons: [first, ...rest], arguable: list(arguable), wrong: list(wrong), path: list(path) }
}

/** By how the third comes in and what happened then. */
const ROWS: Readonly<Record<string, Row>> = {
  'beneficiary gift': row(
    'donee',
    2,
    'yes-intended',
    'yes-unrelated yes-fixed',
    'yes-consent no-incidental no-personal no-defense',
  ),
  'beneficiary debt': row(
    'creditor',
    3,
    'yes-intended',
    'yes-unrelated yes-fixed yes-bound',
    'yes-consent no-incidental no-personal no-defense',
  ),
  'beneficiary profit': row(
    'incidental',
    4,
    'no-incidental',
    'no-free no-defense',
    'no-personal yes-intended yes-fixed yes-bound',
  ),
  'beneficiary recalled': row(
    'early',
    5,
    'no-free no-paid',
    '',
    'no-incidental no-personal yes-fixed yes-notpaid yes-intended',
  ),
  'beneficiary relied': row(
    'relied',
    5,
    'yes-fixed',
    'yes-intended yes-notpaid',
    'yes-consent no-free no-paid no-incidental no-personal',
  ),
  'beneficiary agreed': row(
    'agreed',
    6,
    'yes-fixed',
    'yes-intended yes-notpaid',
    'yes-consent no-free no-paid no-incidental',
  ),
  'beneficiary unearned': row(
    'unearned',
    5,
    'no-defense',
    'no-free',
    'no-incidental no-personal yes-unrelated yes-intended yes-fixed',
  ),
  'beneficiary offset': row(
    'separate',
    7,
    'yes-unrelated',
    'yes-intended',
    'yes-consent yes-fixed no-defense no-incidental no-personal',
  ),
  'assignment plain': row(
    'assigned',
    2,
    'yes-consent',
    'yes-unrelated yes-fixed',
    'yes-intended no-personal no-incidental no-defense',
  ),
  'assignment clause': row(
    'clause-right',
    5,
    'yes-ban',
    'yes-consent yes-unrelated',
    'yes-intended no-ban no-personal no-incidental',
  ),
  'assignment unaware': row(
    'paid-early',
    4,
    'no-paid',
    'no-defense',
    'no-ban no-personal no-incidental yes-notpaid yes-ban yes-consent yes-intended',
  ),
  'assignment warned': row(
    'paid-late',
    4,
    'yes-notpaid',
    'yes-consent yes-unrelated yes-fixed',
    'yes-intended no-paid no-personal no-incidental no-defense',
  ),
  'assignment unearned': row(
    'unperformed',
    4,
    'no-defense',
    '',
    'no-ban no-personal no-incidental yes-unrelated yes-ban yes-intended',
  ),
  'assignment offset': row(
    'later-claim',
    7,
    'yes-unrelated',
    'yes-ban yes-consent',
    'yes-intended no-defense no-ban no-personal no-incidental',
  ),
  'assignment first': row(
    'earlier',
    6,
    'yes-first',
    'yes-consent yes-fixed',
    'yes-intended no-later no-free no-personal no-incidental',
  ),
  'assignment second': row(
    'later',
    6,
    'no-later',
    'no-free',
    'no-ban no-personal no-incidental yes-first yes-ban',
  ),
  'assignment spoken': row(
    'gift-spoken',
    7,
    'no-free',
    'no-later',
    'no-personal no-incidental yes-first yes-fixed yes-consent yes-intended',
  ),
  'assignment written': row(
    'gift-written',
    7,
    'yes-fixed',
    'yes-consent yes-first',
    'yes-intended no-free no-later no-personal no-incidental',
  ),
  'delegation plain': row(
    'delegable',
    3,
    'yes-consent',
    'yes-bound yes-fixed',
    'yes-intended no-personal no-release no-incidental no-defense',
  ),
  'delegation clause': row(
    'clause-duty',
    6,
    'no-ban',
    'no-personal',
    'no-release no-incidental yes-ban yes-bound',
  ),
  'delegation personal': row(
    'chosen',
    3,
    'no-personal',
    '',
    'no-release no-incidental yes-consent yes-bound yes-intended',
  ),
  'delegation botched': row(
    'not-released',
    4,
    'yes-bound',
    'yes-intended',
    'yes-unrelated no-release no-incidental no-defense',
  ),
  'delegation replaced': row(
    'novation',
    5,
    'no-release',
    'no-personal no-free',
    'no-incidental no-defense yes-bound yes-consent yes-unrelated',
  ),
  'delegation assumed': row(
    'assumed',
    6,
    'yes-intended',
    'yes-unrelated',
    'yes-bound no-incidental no-personal no-release',
  ),
  'delegation debt': row(
    'still-owes',
    5,
    'yes-bound',
    'yes-intended',
    'yes-unrelated no-release no-incidental no-paid',
  ),
}

/** The row of these facts; undefined where they cannot happen. */
export function rowOf({ way, turn }: ThirdFacts): Row | undefined {
  return ROWS[`${way} ${turn}`]
}
