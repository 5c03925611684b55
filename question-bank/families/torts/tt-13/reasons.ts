import type { Reason } from '../../engine/contract.ts'
import type { VicariousFacts, VicariousSkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-scope': {
    side: 'yes',
    texts: [
      'the harm was done in the course of the very work that the worker was engaged for',
      'at that moment the worker was about the business of the one who pays the wages',
    ],
    lesson: 'Work for the employer must have been going on at the moment when the harm was done.',
  },
  'yes-detour': {
    side: 'yes',
    texts: [
      'a small departure that any employer would foresee leaves the worker within the work',
      'a brief break along the way is too slight to take the worker out of the employment',
    ],
    lesson: 'A departure is overlooked only while it is slight in time, distance and purpose.',
  },
  'yes-manner': {
    side: 'yes',
    texts: [
      'what is done to further the work stays within it, however wrongful or unwelcome',
      'a wrong way of serving the employer is still a way of serving the employer',
    ],
    lesson:
      'Wrongful or forbidden conduct is within the work only where it was meant, at least in part, to serve the employer.',
  },
  'yes-control': {
    side: 'yes',
    texts: [
      'what counts is control over the details of the work, whatever the parties call it',
      'one who is directed in how to work is an employee under any name in the contract',
    ],
    lesson: 'The right to control the manner of the work throughout is what makes an employee.',
  },
  'yes-danger': {
    side: 'yes',
    texts: [
      'the work carried a special danger, and the harm came from exactly that danger',
      'whoever has work done that is perilous in itself answers for want of precautions',
    ],
    lesson: 'Special danger must lie in the work itself, and the harm must come from it.',
  },
  'yes-duty': {
    side: 'yes',
    texts: [
      'a duty such as this may be entrusted to another but cannot be shifted to him',
      'the law holds the one who owes such a duty to it, no matter who is paid to perform',
    ],
    lesson:
      'Duties that cannot be shifted are exceptional, such as keeping a place safe for the public it invites.',
  },
  'yes-own': {
    side: 'yes',
    texts: [
      'the party sued was careless in its own right, apart from what the other one did',
      'liability rests here on the fault of the party sued and is not borrowed from another',
    ],
    lesson: 'Fault of one’s own needs something known that called for another choice or for control.',
  },
  'yes-retained': {
    side: 'yes',
    texts: [
      'whoever keeps a part of the work under direction must direct that part with care',
      'control that was kept over one part of the work has to be used with due care',
    ],
    lesson: 'Control kept over a part of the work matters where the harm came from how it was used.',
  },
  'yes-service': {
    side: 'yes',
    texts: [
      'one person may serve another as an employee does, though no wage is promised',
      'service at another’s wish and direction counts as employment even without pay',
    ],
    lesson: 'Unpaid service makes one liable only where it was rendered at that person’s wish and direction.',
  },
  'no-frolic': {
    side: 'no',
    texts: [
      'what the worker did just then was private, with nothing of the employer’s work in it',
      'at that moment the worker pursued purely private ends, outside the employment',
    ],
    lesson:
      'Conduct is outside the employment only where it is wholly private: a great departure, a private quarrel, the way home.',
  },
  'no-contractor': {
    side: 'no',
    texts: [
      'one who leaves the manner of work to an independent business does not answer for it',
      'an independent business was in charge of how the work was done and bears its faults',
    ],
    lesson:
      'That rule for contractors yields to special danger, duties that cannot be shifted, and fault of the hirer.',
  },
  'no-collateral': {
    side: 'no',
    texts: [
      'the slip was of an everyday kind and no part of what makes such work perilous',
      'the exception for perilous work stops short of slips that have no tie to its peril',
    ],
    lesson: 'An everyday slip is left to the contractor only where the work was perilous for another reason.',
  },
  'no-own': {
    side: 'no',
    texts: [
      'the party sued was not careless, and answers for no carelessness but its own',
      'without some fault of its own the party sued has nothing to answer for',
    ],
    lesson: 'An employer answers for its employee’s torts within the work without any fault of its own.',
  },
  'no-relation': {
    side: 'no',
    texts: [
      'neither kinship nor ownership makes one person answer for the fault of another',
      'to be a parent or an owner is by itself no ground for bearing another’s fault',
    ],
    lesson: 'That rule does not protect a parent or owner who knew of a danger and let it be.',
  },
  'no-cause': {
    side: 'no',
    texts: [
      'the free act of another person cuts off whatever fault may have gone before it',
      'whatever came before, the law looks to the last person who could have been careful',
    ],
    lesson: 'Another’s act does not cut off fault that lies in making that very act likely.',
  },
  'no-clause': {
    side: 'no',
    texts: [
      'the terms of the contract lay every such risk on the other side and settle the matter',
      'by the terms agreed between them the risk of such harm lay wholly with the other side',
    ],
    lesson: 'Terms between the parties bind the parties and not the person who is hurt.',
  },
}

/** Right in no fact pattern, and offered through a misconception alone. */
const SLIPS: readonly string[] = ['no-cause', 'no-clause']

export const reasonIds: readonly string[] = Object.keys(REASONS).filter((id) => !SLIPS.includes(id))

export function reason(id: string, _facts: VicariousFacts, _skin: VicariousSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`tt-13 has no reason ${id}`)
  return found
}

const DEPARTURES: readonly VicariousFacts['event'][] = [
  'detour',
  'frolic',
  'returned',
  'weekend',
  'commute',
  'errand',
]

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, { relation, event }: VicariousFacts): boolean {
  const employee = relation === 'employee'
  const contractor = relation === 'contractor'
  switch (id) {
    case 'yes-scope':
      return employee
    case 'no-frolic':
      return employee || event === 'ordinary' || event === 'aside from it' || event === 'favor'
    case 'yes-detour':
      return DEPARTURES.includes(event)
    case 'yes-manner':
      return ['forbidden', 'weekend', 'frolic', 'collecting', 'quarrel'].includes(event)
    case 'yes-service':
      return relation === 'child' || relation === 'borrower'
    case 'yes-control':
      return contractor || event === 'label'
    case 'yes-danger':
    case 'yes-duty':
    case 'no-contractor':
      return contractor || event === 'label'
    case 'yes-retained':
    case 'no-collateral':
      return contractor
    case 'no-own':
      return event !== 'bad choice' && event !== 'retained' && event !== 'known danger'
    case 'no-relation':
    case 'no-cause':
      return relation === 'child' || relation === 'borrower'
    default:
      return true
  }
}
