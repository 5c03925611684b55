import { plain } from '#rules/asking/words.ts'

const WHAT_I_DO =
  'Ask me to explain a rule, tell two apart, show how to attack a kind of question, say why your last answer was wrong, or what to study next.'

/** Small talk, answered briefly. */
export function smallTalk(message: string): string {
  const text = plain(message)
  if (/\b(thank|thx|ty|cheers|great|awesome|cool|nice|got it)\b/.test(text))
    return 'You are welcome. The bench is yours whenever you want to argue the next point.'
  if (/\b(bye|goodbye|see (you|ya)|good night)\b/.test(text))
    return 'Court is adjourned. Come back with the hard ones.'
  if (/\b(who|what) (are|is) (you|atticus)|your name|bot|human|\bai\b|real|lawyer\b/.test(text))
    return `I am Atticus, your study companion: a program that tells you the law of the seven bar subjects from this product’s own rule library, and says so when it does not know. I give no legal advice. ${WHAT_I_DO}`
  if (/\b(help|what (can|do) you do|how (can you help|do you work))\b/.test(text)) return WHAT_I_DO
  if (/\bsorry\b/.test(text)) return `No need: the question you do not ask costs more points. ${WHAT_I_DO}`
  return `Court is in session. ${WHAT_I_DO}`
}

export const ABOUT_OPEN =
  'I keep quiet about a question that is still open, whoever asks: not its answer, not a letter. Decide, submit, and then ask me why. I will take you through every option.'

export const PRIED =
  'That is not mine to give: I hold the rule library and your own record, nothing of the machinery or of other players. Ask me about the law and I am at your service.'

export const TOO_VAGUE =
  'Tell me which rule you mean: its name is enough, such as “hearsay” or “adverse possession”, or a case such as “Hadley v. Baxendale”.'

/** The honest end of the library. `near` are areas that came close, by name. */
export function unknown(field: string | null, near: readonly string[]): string {
  if (field)
    return `I do not know: ${field} is not among the seven subjects I keep (civil procedure, constitutional law, contracts, criminal law and procedure, evidence, real property and torts). I would rather say so than guess.`
  const nearby =
    near.length > 0
      ? ` The nearest I have: ${near.join('; ')}. Ask for one by name.`
      : ' Try the name of the rule, or of a leading case.'
  return `I do not know that one. I answer from my rule library alone, and nothing in it fits what you asked.${nearby}`
}
