import type { ReasonTable } from '../../engine/tables.ts'
import type { StrictFacts, StrictStory } from './facts.ts'

/** What may be said for and against strict liability. */
export const reasons = {
  'yes-kind': {
    side: 'yes',
    texts: [
      'an animal of such a kind is kept at the owner’s own risk, whatever it had shown of itself',
      'whoever keeps an animal of such a kind bears its risk, whatever it had shown of itself',
    ],
    lesson: 'The kind alone is enough only for wild animals that are likely to injure if not restrained.',
  },
  'yes-known': {
    side: 'yes',
    texts: [
      'what had happened at earlier times was enough to put the risk on the defendant',
      'the risk was put on the defendant by what had happened at earlier times',
    ],
    lesson: 'Earlier events count when they showed a dangerous tendency that is abnormal for a tame kind.',
  },
  'yes-intrude': {
    side: 'yes',
    texts: [
      'those who possess land are protected against such an intrusion on it, fault or no fault',
      'such an intrusion on land is answered for, fault or no fault, to those who possess it',
    ],
    lesson: 'Intrusion on land is enough for livestock and most animals, when the possessor is harmed by it.',
  },
  'yes-activity': {
    side: 'yes',
    texts: [
      'so great a danger, which no care removes, is borne by the one who introduces it',
      'the one who introduces so great a danger bears it, since no care removes it',
    ],
    lesson: 'An activity is abnormally dangerous if it is uncommon and stays highly dangerous despite care.',
  },
  'yes-reach': {
    side: 'yes',
    texts: [
      'harm that flows from the special danger is covered, even where nothing was struck',
      'even where nothing was struck, harm that flows from the special danger is covered',
    ],
    lesson: 'Contact is not needed where the harm flows from what makes the thing abnormally dangerous.',
  },
  'yes-share': {
    side: 'yes',
    texts: [
      'a lack of care for one’s own safety can only lower the sum that is owed here',
      'the sum that is owed here can only be lowered by a lack of care for one’s safety',
    ],
    lesson: 'Carelessness of the injured reduces what is recovered where strict liability exists at all.',
  },
  'no-knowledge': {
    side: 'no',
    texts: [
      'without earlier notice of a vice the defendant answers only for a want of care',
      'the defendant answers only for a want of care unless there was earlier notice of a vice',
    ],
    lesson: 'Notice of an abnormal tendency is asked for where an animal of a tame kind attacks.',
  },
  'no-ordinary': {
    side: 'no',
    texts: [
      'what such an animal does by the ways of its kind is left to the law of negligence',
      'the law of negligence alone deals with what such an animal does by the ways of its kind',
    ],
    lesson: 'The usual ways of a tame kind bring no strict liability for an attack.',
  },
  'no-risk': {
    side: 'no',
    texts: [
      'harm of another sort than the special danger threatens is outside the strict rule',
      'the strict rule leaves out harm of another sort than the special danger threatens',
    ],
    lesson: 'The harm must come from the risk that is the ground of the strict liability.',
  },
  'no-pet': {
    side: 'no',
    texts: [
      'the strict rule on straying animals leaves out the common companions of the household',
      'the common companions of the household are left out of the strict rule on straying animals',
    ],
    lesson: 'Dogs and cats are left out of the rule on intruding animals, though not of that on known vices.',
  },
  'no-road': {
    side: 'no',
    texts: [
      'the strict rule on straying animals is for the possessors of land and not for road users',
      'the strict rule on straying animals is not for road users but for the possessors of land',
    ],
    lesson: 'The rule on intruding animals protects possessors of land; travelers must prove negligence.',
  },
  'no-common': {
    side: 'no',
    texts: [
      'an activity that is part of everyday life in the area is left to the law of negligence',
      'the law of negligence alone deals with an activity that is part of everyday life in the area',
    ],
    lesson: 'Common usage takes an activity out of strict liability, however dangerous it is.',
  },
  'no-safe': {
    side: 'no',
    texts: [
      'a danger that reasonable care can make small is left to the law of negligence',
      'the law of negligence alone deals with a danger that reasonable care can make small',
    ],
    lesson: 'An activity is not abnormally dangerous if reasonable care makes its risk slight.',
  },
  'no-benefit': {
    side: 'no',
    texts: [
      'one who comes close to such a danger to gain by it is outside the strict rule',
      'the strict rule leaves out one who comes close to such a danger to gain by it',
    ],
    lesson: 'Strict liability ends where the injured sought out the danger for the sake of some benefit.',
  },
  'no-obliged': {
    side: 'no',
    texts: [
      'one on whom the law imposes such a task for the public is outside the strict rule',
      'the strict rule leaves out one on whom the law imposes such a task for the public',
    ],
    lesson: 'Only a duty imposed by law takes the keeping or the activity out of strict liability.',
  },
} as const satisfies ReasonTable<StrictFacts, StrictStory>
