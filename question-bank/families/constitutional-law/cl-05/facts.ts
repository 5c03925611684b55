import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether Congress may use this tool to have its way. */
export type MeasureFacts = {
  /**
   * A command to a state, a ban on changing its laws, a law for states and firms alike, a choice between state
   * rules and federal ones, a duty of state courts, a grant on a condition, a tax on conduct or on land, or a rule for private people.
   */
  readonly tool: 'command' | 'freeze' | 'alike' | 'choice' | 'courts' | 'grant' | 'tax' | 'land tax' | 'rule'
  /** Who has to act. */
  readonly target: 'legislature' | 'officers' | 'courts' | 'people'
  /** Of a grant: whether its condition was announced plainly. */
  readonly terms: 'plain' | 'vague'
  /** Of a grant: how its condition stands to its purpose, and to the Constitution. */
  readonly link: 'related' | 'unrelated' | 'forbidden'
  /** How hard it presses: the money at stake in a grant or a tax, the work in a command to officers. */
  readonly pressure: 'mild' | 'heavy'
  /** Whether the commerce power reaches the matter. */
  readonly matter: 'commerce' | 'private life'
}

export const dimensions: { readonly [K in keyof MeasureFacts]: readonly MeasureFacts[K][] } = {
  tool: ['command', 'freeze', 'alike', 'choice', 'courts', 'grant', 'tax', 'land tax', 'rule'],
  target: ['legislature', 'officers', 'courts', 'people'],
  terms: ['plain', 'vague'],
  link: ['related', 'unrelated', 'forbidden'],
  pressure: ['mild', 'heavy'],
  matter: ['commerce', 'private life'],
}

/** Who can be the target of each tool. */
const TARGETS: Readonly<Record<MeasureFacts['tool'], readonly MeasureFacts['target'][]>> = {
  command: ['legislature', 'officers'],
  freeze: ['legislature'],
  alike: ['people'],
  choice: ['legislature', 'officers'],
  courts: ['courts'],
  grant: ['legislature', 'officers'],
  tax: ['people'],
  'land tax': ['people'],
  rule: ['people'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: MeasureFacts): string | null {
  const { tool, target, terms, link, pressure, matter } = facts
  if (!TARGETS[tool].includes(target)) return 'this tool has another target'
  if (tool === 'grant') {
    if (matter !== 'commerce') return 'told of one matter'
    const defects = [terms === 'vague', link !== 'related', pressure === 'heavy'].filter(Boolean).length
    if (link === 'forbidden' && target === 'legislature') return 'told of officers'
    return defects <= 1 ? null : 'two grounds to strike it down'
  }
  if (terms !== 'plain' || link !== 'related') return 'only grants have conditions'
  if (tool === 'tax') return matter === 'private life' ? null : 'the commerce power would be a second ground'
  if (tool === 'land tax') return pressure === 'mild' && matter === 'private life' ? null : 'told once'
  if (tool === 'rule') return pressure === 'mild' ? null : 'a rule has no pressure'
  if (matter !== 'commerce') return 'a second ground to strike it down'
  const graded = tool === 'command' && target === 'officers'
  return pressure === 'mild' || graded ? null : 'pressure tells nothing here'
}

/** A dress for the facts: a line of business that states and private firms both run. */
export interface MeasureSkin extends StoryHead<MeasureFacts> {
  /** Who wants the federal law, and why. */
  readonly opening: string
  /** Read on after "run" or "for": plural. */
  readonly business: string
  /** One of them, with its article. */
  readonly one: string
  /** What states should enact, reading on after "enact". */
  readonly statute: string
  /** State officers, and what they should do, reading on after "must" or "has". */
  readonly officers: string
  readonly task: string
  /** What everyone who runs such a business should do, reading on after "must". */
  readonly duty: string
  /** Something private people do unpaid at home, in the base form. */
  readonly hobby: string
  /** A private person who goes to court. */
  readonly owner: string
  /** What the grant pays for, and a purpose far away from it. */
  readonly fund: string
  readonly farFund: string
}
