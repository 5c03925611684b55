import { plain } from '#rules/asking/words.ts'

/** Fields of law outside the seven subjects, by words that no question of ours turns on. */
const FIELDS: readonly [string, RegExp][] = [
  [
    'family law',
    /\b(divorce[ds]?|alimony|child (custody|support)|prenup\w*|marital property|adopt a child)\b/,
  ],
  [
    'immigration law',
    /\b(green card|immigra(nt|tion)|visas?|asylum|deport(ed|ation)|citizenship test|naturaliz\w+)\b/,
  ],
  [
    'tax law',
    /\b(capital gains?|tax (rate|return|deduction|bracket|credit|exempt)s?|taxable|irs|deduct\w*|1040|1099|w-?2)\b|\bfile (my |our |your |their |his |her |joint )?tax(es| returns?)\b/,
  ],
  ['bankruptcy law', /\bbankrupt(cy|cies)\b|\bchapter (7|11|13)\b/],
  ['intellectual property', /\b(patent(s|able|ed)?|trademarks?|copyright\w*|trade secrets?)\b/],
  [
    'business organizations',
    /\b(llcs?|incorporate|bylaws|shareholders?|fiduciary duty of (a )?directors?|partnership agreement)\b/,
  ],
  ['securities law', /\b(insider trading|10b-?5|securities (act|fraud|law)|sec filing|ipo)\b/],
  [
    'employment law',
    /\b(workers?'? comp\w*|overtime|sick days?|maternity leave|eeoc|nlrb|labor union|minimum wage|vacation days|labor code|title vii|fmla|wrongful termination)\b/,
  ],
  ['antitrust law', /\b(antitrust|price fixing|monopol(y|ies|ize)|sherman act)\b/],
  [
    'foreign and international law',
    /\b((roman|sharia|french|german|english|japanese|chinese) law|international (criminal )?court|law of (the sea|war)|european (union|court))\b/,
  ],
  [
    'trusts and estates',
    /\b(revocable trust|spendthrift|intestate|probate|execute a will|holographic will)\b/,
  ],
]

/** The field of law a message is about when it is none of ours; null otherwise. */
export function fieldBeyond(message: string): string | null {
  const text = plain(message)
  return FIELDS.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Errands and small questions that are no question of law, though their words may stand in a rule. */
const ERRANDS: readonly [Errand, RegExp][] = [
  [
    'joke',
    /\b(tell|know|got|have|hear|give|crack|share) (me |us )?(an? |any |some |another |your best )?(\w+ )?jokes?\b/,
  ],
  [
    'essay',
    // 'How do I write an essay?' asks to be taught, and an assignment is a doctrine of ours too.
    /^(?!how (do|should|would|can) (i|you)\b).*(\b(write|draft|finish|type) (me |us )?(my |our |the |an? |this )?(\w+ ){0,3}(essay|term paper|research paper|case brief|legal memo)s?\b|\bdo (my|our|this|an?(?=.* for me\b)) (\w+ ){0,3}(essay|term paper|research paper|case brief|legal memo)s?\b|\b(write|draft|finish|type|do) (my|our|this) (\w+ )?(homework|assignments?)\b)/,
  ],
  [
    'other',
    /\b(what (time|day|date) is it|(whats|what is|what|hows|how is) the weather|weather (today|tomorrow|forecast)|tell me a story|write (me )?an? (poem|song|story|\w+ function)|super bowl|meaning of life|lose weight|how much do .* (earn|make)|next bar exam)\b/,
  ],
]

export type Errand = 'joke' | 'essay' | 'other'

/** The errand a message asks for; null for none. */
export function errandIn(message: string): Errand | null {
  const text = plain(message)
  return ERRANDS.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Attempts to change what Atticus is, or to see what is not the player's. */
const PRYING: readonly RegExp[] = [
  /\b(ignore|disregard|forget) (all |any |the |your |my )*(previous|prior|above|earlier|other)? ?(instructions?|rules|prompts?)\b/,
  /\bsystem prompt\b|\b(api|secret|private|admin|access) ?(keys?|tokens?)\b|\benvironment variables?\b|\b(your|the|my|admin|server|database) passwords?\b/,
  /\byou are now\b|\bjailbreak\b|\bdeveloper mode\b|\bdrop table\b|<\s*script/,
  /\b(other|another|all) (users?|players?|students?)\b.*\b(chat|history|messages?|data|emails?|answers?|account)\b/,
  // His instructions, and the data of others.
  /\b(print|repeat|show|output|reveal|dump|tell)\b.*\b(everything|all|words|text|prompt|instructions?|rules|memory)\b.*\b(above|before this|so far|verbatim)\b|\b(print|repeat|show|output|reveal|dump)( me)? your\b/,
  /\b(list|export|show|give|send|dump)\b.*\b(e ?mails?|logins?|credentials|passwords?)\b.*\b(users?|players?|students?|everyone)\b|\b(users?|players?|students?|everyones?) (e ?mails?|logins?|credentials|passwords?)\b/,
  /\b(hidden|secret) (answers?|keys?|prompts?)\b/,
  // Another part to play; those that the law gives to people are questions of ours.
  /\bpretend (that )?(you|youre|ur|u are|to be)\b|^((please|now|ok|okay|hey|atticus|lets|you|can|could|will|would|should|must|i want you to) )*(role[ -]?play|pose) as\b|^(ok |okay |so )?from now on,? (you|only|always|never|answer|respond|reply|talk|speak|act)\b|\b(in|like an?|use|talk|speak|do) (an? )?(pirate|yoda|gangster|shakespearean|robot|baby) (speak|talk|voice|style)\b|\b(talk|speak) (pirate|yoda|gangster|shakespearean)\b|\b(explain|answer|tell|say|talk|speak|respond|reply|teach)\b.*\blike (an? )?(pirate|yoda|gangster|robot|baby)\W*$|\b(act|talk|behave|speak|respond) (like|as) an? (pirate|robot|cowboy|different|human|person|baby|celebrity|character|grandmother|hacker|dog|cat|king|queen|villain|unrestricted|uncensored)\b/,
]

export const isPrying = (message: string): boolean => {
  const text = plain(message)
  return PRYING.some((words) => words.test(text))
}
