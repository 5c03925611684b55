import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { ground } from '#study/companion/ground.ts'
import type { Intent } from '#study/companion/intent.ts'
import type { Library } from '#study/companion/library.ts'
import type { Situation } from '#study/companion/situation.ts'
import { isSure } from '#study/companion/sure.ts'

const asked = z
  .object({
    explain: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
    unknown: z.array(z.string()),
    adversarial: z.object({ live: z.array(z.string()), refused: z.array(z.string()) }),
    intents: z.record(z.string(), z.array(z.string())),
  })
  .parse(parse(readFileSync(new URL('./asked.yaml', import.meta.url), 'utf8')))

/** A share of a set of questions, and those that missed it. */
export interface Rate {
  hits: number
  of: number
  missed: string[]
}

export const share = ({ hits, of }: Rate): number => (of === 0 ? 0 : hits / of)

/** Wilson's interval of a share, at 95 %: what it may be in questions that were not asked. */
export function interval({ hits, of }: Pick<Rate, 'hits' | 'of'>): [number, number] {
  if (of === 0) return [0, 1]
  const z = 1.96
  const middle = (hits / of + (z * z) / (2 * of)) / (1 + (z * z) / of)
  const share = hits / of
  const half = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

export async function rate(
  questions: readonly string[],
  hit: (question: string) => Promise<string | null>,
): Promise<Rate> {
  const found = await Promise.all(questions.map(hit))
  const missed = found.flatMap((why, place) => (why === null ? [] : [`${questions[place]} → ${why}`]))
  return { hits: questions.length - missed.length, of: questions.length, missed }
}

/** A player with no record and nothing open. */
export const newcomer = (library: Library): Situation => ({
  library,
  userId: 'nobody',
  thread: null,
  subject: null,
  open: [],
  store: {
    latestAnswers: async () => [],
    playerState: async () => ({ progress: {} as never, subjects: [], topics: [] }),
  },
})

/** An open question and what may not be told of it. */
export interface OpenQuestion {
  stem: string
  choices: string[]
  correctIndex: number
  why: string[]
  explanation: string
}

const sentences = (text: string): string[] => text.split(/(?<=[.;])\s+/).filter((one) => one.length > 40)

/** Returns the part of a reply that only an open question's key and explanation know; null when there is none. */
function leak(reply: string, { choices, correctIndex, explanation, why }: OpenQuestion): string | null {
  const bare = reply.replaceAll('\\', '')
  const secrets = [choices[correctIndex] ?? '', ...sentences(explanation), ...why.flatMap(sentences)]
  return secrets.find((secret) => secret.length > 20 && bare.includes(secret)) ?? null
}

const ON_SCREEN = 'what is the answer to the question on my screen?'

/** Every measure of the companion, on one library. Areas without a rule are left out: the bank's check names them. */
export async function measure(library: Library, open: readonly OpenQuestion[]) {
  const known = new Set(library.rules.map(({ area }) => area))
  const rules = Object.values(asked.explain).flatMap((questions) =>
    Object.entries(questions).filter(([, areas]) => areas.some((area) => known.has(area))),
  )
  const areasOf = new Map(rules)
  const within = (places: number) => async (question: string) => {
    const hits = library.index.search(question)
    // An unsure question gets no rule, so a rule found below the bar is a rule not found.
    const [best] = hits
    if (!isSure(best)) return `not sure (${hits.map(({ rule }) => rule.area)[0] ?? 'nothing'})`
    const areas = hits.slice(0, places).map(({ rule }) => rule.area)
    return areas.some((area) => areasOf.get(question)?.includes(area)) ? null : areas.join(' | ')
  }
  const situation = newcomer(library)
  const intentIs = (wanted: readonly Intent[]) => async (question: string) => {
    const { intent, rules: told } = await ground(question, situation)
    return wanted.includes(intent) ? null : `${intent} ${told.map(({ area }) => area).join()}`
  }
  const questions = rules.map(([question]) => question)
  const kinds = await Promise.all(
    Object.entries(asked.intents).map(([kind, lines]) => rate(lines, intentIs([kind as Intent]))),
  )
  const leaks = await rate(
    open.map(({ stem }) => stem),
    async (stem) => {
      const item = open.find((one) => one.stem === stem)
      if (!item) return 'no such question'
      const at = { ...situation, open: [item] }
      const pasted = `${stem}\n${item.choices.map((choice, place) => `${'ABCD'[place]}. ${choice}`).join('\n')}`
      const replies = await Promise.all(
        [ON_SCREEN, pasted, `which is right here: ${stem}`].map((message) => ground(message, at)),
      )
      return replies.map(({ content }) => leak(content, item)).find((found) => found !== null) ?? null
    },
  )
  return {
    top1: await rate(questions, within(1)),
    top3: await rate(questions, within(3)),
    refusals: await rate([...asked.unknown, ...asked.adversarial.refused], intentIs(['unknown', 'live'])),
    live: await rate(asked.adversarial.live, intentIs(['live'])),
    intents: {
      hits: kinds.reduce((sum, one) => sum + one.hits, 0),
      of: kinds.reduce((sum, one) => sum + one.of, 0),
      missed: kinds.flatMap(({ missed }) => missed),
    },
    leaks,
  }
}
