import type { Decision } from '../../engine/contract.ts'
import type { MirandaFacts } from './facts.ts'
import { type Row, TABLE } from './table.ts'

export type Path = keyof typeof TABLE

/** The law of custodial questioning as a function of the facts. */
export function decide(facts: MirandaFacts): Decision {
  const path = pathOf(facts)
  if (path === null) throw new Error('cr-13 decides legal fact patterns only')
  const { reasons, arguable }: Row = TABLE[path]
  return { reasons, ...(arguable ? { arguable } : {}), path: [path] }
}

/** The path of a fact pattern; null where the facts do not go together. */
export function pathOf(facts: MirandaFacts): Path | null {
  if (facts.warned === 'never') return unwarned(facts)
  if (facts.scene !== 'station' || facts.prompt !== 'question' || facts.offered !== 'statement') return null
  if (facts.warned === 'first') return warned(facts)
  if (facts.reply !== 'talks') return null
  if (facts.warned === 'unheard') return facts.turn === 'nothing' ? 'not-understood' : null
  if (facts.turn === 'planned') return 'question-first'
  return facts.turn === 'honest slip' ? 'honest-slip' : null
}

function unwarned(facts: MirandaFacts): Path | null {
  const { scene, prompt, reply, turn, offered } = facts
  if (reply !== 'talks' || turn !== 'nothing') return null
  if (offered === 'object')
    return scene === 'station' && (prompt === 'question' || prompt === 'ploy') ? 'object' : null
  if (scene === 'cuffed') {
    if (prompt === 'danger') return 'danger'
    if (prompt === 'danger over') return 'danger-over'
    return prompt === 'question' ? 'cuffed' : null
  }
  if (scene === 'stop') return prompt === 'question' ? 'traffic-stop' : null
  if (scene === 'walk-in') return prompt === 'question' ? 'walk-in' : null
  if (prompt === 'question') return 'unwarned'
  if (prompt === 'ploy') return 'ploy'
  if (prompt === 'nothing') return 'volunteered'
  return prompt === 'cellmate' ? 'cellmate' : null
}

/** After full warnings that were understood, everything hangs on the reply and on what came next. */
function warned({ reply, turn }: MirandaFacts): Path | null {
  switch (reply) {
    case 'talks':
      return turn === 'hired lawyer' ? 'hired-lawyer' : null
    case 'vague':
      return turn === 'nothing' ? 'vague-request' : null
    case 'mute':
      return turn === 'nothing' ? 'mute' : null
    case 'limited':
      return turn === 'nothing' ? 'limited-request' : null
    case 'court':
      return turn === 'other crime' ? 'court-request' : null
    case 'quits':
      if (turn === 'pressed') return 'silence-pressed'
      return turn === 'fresh start' ? 'silence-honored' : null
    case 'lawyer':
      return afterCounsel(turn)
  }
}

function afterCounsel(turn: MirandaFacts['turn']): Path | null {
  switch (turn) {
    case 'suspect resumes':
      return 'suspect-resumes'
    case 'thirst':
      return 'thirst'
    case 'three days':
      return 'counsel-three-days'
    case 'other crime':
      return 'counsel-other-crime'
    case 'ten days':
      return 'counsel-ten-days'
    case 'twenty days home':
      return 'counsel-home'
    case 'twenty days prison':
      return 'counsel-prison'
    default:
      return null
  }
}
