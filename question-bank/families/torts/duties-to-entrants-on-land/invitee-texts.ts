import { type EntrantFacts, type EntrantStory, injured, isChild } from './facts.ts'

/** Returns the ground of the claim to an invitee's care, which tells its wordings apart. */
export function inviteeCase(facts: EntrantFacts): keyof typeof TEXTS {
  const { entrant, knowledge, danger, warned } = facts
  if (entrant === 'customer') {
    if (warned === 'yes') return 'warned'
    return danger === 'hidden' ? (knowledge === 'unknowable' ? 'unknowable' : 'found') : 'obvious'
  }
  if (entrant === 'known') return warned === 'yes' ? 'redirected' : 'passed'
  if (entrant === 'guest' || entrant === 'strayed') return entrant
  return isChild(facts) ? 'child' : 'constant'
}

/** The wordings of the claim to an invitee's care. */
export const inviteeTexts = (facts: EntrantFacts, story: EntrantStory): readonly string[] =>
  TEXTS[inviteeCase(facts)](injured(facts, story).the, story.owner.the)

const TEXTS = {
  found: (x: string, o: string) => [
    `${x} was an invitee whom ${o} failed to protect from a concealed danger`,
    `${o} breached a duty to inspect the premises for an invitee`,
  ],
  unknowable: (x: string, o: string) => [
    `${x} was an invitee entitled to premises free of concealed dangers`,
    `${o} was responsible to an invitee for a concealed danger on the premises`,
  ],
  warned: (x: string, o: string) => [
    `${o} owed an invitee a prompt repair and not merely a warning`,
    `${x} was an invitee entitled to safe premises and not merely a warning`,
  ],
  obvious: (x: string, o: string) => [
    `${o} breached a duty to provide premises that were safe for an invitee`,
    `${x} was an invitee entitled to premises free of dangerous excavations`,
  ],
  guest: (x: string) => [
    `an express invitation made ${x} an invitee entitled to safe premises`,
    `${x} was expressly invited and so was an invitee owed safe premises`,
  ],
  strayed: (x: string, o: string) => [
    `${x} remained an invitee who was owed a reasonable inspection`,
    `${o} owed an invitee a reasonable inspection of the area behind the store`,
  ],
  redirected: (x: string, o: string) => [
    `${o}, by pointing out another way, made ${x} an invitee with implied permission`,
    `${x} had become an invitee through the implied permission of ${o}`,
  ],
  passed: (x: string, o: string) => [
    `${o}, by saying nothing, made ${x} an invitee with implied permission`,
    `${x} had become an invitee through the implied permission of ${o}`,
  ],
  constant: (x: string, o: string) => [
    `${o} had made ${x} an invitee by tolerating the daily crossings`,
    `${x} had become an invitee through the implied permission of ${o}`,
  ],
  child: (x: string, o: string) => [
    `${o} had made ${x} an invitee by tolerating the children's visits`,
    `${x} had become an invitee through the implied permission of ${o}`,
  ],
}
