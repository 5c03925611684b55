import { plain, topicWords } from '#rules/asking/words.ts'
import { MIXED, type PlayableSubject, type Subject } from '#rules/subjects.ts'
import { factsIn } from './facts.ts'

export const INTENTS = [
  'explain', // tell a rule
  'compare', // tell two apart
  'approach', // how to attack such a question
  'why', // why was my answer wrong
  'quiz',
  'study', // what should I study
  'live', // the answer to a question still open
  'app', // how the app itself works
  'talk', // greetings, thanks, and a bad day
  'choose', // which of two or three rules was meant, asked back
  'real', // legal trouble of one's own, which is not for a study aid
  'unknown',
] as const
export type Intent = (typeof INTENTS)[number]

/** Which part of a rule is asked for; the whole where none is named. */
export type Part = 'whole' | 'short' | 'example' | 'elements' | 'traps' | 'authorities' | 'other side'

/** A message as it was understood, before any rule is looked up. */
export interface ReadMessage {
  intent: Intent
  /** the two sides of a comparison */
  sides: [string, string] | null
  part: Part
  subject: PlayableSubject | null
  /** as it was written */
  asked: string
  /** what happened, as it was told */
  facts: readonly string[]
  /** it leans on what was said before: 'and in contract?', 'its elements?' */
  leans: boolean
}

const SUBJECT_WORDS: readonly [RegExp, Subject][] = [
  [/\bciv(il)? ?pro(cedure)?\b/, 'Civil Procedure'],
  [/\bcon(stitutional)? ?law\b/, 'Constitutional Law'],
  [/\bcontracts?( law)?\b|\bsales\b/, 'Contracts'],
  [/\bcrim(inal)?( ?(law|pro(cedure)?))?\b/, 'Criminal Law/Procedure'],
  [/\bevidence\b/, 'Evidence'],
  [/\b(real )?property\b/, 'Real Property'],
  [/\btorts?( law)?\b/, 'Torts'],
]

/** The subject a message names, where it names one. */
function subjectIn(message: string): Subject | null {
  const text = plain(message)
  return SUBJECT_WORDS.find(([words]) => words.test(text))?.[1] ?? null
}

/** Questions that are on screen now are not answered by anyone, so nobody needs to ask which one. */
const LIVE =
  /\b(on (my|the) screen|(current|open|live) (question|one)|answer key|todays? (daily|case|casefile|question)|(which|what) (choice|option|letter|answer)\b.*\b(pick|choose|correct|right)|(correct|right) (answer|option|choice|letter)\b(?! was)|^is it [a-d]( or [a-d])?\W*$|(whats|what is|give me|tell me) the answer\b(?! (deadline|must|may|pleading|due|in civ)))/
const PAST = /\b(was|were|did|got|last|previous|missed)\b/

const PATTERNS: readonly [Intent, RegExp][] = [
  [
    'why',
    /\bwhy (was|were|did|is|am|are) (my|i|that|it|the|this)\b.*\b(wrong|incorrect|miss(ed)?|right|correct|lose|lost)\b|\b(my|the|that) (last|previous|latest) (mistake|miss|error|answer|question|one)\b|\bwhat did i (miss|get wrong|do wrong)\b|\bwhere did i go wrong\b|\bi got (it|that|this|the last one) wrong\b|\bwhy (not |is |was |isnt |wasnt )?(answer |option |choice )?[a-d]\b( (wrong|right|correct|incorrect|not)\b|\W*$)/,
  ],
  [
    'quiz',
    /\b(quiz|drill|grill) me\b|\btest (me|my)\b|\bask me (a|an|some|another)\b|\b(practice|sample|another|one more) questions?\b|\bgive me (a|an|some|another) (\w+ )?(question|problem|hypo)s?\b/,
  ],
  [
    'study',
    /\bwhat (should|do|can|must) i (study|work on|review|practi[cs]e|focus on|learn|do) ?(next|first|now|today|more|for|in|about|$|\?)|\bwhere am i (weak|weakest|struggling)\b|\b(my )?weak(est|er|ness|nesses)? (areas?|spots?|points?|topics?|subjects?)\b|\bmy weakness(es)?\b|\bstudy plan\b|^(\w+ ){0,2}what (next|now)\W*$|\bhow am i doing\b|\bhow (do|can|should|could|would) i ((get better|do better|get good)( (at|in|on|with|for|scores?|results?|grades?)\b|\W*$)|improve( (at|in|for)\b|( my| in my)? (\w+ )?(scores?|accuracy|rank|rating|mastery|skills?|memory|performance|results?|grades?)\b|\W*$))|\bwhere (should|do) i (start|begin)\b/,
  ],
  [
    'approach',
    /\bhow (do|should|would|can|could) (i|you|we|one) (best )?(approach|attack|tackle|analy[sz]e|answer|solve|handle|spot|work through|break down|think about)\b|\b(approach|strategy|tips|roadmap|framework|checklist) (to|for|on|in)\b|\bbest way to (approach|attack|tackle|analy[sz]e|answer|solve|handle|spot)\b|\bhow do i (approach|attack|tackle) (it|this|that|these|them)\b/,
  ],
]

