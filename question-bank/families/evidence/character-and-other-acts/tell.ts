import { capital } from '../../../text/capital.ts'
import { He, type Party, The } from '../../engine/party.ts'
import type { CharacterFacts } from './facts.ts'
import { decide } from './law.ts'
import type { CharacterStory } from './story.ts'
import { FIGHT } from './told-fight.ts'
import { ACCUSATION, CRASH, LIBEL, POSSESSION, ROBBERY } from './told-other.ts'

/** A beginning in each of the three orders. */
type Openings = readonly [string, string, string]

/** Names parties that are known already. */
const known = (text: string, ...parties: readonly Party[]): string =>
  parties.reduce(
    (all, { a, the }) => all.replaceAll(capital(a), capital(the)).replaceAll(` ${a}`, ` ${the}`),
    text,
  )

const uncapital = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

function fightOpenings({ action }: CharacterFacts, { fight }: CharacterStory): Openings {
  const { defendant, victim, place } = fight
  const isDeath = action === 'homicide'
  const result = isDeath ? fight.death : fight.harm
  return [
    `${capital(defendant.a)} and ${victim.a} fought ${place}, and ${result}. Charged in federal court with ${isDeath ? 'murder' : 'assault'}, ${defendant.the} claims self-defense.`,
    `${capital(defendant.a)} is on trial in federal court for ${isDeath ? 'murdering' : 'assaulting'} ${victim.a}. The two had fought ${place}, and ${result}. ${The(defendant)} claims to have acted in self-defense.`,
    `At a federal trial for ${isDeath ? 'murder' : 'assault'}, ${defendant.a} claims to have acted in self-defense against ${victim.a}. The evidence shows that the two fought ${place} and that ${result}.`,
  ]
}

function crashOpenings({ crash }: CharacterStory): Openings {
  const { plaintiff, defendant, accident, alleged } = crash
  return [
    `${accident} ${The(plaintiff)} sued ${defendant.the} for negligence in federal court, alleging that ${alleged}.`,
    `Alleging that ${known(` ${alleged}`, { a: defendant.the, the: defendant.a, pronoun: 'it' }).trim()}, ${plaintiff.a} brought a negligence action in federal court. ${known(accident, plaintiff, defendant)}`,
    `In federal court, ${plaintiff.a} sued ${defendant.a} for negligence. ${known(accident, plaintiff, defendant)} The complaint alleges that ${alleged}.`,
  ]
}

function libelOpenings({ libel }: CharacterStory): Openings {
  const { plaintiff, defendant, published } = libel
  return [
    `${published} ${The(plaintiff)} sued ${defendant.the} for defamation in federal court.`,
    `In a defamation action, ${plaintiff.a} has sued ${defendant.a} in federal court. ${known(published, plaintiff, defendant)}`,
    `${capital(plaintiff.a)} is suing ${defendant.a} in federal court for defamation. ${known(published, plaintiff, defendant)}`,
  ]
}

function robberyOpenings({ evidence }: CharacterFacts, { robbery }: CharacterStory): Openings {
  const { defendant, town, unusual, common } = robbery
  const method = evidence === 'signature' ? unusual : common
  return [
    `During the robbery of a federally insured bank in ${town}, the masked robber ${method}. ${capital(defendant.a)} is on trial for it in federal court and has offered an alibi.`,
    `${capital(defendant.a)} is charged in federal court with robbing a bank in ${town} while disguised. ${He(defendant)} has offered an alibi. Tellers testified that the robber ${method}.`,
    `The defense of ${defendant.a} in a federal trial for bank robbery is that someone else did it. Witnesses in ${town} testified that the disguised robber ${method}.`,
  ]
}

function possessionOpenings({ possession }: CharacterStory): Openings {
  const { defendant, found, charge, excuse } = possession
  return [
    `${found} Charged in federal court with ${charge}, ${defendant.the} claims that ${excuse}.`,
    `At a federal trial for ${charge}, it is undisputed that ${uncapital(found)} In an opening statement, the defense told the jury that ${excuse}.`,
    `${capital(defendant.a)} is on trial in federal court for ${charge}. ${known(found, defendant)} The defense is that ${excuse}.`,
  ]
}

function accusationOpenings({ accusation }: CharacterStory): Openings {
  const { defendant, accuser, place } = accusation
  return [
    `${capital(accuser.a)} testified in federal court that ${defendant.a} sexually assaulted her ${place}. He is on trial for that assault.`,
    `${capital(defendant.a)} is on trial in federal court for sexually assaulting ${accuser.a} ${place}.`,
    `In a federal prosecution for sexual assault, ${defendant.a} is accused of attacking ${accuser.a} ${place}.`,
  ]
}

function openings(facts: CharacterFacts, story: CharacterStory): Openings {
  switch (facts.action) {
    case 'assault':
    case 'homicide':
      return fightOpenings(facts, story)
    case 'negligence':
      return crashOpenings(story)
    case 'libel':
      return libelOpenings(story)
    case 'robbery':
      return robberyOpenings(facts, story)
    case 'possession':
      return possessionOpenings(story)
    case 'sexual assault':
      return accusationOpenings(story)
  }
}

/** The evidence that is offered, and the objection. */
function offer(facts: CharacterFacts, story: CharacterStory): string {
  const path = decide(facts) ?? 'bad trait'
  return (
    FIGHT[path]?.(story.fight) ??
    CRASH[path]?.(story.crash) ??
    LIBEL[path]?.(story.libel) ??
    ROBBERY[path]?.(story.robbery) ??
    POSSESSION[path]?.(story.possession) ??
    ACCUSATION[path]?.(story.accusation) ??
    ''
  )
}

export const tell = ([0, 1, 2] as const).map(
  (order) => (facts: CharacterFacts, story: CharacterStory) =>
    `${openings(facts, story)[order]} ${offer(facts, story)}`,
)
