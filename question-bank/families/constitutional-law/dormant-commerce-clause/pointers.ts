import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, whom the law sorts and what the state is doing. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['shield', 'export', 'county'],
    'Who is kept out or cut off, and what reason is left once help for locals is set aside?',
    'Who is kept out or cut off, and for what reason?',
  ],
  [
    ['pest, other means', 'pest, no other means'],
    'The danger is real. Could anything short of a ban meet it?',
    'The danger is real. Is there any other way to meet it?',
  ],
  [
    ['shield > consent', 'export > consent', 'exemption > consent'],
    'Read what Congress has said on the very point.',
    'Read the federal words. Do they reach this very measure?',
  ],
  [
    ['label', 'useless', 'methods', 'shops'],
    'The rule is the same for all. Put its cost to trade on one scale and its good to people on the other.',
    'The rule is the same for all. Weigh what it costs against what it does.',
  ],
  [
    ['seller', 'packing'],
    'What does the state itself buy or sell here, and does the rule stop there?',
    'In what business is the state itself, and does the rule stop there?',
  ],
  [
    ['public plant', 'private plant'],
    'Who owns the plant that everyone must use, and who is shut out?',
    'Who owns the place that everyone must use?',
  ],
  [
    ['subsidy', 'rebate', 'exemption'],
    'Follow the money: where does it come from, and into whose hands does it go?',
    'Follow the money from its source to its end.',
  ],
  [
    ['remote seller', 'no nexus', 'all income'],
    'What does the wholesaler do in the state that collects, and is the sum measured by that?',
    'What goes on in the state that collects, and is the sum measured by that?',
  ],
])