const TALK =
  /^(hi+|hello+|hey+|yo|howdy|greetings|good (morning|afternoon|evening|day|night)|thanks?( you)?( so much| a lot)?|thx|ty|cheers|bye|goodbye|see (you|ya)|ok(ay)?|cool|great|nice|awesome|got it|i see|sorry|help|lol|yes|no|who (are|r) (you|u)|who are you really|what (are|r) (you|u)|whats your name|are you (a |an )?(bot|human|ai|real|person|lawyer)|what can you do|how (are you|can you help|do you work|is it going)|what do you do|who is atticus|are you there)\b[\s!.,?]*((atticus|there|again|very much|for (that|the help|your help)|today|me)[\s!.,?]*)*$/

/** Words of small talk alone, in any order: 'thanks man ur a lifesaver', 'lol ok', 'that was really helpful'. */
const SMALL_TALK = new Set(
  (
    'hi hello hey yo howdy thanks thank thx ty tysm cheers bye ok okay k kk cool great nice awesome sweet perfect lol haha lmao ' +
    'sorry yes yeah yep no nope nah nvm nevermind wow good job amazing brilliant love helpful helps helped appreciate lifesaver ' +
    'legend goat best friend genius smart bot atticus man bro dude buddy pal sir so much very really a an the you u ur your youre ' +
    'are r is was were that thats this it its all for me i im makes sense got see fine alright gotcha there again today lot help one app'
  ).split(' '),
)
/** Words without which the others are no small talk: 'is that good' asks of the last reply. */
const TALKS =
  /\b(hi|hello|hey|yo|howdy|thanks?|thx|ty|tysm|cheers|bye|ok|okay|kk?|cool|awesome|nice|great|perfect|sweet|love|haha|lol|lmao|sorry|nvm|nevermind|wow|amazing|brilliant|helpful|helps|helped|appreciate|lifesaver|legend|goat|genius|gotcha|makes sense|good (job|bot))\b/

const isSmallTalk = (text: string): boolean => {
  const words = text.match(/[a-z0-9]+/g) ?? []
  return !/^(is|was|are) /.test(text) && TALKS.test(text) && words.every((word) => SMALL_TALK.has(word))
}

const COMPARE: readonly RegExp[] = [
  /\bdifferen(?:ce|t|tiate|ces)\b.*?\b(?:between|of)\b\s+(.+?)\s+(?:and|vs\.?|versus|from|or)\s+(.+)/,
  /\bhow (?:does|do|is|are)\s+(.+?)\s+(?:differ(?:ent)?|distinct|distinguished) (?:from|than|to)\s+(.+)/,
  /\b(?:compare|contrast|distinguish)\s+(.+?)\s+(?:and|with|to|from|vs\.?|versus|against)\s+(.+)/,
  /^(.+?)\s+(?:vs\.?|versus|v\.?s\.?)\s+(.+)/,
]

