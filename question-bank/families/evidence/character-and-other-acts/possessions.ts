import type { Party } from '../../engine/party.ts'

/** Contraband of which its holder denies knowledge, and an earlier act. */
export interface Possession {
  readonly defendant: Party
  /** The event, as a subject and a past participle that is also the past tense; it introduces the accused. */
  readonly actor: string
  readonly did: string
  /** The charge, reading on after "charged in federal court with", and the thing as a noun. */
  readonly charge: string
  readonly thing: string
  /** The defense, reading on after "claims that". */
  readonly excuse: string
  /** The witness of the earlier act, and the act, reading on after "that two years earlier". */
  readonly witness: Party
  readonly act: string
}

const he = 'he' as const
const she = 'she' as const

export const possessions: readonly Possession[] = [
  {
    defendant: { a: 'a grocer', the: 'the grocer', pronoun: she },
    actor: 'a grocer',
    did: 'paid a supplier with twenty counterfeit $100 bills',
    charge: 'knowingly passing counterfeit bills',
    thing: 'the bills',
    excuse: 'she took the bills for genuine',
    witness: { a: 'a former cashier', the: 'the cashier', pronoun: he },
    act: 'the grocer had him pass bills that she called "good fakes"',
  },
  {
    defendant: { a: 'an antiques dealer', the: 'the dealer', pronoun: he },
    actor: 'customs officers',
    did: 'found carved ivory inside a clock that an antiques dealer was bringing through an airport',
    charge: 'knowingly smuggling ivory',
    thing: 'the ivory',
    excuse: 'he had no idea what was in the clock',
    witness: { a: 'a former clerk', the: 'the clerk', pronoun: she },
    act: 'the dealer hid ivory in a clock and brought it through the same airport',
  },
  {
    defendant: { a: 'a trucker', the: 'the trucker', pronoun: he },
    actor: 'border agents',
    did: 'found heroin sewn into the seat of a truck that a trucker was driving',
    charge: 'knowingly importing heroin',
    thing: 'the heroin',
    excuse: 'he did not know that anything was in the seat',
    witness: { a: 'a seamstress', the: 'the seamstress', pronoun: she },
    act: 'the trucker had her sew packets of heroin into that seat',
  },
  {
    defendant: { a: 'a gallery owner', the: 'the owner', pronoun: she },
    actor: 'a gallery owner',
    did: 'sold a painting that had been stolen from a museum in another state',
    charge: 'knowingly selling stolen goods from another state',
    thing: 'the painting',
    excuse: 'she did not know that the painting was stolen',
    witness: { a: 'a framer', the: 'the framer', pronoun: he },
    act: 'the owner bought another stolen painting from the man who sold her this one and joked about where he got it',
  },
  {
    defendant: { a: 'a florist', the: 'the florist', pronoun: he },
    actor: 'inspectors',
    did: 'found protected orchids under the roses in a crate that a florist had imported',
    charge: 'knowingly importing protected orchids',
    thing: 'the orchids',
    excuse: 'he mistook the orchids for a common kind',
    witness: { a: 'a botanist', the: 'the botanist', pronoun: she },
    act: 'the florist asked her how to tell those orchids apart and then imported some under roses',
  },
  {
    defendant: { a: 'a pharmacist', the: 'the pharmacist', pronoun: she },
    actor: 'a pharmacist',
    did: 'filled sixty forged prescriptions for painkillers in a month',
    charge: 'knowingly filling forged prescriptions',
    thing: 'the prescriptions',
    excuse: 'she believed that the prescriptions were real',
    witness: { a: 'a former technician', the: 'the technician', pronoun: he },
    act: 'the pharmacist forged prescriptions and told him to fill them',
  },
  {
    defendant: { a: 'a fisherman', the: 'the fisherman', pronoun: he },
    actor: 'Coast Guard officers',
    did: 'found cocaine in the bait boxes of a boat that a fisherman was bringing into port',
    charge: 'knowingly possessing cocaine with intent to distribute it',
    thing: 'the cocaine',
    excuse: 'he thought that the boxes held bait',
    witness: { a: 'a former shipmate', the: 'the shipmate', pronoun: he },
    act: 'the fisherman packed cocaine into bait boxes and brought it into that port',
  },
  {
    defendant: { a: 'a jeweler', the: 'the jeweler', pronoun: she },
    actor: 'a jeweler',
    did: 'mailed glass stones to forty buyers who had paid for emeralds',
    charge: 'knowingly defrauding buyers through the mail',
    thing: 'the stones',
    excuse: 'she had mistaken the stones for emeralds',
    witness: { a: 'a stonecutter', the: 'the stonecutter', pronoun: he },
    act: 'the jeweler bought glass from him and sold it by mail as emerald',
  },
  {
    defendant: { a: 'a printer', the: 'the printer', pronoun: he },
    actor: 'a printer',
    did: 'bought a car with counterfeit bills',
    charge: 'knowingly passing counterfeit bills',
    thing: 'the bills',
    excuse: 'he took the bills for genuine',
    witness: { a: 'a former partner', the: 'the partner', pronoun: she },
    act: 'the printer showed her how he made such bills',
  },
  {
    defendant: { a: 'a tour guide', the: 'the guide', pronoun: she },
    actor: 'customs officers',
    did: 'found opium in the false bottom of a trunk that a tour guide was bringing ashore',
    charge: 'knowingly importing opium',
    thing: 'the opium',
    excuse: 'she did not know of the false bottom',
    witness: { a: 'a trunk maker', the: 'the trunk maker', pronoun: he },
    act: 'the guide had him build the trunk to hide opium',
  },
  {
    defendant: { a: 'a pawnbroker', the: 'the pawnbroker', pronoun: he },
    actor: 'a pawnbroker',
    did: 'sold a rifle that had been stolen from an Army post',
    charge: 'knowingly selling stolen government property',
    thing: 'the rifle',
    excuse: 'he did not know that the rifle was stolen',
    witness: { a: 'a soldier', the: 'the soldier', pronoun: he },
    act: 'the pawnbroker paid him to steal rifles',
  },
]
