import { plain } from '#rules/asking/words.ts'
import type { Errand } from './beyond.ts'

const WHAT_I_DO =
  'Ask me to explain a rule, compare two, or show you how to attack a question. I can also go over your last miss, or tell you what to study next.'

/** Small talk, answered briefly. */
export function smallTalk(message: string): string {
  const text = plain(message)
  if (
    /\b(thanks?|thank you|thx|ty|tysm|cheers|lifesaver|legend|goat|the best|helpful|helps|helped|appreciate|love)\b/.test(
      text,
    )
  )
    return 'You’re welcome. Bring me the next one.'
  if (/\b(bye|goodbye|see (you|ya)|good night)\b/.test(text))
    return 'Court is adjourned. Come back with the hard ones.'
  if (/\b(who|what) (are|is|r) (you|u|atticus)|your name|bot|human|\bai\b|real|lawyer\b/.test(text))
    return `I’m Atticus, your study companion. I’m a program, and I explain the seven bar subjects from Bar Duel’s own rule library. I’ll say when I don’t know. I don’t give legal advice. ${WHAT_I_DO}`
  if (/\b(help|what (can|do) you do|how (can you help|do you work))\b/.test(text)) return WHAT_I_DO
  if (/\bsorry\b/.test(text))
    return `No need to be. The question you don’t ask costs more points. ${WHAT_I_DO}`
  if (/\b(hi+|hello+|hey+|yo|howdy|greetings|good (morning|afternoon|evening|day)|help|there)\b/.test(text))
    return `Court is in session. ${WHAT_I_DO}`
  return 'Ready when you are. Give me a rule, or say “quiz me.”'
}

export const ABOUT_OPEN =
  'I can’t help with a question that’s still open. Answer it, then ask me why. I’ll take you through every choice.'

export const PRIED =
  'I can’t do that. I only have the rule library and your own record. Ask me about the law.'

export const TOO_VAGUE =
  'Which rule do you want? Its name is enough, such as “hearsay” or “adverse possession.” So is a case, such as “Hadley v. Baxendale.”'

const OUTSIDE =
  'That’s outside my seven subjects, so I’ll leave it to others. Ask me for a rule, how Bar Duel works, or what to study next.'

const REFUSED: Readonly<Record<Errand, string>> = {
  joke: 'I’m better with rules than with jokes. Say “quiz me” for a change of pace.',
  essay:
    'The writing is yours, but I’ll help you plan it. Say “how do I approach” and the name of the rule, and I’ll give you the order of attack.',
  other: OUTSIDE,
}

/** Returns the reply to an errand that is none of Atticus’s. */
export const refusedErrand = (errand: Errand): string => REFUSED[errand]

/** The honest end of the library. `near` are areas that came close, by name. */
export function unknown(field: string | null, near: readonly string[]): string {
  if (field)
    return `I don’t cover ${field}, and I won’t guess. My seven subjects are civil procedure, constitutional law, contracts, criminal law and procedure, evidence, real property, and torts.`
  const nearby =
    near.length > 0
      ? ` The closest I have: ${near.join('; ')}. Ask for one by name.`
      : ' If it’s law, try the name of the rule or of a leading case. I can also tell you how Bar Duel works, or what to study next.'
  return `I don’t have that one in my library, and I won’t guess.${nearby}`
}
