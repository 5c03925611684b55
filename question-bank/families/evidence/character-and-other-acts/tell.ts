import { capital } from '../../../text/capital.ts'
import { he, his, The } from '../../engine/party.ts'
import type { CharacterFacts } from './facts.ts'
import { decide } from './law.ts'
import type { CharacterStory } from './story.ts'
import { FIGHT } from './told-fight.ts'
import { ACCUSATION, CRASH, LIBEL, POSSESSION, ROBBERY } from './told-other.ts'

/** A beginning in each of the three orders. */
type Openings = readonly [string, string, string]

function fightOpenings({ action }: CharacterFacts, { fight }: CharacterStory): Openings {
  const { defendant, victim, place } = fight
  const isDeath = action === 'homicide'
  const result = isDeath ? fight.death : fight.harm
  const crime = isDeath ? 'murder' : 'assault'
  return [
    `${capital(defendant.a)} and ${victim.a} fought ${place}, and ${result}. ${The(defendant)} is now on trial in federal court for ${crime} and claims that ${he(defendant)} acted in self-defense.`,
    `${capital(defendant.a)} is on trial in federal court for ${isDeath ? 'murdering' : 'assaulting'} ${victim.a} ${place}. In their fight, ${result}. ${The(defendant)} claims self-defense.`,
    `${capital(result.replace(victim.the, victim.a))} in a fight with ${defendant.a} ${place}. On trial in federal court for ${crime}, ${defendant.the} claims self-defense.`,
  ]
}

function crashOpenings({ crash }: CharacterStory): Openings {
  const { plaintiff, defendant, accident, met, after, alleged } = crash
  return [
    `${accident} ${The(plaintiff)} sued ${defendant.the} in federal court for negligence, alleging that ${defendant.the} had failed to ${alleged}.`,
    `${met} ${The(plaintiff)} brought a negligence action against ${defendant.the} in federal court, claiming that ${defendant.the} had failed to ${alleged}.`,
    `${after} ${The(plaintiff)} sued ${defendant.the} for negligence in federal court. The complaint alleges that ${defendant.the} failed to ${alleged}.`,
  ]
}

function libelOpenings({ libel }: CharacterStory): Openings {
  const { plaintiff, defendant, published, wrote } = libel
  return [
    `${published} ${The(plaintiff)} sued ${defendant.the} in federal court for defamation.`,
    `${capital(plaintiff.a)} brought a defamation action in federal court against ${defendant.a} ${defendant.pronoun === 'it' ? 'that' : 'who'} had ${wrote}`,
    `At the trial of a defamation action in federal court, ${plaintiff.a} testified that ${defendant.a} had ${wrote}`,
  ]
}

function robberyOpenings({ evidence }: CharacterFacts, { robbery }: CharacterStory): Openings {
  const { defendant, town, unusual, common } = robbery
  const method = evidence === 'signature' ? unusual : common
  return [
    `The robber of a federally insured bank in ${town} ${method}. ${capital(defendant.a)} was charged with the crime. At ${his(defendant)} trial in federal court, ${he(defendant)} has raised an alibi.`,
    `${capital(defendant.a)} is on trial in federal court for robbing a bank in ${town}. Tellers testified that the robber, whose face they did not see, ${method}. ${The(defendant)} has raised an alibi.`,
    `According to the tellers of a federally insured bank in ${town}, the person who robbed it ${method}. ${capital(defendant.a)}, who is on trial in federal court for the robbery, has raised an alibi.`,
  ]
}

function possessionOpenings({ possession }: CharacterStory): Openings {
  const { defendant, actor, did, charge, excuse } = possession
  const known = (name: string) => ({
    actor: actor === defendant.a ? name : actor,
    did: did.replace(defendant.a, name),
  })
  const named = known(defendant.the)
  const meant = known(he(defendant))
  return [
    `${capital(actor)} ${did}. Charged in federal court with ${charge}, ${defendant.the} claims that ${excuse}.`,
    `${capital(defendant.a)} is on trial in federal court for ${charge}. In the opening statement, defense counsel conceded that ${named.actor} had ${named.did}, but told the jury that ${excuse.replace(/^s?he\b/, defendant.the)}.`,
    `${capital(defendant.a)} was indicted in federal court for ${charge} after ${meant.actor} had ${meant.did}. The defense at trial is that ${excuse}.`,
  ]
}

function accusationOpenings({ accusation }: CharacterStory): Openings {
  const { defendant, accuser, place } = accusation
  return [
    `${capital(accuser.a)} reported that ${defendant.a} had sexually assaulted her ${place}, and he is now on trial in federal court.`,
    `${capital(defendant.a)} is on trial in federal court for sexually assaulting ${accuser.a} ${place}.`,
    `In a federal prosecution for sexual assault, ${accuser.a} testified that ${defendant.a} had attacked her ${place}.`,
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
