import { capital } from '../../../text/capital.ts'
import { his, type Party } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** An official who posts the names of people under a bad label. */
export interface Label {
  readonly plaintiff: Party
  readonly official: Party
  /** The label in the plural and the singular, without quotation marks. */
  readonly labels: string
  readonly label: string
  /** The shops or offices that get the list. */
  readonly readers: string
  /** The lawful act that a statute takes away, reading on after "may not". */
  readonly barred: string
}

export function labelCase(scene: Label, hasStatute: boolean): ActionCase {
  const { plaintiff, official, labels, label, readers, barred } = scene
  return {
    plaintiff,
    defendant: official,
    deed: 'the listing',
    start: (name) =>
      `${capital(name(official))} deliberately put ${name(plaintiff)} on a list of "${labels}." The label was false.`,
    law: (name, isStarted) =>
      `Under an official policy, ${name(official)} sends ${readers} ${isStarted ? 'the list' : `a list of "${labels}"`} without first giving the persons listed an opportunity to be heard. ${hasStatute ? `By statute, a person who is listed may not ${barred} for one year.` : "By law, the list takes away no right and changes no one's legal status."}`,
    events: (name, isStarted) => {
      const effect = hasStatute
        ? `was told that ${plaintiff.pronoun} could no longer ${barred}.`
        : `${his(plaintiff)} good name suffered greatly.`
      return isStarted
        ? `After the list was sent, neighbors shunned ${plaintiff.the}, ${hasStatute ? 'who' : 'and'} ${effect}`
        : `${capital(name(official))} deliberately put ${name(plaintiff)} on the list as "${label}." The label was false. Neighbors shunned ${plaintiff.the}, ${hasStatute ? 'who' : 'and'} ${effect}`
    },
    suit: sue(plaintiff, official, 'claiming a deprivation of liberty without due process'),
  }
}

const he = 'he' as const
const she = 'she' as const

export const labels: readonly Label[] = [
  {
    plaintiff: { a: 'a widower', the: 'the widower', pronoun: he },
    official: { a: 'a police chief', the: 'the chief', pronoun: she },
    labels: 'excessive drinkers',
    label: 'an excessive drinker',
    readers: 'liquor stores',
    barred: 'buy alcohol',
  },
  {
    plaintiff: { a: 'a waitress', the: 'the waitress', pronoun: she },
    official: { a: 'a state gaming director', the: 'the director', pronoun: he },
    labels: 'suspected cheats',
    label: 'a suspected cheat',
    readers: 'casinos',
    barred: 'enter a casino',
  },
  {
    plaintiff: { a: 'a hunter', the: 'the hunter', pronoun: he },
    official: { a: 'a county game warden', the: 'the warden', pronoun: she },
    labels: 'reckless shooters',
    label: 'a reckless shooter',
    readers: 'sporting goods stores',
    barred: 'hunt on public land',
  },
  {
    plaintiff: { a: 'a dog trainer', the: 'the trainer', pronoun: she },
    official: { a: 'a city animal inspector', the: 'the inspector', pronoun: he },
    labels: 'cruel owners',
    label: 'a cruel owner',
    readers: 'animal shelters and pet shops',
    barred: 'keep a dog',
  },
  {
    plaintiff: { a: 'a sailor', the: 'the sailor', pronoun: he },
    official: { a: 'a state harbor master', the: 'the harbor master', pronoun: she },
    labels: 'drunken boaters',
    label: 'a drunken boater',
    readers: 'marinas',
    barred: 'operate a boat on state waters',
  },
  {
    plaintiff: { a: 'an antiques dealer', the: 'the dealer', pronoun: she },
    official: { a: 'a sheriff', the: 'the sheriff', pronoun: he },
    labels: 'sellers of stolen goods',
    label: 'a seller of stolen goods',
    readers: 'pawnshops',
    barred: 'sell to pawnshops',
  },
  {
    plaintiff: { a: 'a pharmacist', the: 'the pharmacist', pronoun: he },
    official: { a: 'a county health officer', the: 'the officer', pronoun: she },
    labels: 'pill addicts',
    label: 'a pill addict',
    readers: 'drugstores',
    barred: 'buy prescribed painkillers',
  },
  {
    plaintiff: { a: 'a babysitter', the: 'the babysitter', pronoun: she },
    official: { a: 'a state welfare commissioner', the: 'the commissioner', pronoun: he },
    labels: 'child neglecters',
    label: 'a child neglecter',
    readers: 'nurseries',
    barred: 'work with children',
  },
]