/** Case names have a 'v.' too; they are no comparison. */
function sidesIn(text: string): [string, string] | null {
  for (const pattern of COMPARE) {
    const [, one, other] = pattern.exec(text) ?? []
    if (one && other) return [one, other.replace(/[?.!]+$/, '')]
  }
  return null
}

const PARTS: readonly [Part, RegExp][] = [
  [
    'short',
    /\b(like im (five|5|a (kid|child))|eli5|(plain|simple|easy) (english|terms?|words?|language)|tl ?dr|in a nutshell|in (one|two) sentences?|short version|simpler|shorter|dumb (it|this|that) down|(i|i (still|really|just)) (dont|didnt|do not|cant) (get|understand) (it|this|that)|you lost me|(its|thats|that was|way) too (long|complicated|wordy)\W*$)|\b(explain|define|describe)\b.*\b(simply|briefly)\b/,
  ],
  [
    'example',
    /\b(give|show|tell) me (an? |some |any |another )?(\w+ )?examples?\b|\b(need|want|have|got|another|an|any|more) (an? |some |any )?examples?\W*$|^(an? |some |any )?(\w+ )?examples?( of\b|\W*$)/,
  ],
  ['elements', /\belements?\b|\brequirements?\b|\bwhat must be (shown|proved|proven)\b|\bsteps\b/],
  ['traps', /\btraps?\b|\bpitfalls?\b|\bcommon mistakes?\b/],
  ['authorities', /\bauthorit(y|ies)\b|\bcitations?\b|\bsources?\b|\bwhat case\b|\bwhich (case|rule)\b/],
]

const LEANING =
  /^(and|but|what about|how about|also|ok(ay)? and|so|now|then|what if|same|flip|does|any|works?|applies|apply|counts?|matters?|unless|except|even if|only if|still)\b|^(flip|reverse|switch|swap)\b|^(why|more|go on|continue|elaborate|say more|tell me more|another example|(can you )?give (me )?an? example|examples?|explain (more|further|again|that)|simpler|shorter|the (elements|traps|exceptions?|requirements))\b/

/** Words that stand for what was said before; in a long question they stand for its own facts. */
const POINTING = /\b(it|its|this|that|these|those|them|they)\b/
const SHORT = 4

/** 'Flip it': the other side's view of the same rule. */
const FLIPPED =
  /\b(flip|reverse|switch|swap)( it| that| this| (the )?(facts|sides|roles|parties))?\b|\bother (side|way around|way round)\b|\bopposite\b/

/** 'Flip it: she's the seller': what follows is the change, and the rule is read as it was. */
const THEN_FLIPPED = /^\W*(?:flip|reverse|switch|swap)\b[^,.:;–—-]*[,.:;–—-]+\s*(\S+\s.*)$/is

/** Reads a message: by its words alone, no rule looked up yet. */
export function requestIn(message: string): ReadMessage {
  const text = plain(message).replace(/\s+/g, ' ').trim().slice(0, 600)
  const sides = sidesIn(text)
  const subject = /\bmixed\b/.test(text) ? MIXED : subjectIn(text)
  const part = PARTS.find(([, words]) => words.test(text))?.[0] ?? 'whole'
  const topic = topicWords(text)
  // A message that names no topic of its own is about the one before it.
  const leans = LEANING.test(text) || topic.length === 0 || (POINTING.test(text) && topic.length <= SHORT)
  const flipped = THEN_FLIPPED.exec(message)?.[1]
  return {
    intent: intentOf(text, sides),
    sides,
    part: FLIPPED.test(text) && !flipped ? 'other side' : part,
    subject,
    asked: message,
    facts: factsIn(flipped ?? message),
    leans,
  }
}

function intentOf(text: string, sides: [string, string] | null): Intent {
  if (TALK.test(text) || isSmallTalk(text)) return 'talk'
  const named = PATTERNS.find(([, words]) => words.test(text))?.[0]
  if (named === 'why') return 'why'
  if (LIVE.test(text) && !PAST.test(text)) return 'live'
  if (named) return named
  return sides ? 'compare' : 'explain'
}
