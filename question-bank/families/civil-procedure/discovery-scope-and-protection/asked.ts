import type { Twist } from './facts.ts'

/** The discovery that the motion is about, reading on after "entitled to". */
const ASKED: Readonly<Record<Twist, string>> = {
  inadmissible: 'the letter',
  unpleaded: 'the records',
  costly: 'the older records',
  backup: 'the emails on the tapes',
  'backup-only': 'the emails on the tapes',
  routine: 'the form',
  statement: 'the statement',
  died: 'the statement',
  impressions: 'the memorandum',
  own: 'the recording',
  names: 'an answer to the interrogatory',
  seen: 'an answer to the question',
  told: 'an answer to the question',
  consultant: 'the deposition',
  fire: 'the deposition',
  draft: 'the drafts',
  data: 'that part of the email',
  strategy: 'the email',
  bystander: 'the deposition',
  careful: 'use the email',
  careless: 'use the email',
  slow: 'use the email',
  order: 'use the email',
  stranger: 'the email',
  chosen: 'the other two emails',
  others: 'the other two emails',
}

export const asked = (twist: Twist): string => ASKED[twist]
