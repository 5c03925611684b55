import { capital } from '../../../text/capital.ts'
import { he, him } from '../../engine/party.ts'
import type { JeopardyStory } from './facts.ts'

/** How a telling begins: with the robbery, with the robbery as the occasion of a charge, or with the charge. */
export type Opening = 0 | 1 | 2

/** "A dockworker was indicted in state court for robbery": the step that this case begins with, for the robbery. */
export function charged(
  { suspect, victim, after, robbery, goods }: JeopardyStory,
  at: Opening,
  step: string,
) {
  if (at === 0) return `${robbery} ${capital(suspect.a)} ${step} for the robbery.`
  if (at === 1) return `After ${after}, ${suspect.a} ${step} for robbery.`
  return `${capital(suspect.a)} ${step} for robbing ${victim.a} of ${goods}.`
}

/** A conviction of robbery, whose elements in the state are told. */
export function convicted({ suspect, victim, after, robbery, goods }: JeopardyStory, at: Opening) {
  const robbed = `was convicted in state court of robbery, which in that state is the taking of property from a person by force. ${capital(he(suspect))} received a light sentence.`
  if (at === 0) return `${robbery} ${capital(suspect.a)} ${robbed}`
  if (at === 1) return `After ${after}, ${suspect.a} ${robbed}`
  return `${capital(suspect.a)} was convicted in state court of robbing ${victim.a} of ${goods} and received a light sentence. Robbery in that state is the taking of property from a person by force.`
}

/** A robbery in which the victim was killed, and a trial for murder. */
export function killed({ suspect, victim, after, robbery, goods }: JeopardyStory, at: Opening) {
  const tried = 'was tried before a jury in state court for'
  if (at === 0)
    return `${robbery} During the robbery, ${victim.the} was shot dead. ${capital(suspect.a)} ${tried} murder.`
  if (at === 1) return `After ${after} and shot ${him(victim)} dead, ${suspect.a} ${tried} murder.`
  return `${capital(suspect.a)} ${tried} the murder of ${victim.a}, who had been shot dead while being robbed of ${goods}.`
}

/** A robbery of two people, and a trial for the robbery of one. */
export function robbedTwo({ suspect, victim, witness, after, robbery, goods }: JeopardyStory, at: Opening) {
  if (at === 0)
    return `${robbery} At the same time, the robber took a watch from ${witness.a}. ${capital(suspect.a)} was tried in state court only for robbing ${victim.the}.`
  if (at === 1)
    return `After ${after} and a watch from ${witness.a}, ${suspect.a} was tried in state court only for robbing ${victim.the}.`
  return `${capital(suspect.a)} was tried in state court for robbing ${victim.a} of ${goods}. At the same time, the robber had taken a watch from ${witness.a}, but that robbery was not charged.`
}

/** A robbery in which the victim was hurt, and a conviction of battery. */
export function struck({ suspect, victim, after, robbery, goods }: JeopardyStory, at: Opening) {
  const battery = 'was convicted in state court of aggravated battery'
  if (at === 0)
    return `${robbery} ${capital(victim.the)} had been struck on the head and lay in a hospital. ${capital(suspect.a)} ${battery}.`
  if (at === 1)
    return `After ${after} and struck ${him(victim)} on the head, ${suspect.a} ${battery}. At that time, ${victim.the} lay in a hospital.`
  return `${capital(suspect.a)} was convicted in state court of the aggravated battery of ${victim.a}, who had been struck on the head while being robbed of ${goods}. At the time of the trial, ${victim.the} lay in a hospital.`
}

/** A robbery in which a shot was fired, and a conviction under the city's ordinance. */
export function fired({ suspect, victim, after, robbery, goods }: JeopardyStory, at: Opening) {
  const ordinance = 'under an ordinance that makes it a crime to fire a gun within the city,'
  if (at === 0)
    return `${robbery} During the robbery, a shot was fired. ${capital(suspect.a)} was convicted in city court ${ordinance} and spent ten days in jail.`
  if (at === 1)
    return `After ${after} and fired a shot, ${suspect.a} was convicted in city court ${ordinance} and spent ten days in jail.`
  return `${capital(suspect.a)} was convicted in city court, under an ordinance that makes it a crime to fire a gun within the city, of firing a shot while robbing ${victim.a} of ${goods}. ${capital(he(suspect))} spent ten days in jail.`
}

/** A robbery in Puerto Rico, and a conviction there of carrying a firearm. */
export function inPuertoRico({ suspect, victim, after, robbery }: JeopardyStory, at: Opening) {
  const law = 'in a Puerto Rico court, under Puerto Rico law, of carrying a stolen firearm'
  if (at === 0)
    return `${robbery} The robbery took place in Puerto Rico. ${capital(suspect.a)} was convicted ${law} during the robbery.`
  if (at === 1) return `After ${after} in Puerto Rico, ${suspect.a} was convicted ${law} during the robbery.`
  return `${capital(suspect.a)} was convicted ${law} during the robbery of ${victim.a}.`
}
