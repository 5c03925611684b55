import { his, whose } from '../../engine/party.ts'
import type { DiversityCells } from './reason-id.ts'

/** Reasons where the defendant is a foreigner, lives abroad, or has died. */
export const PERSON_CELLS = {
  resident: ({ person, plaintiff, home, country }) => ({
    'no-alien': [
      `${person.the} is a permanent resident domiciled in the same state as ${plaintiff.the}`,
      `alienage jurisdiction excludes a permanent resident domiciled in ${whose(plaintiff)} state`,
      `Permanent residence alone wouldn't matter, and neither would a domicile alone. Together, in the plaintiff's own state, they take the case out of alienage jurisdiction.`,
    ],
    'no-stateless': [
      `a permanent resident is a citizen of neither a state nor a foreign country`,
      `admission for permanent residence ended ${whose(person)} foreign citizenship`,
      `A permanent resident remains a foreign citizen. Only Americans domiciled abroad fall between a state and a foreign country.`,
    ],
    'yes-alien': [
      `${person.the} remains a citizen of ${country} and is therefore an alien`,
      `alienage jurisdiction extends to a suit against a citizen of ${country}`,
      `A citizen of a foreign country remains an alien, which is usually enough for alienage jurisdiction. Not so for a permanent resident domiciled in the opponent's own state.`,
    ],
    'yes-domicile': [
      `an alien cannot acquire a domicile in ${home} without naturalization`,
      `${whose(person)} domicile remains in ${country} until naturalization`,
      `An alien acquires a domicile as anyone does, by living in a place and meaning to stay. Naturalization isn't needed.`,
    ],
  }),
  'resident-elsewhere': ({ person, plaintiff, away, home, country }) => ({
    'yes-alien': [
      `${person.the} is an alien who is not domiciled in ${home}`,
      `alienage jurisdiction covers an alien domiciled in a state other than ${whose(plaintiff)}`,
      `The exception for permanent residents applies where both sides are domiciled in one state. Here they aren't.`,
    ],
    'yes-domicile': [
      `a citizen of a state may sue an alien wherever the alien is domiciled`,
      `${whose(person)} domicile is irrelevant as long as ${person.the} is an alien`,
      `Domicile isn't irrelevant if an alien is a permanent resident. Had it been in the plaintiff's state, there would be no jurisdiction.`,
    ],
    'no-alien': [
      `the diversity statute excludes suits against permanent residents`,
      `alienage jurisdiction does not extend to permanent residents of the United States`,
      `A permanent resident is still a citizen of a foreign country. The statute excludes only those domiciled in the other side's state.`,
    ],
    'no-stateless': [
      `admission for permanent residence ended ${whose(person)} citizenship of ${country}`,
      `an alien domiciled in ${away} is a citizen of neither a state nor a foreign country`,
      `Permanent residence isn't naturalization and doesn't end foreign citizenship. A foreign citizen stays an alien wherever the domicile is.`,
    ],
  }),
  visitor: ({ person, home, country }) => ({
    'yes-alien': [
      `${person.the} is an alien who has not been admitted for permanent residence`,
      `alienage jurisdiction covers an alien living in ${home} on a temporary visa`,
      `A foreign citizen is outside the statute only as a permanent resident domiciled in the other side's state. A temporary visa isn't that.`,
    ],
    'yes-domicile': [
      `an alien is diverse from citizens of ${home} even as a permanent resident there`,
      `an alien's immigration status and domicile do not affect diversity`,
      `Immigration status can matter. With permanent residence and a domicile in the plaintiff's state, jurisdiction would be lost.`,
    ],
    'no-alien': [
      `alienage jurisdiction excludes an alien who lives in the plaintiff's state`,
      `three years in ${home} made ${person.the} a citizen of that state by domicile`,
      `Living in a state isn't enough to exclude a foreigner or to make one its citizen. The exclusion takes permanent residence.`,
    ],
    'no-stateless': [
      `${person.the} is a citizen of neither a state nor ${country} while living in ${home}`,
      `an alien with a temporary visa is not a citizen of any state or foreign country`,
      `Nobody loses foreign citizenship by working abroad. A foreign citizen who is here on a visa is an alien.`,
    ],
  }),
  expatriate: ({ person, away, country }) => ({
    'no-stateless': [
      `${person.the} is neither a citizen of a state nor an alien`,
      `a United States citizen domiciled abroad is not a citizen of any state`,
      `A citizen of a state is an American domiciled in it. One who is domiciled abroad is no alien either, and so can't be sued in diversity.`,
    ],
    'no-alien': [
      `alienage jurisdiction requires a defendant who resides in the United States`,
      `alienage jurisdiction does not extend to a person domiciled in ${country}`,
      `Aliens domiciled abroad are the usual defendants in alienage cases. The obstacle is that this defendant isn't an alien.`,
    ],
    'yes-alien': [
      `a person domiciled in ${country} is an alien under the diversity statute`,
      `alienage jurisdiction extends to an American whose domicile is in ${country}`,
      `Alienage depends on citizenship and not on domicile. An American who lives abroad for good is still no alien.`,
    ],
    'yes-domicile': [
      `${person.the} remains a citizen of ${away}, ${his(person)} last domicile in the United States`,
      `an American abroad keeps the citizenship of the last domicile in a state`,
      `A domicile lasts until another is acquired, and one was acquired abroad. The old state is out of the picture.`,
    ],
  }),
  decedent: ({ person, plaintiff, away, home }) => ({
    'no-estate': [
      `the executor is deemed a citizen of ${home}, as ${person.the} was`,
      `a legal representative has the citizenship of the decedent`,
      `The executor's own domicile drops out. In its place stands that of the decedent, who came from the plaintiff's state.`,
    ],
    'no-filing': [
      `the probate exception excludes a claim against a decedent's estate`,
      `an action against a legal representative belongs in the probate court`,
      `The probate exception covers probating a will and administering an estate. A contract claim against an executor is neither.`,
    ],
    'yes-estate': [
      `the executor, who is the party to the action, is a citizen of ${away}`,
      `the domicile of the executor in ${away} gives the estate its citizenship`,
      `The executor is a party to the action, but the statute looks past an executor's own domicile to the citizenship of the decedent.`,
    ],
    'yes-domicile': [
      `${person.the} was dead when the action was filed and had no citizenship`,
      `a decedent has no domicile, and ${plaintiff.the} and the executor are diverse`,
      `A decedent who was dead when the action was filed still has a citizenship for this purpose, and the estate keeps it.`,
    ],
  }),
  executor: ({ person, away, home }) => ({
    'yes-estate': [
      `the executor is deemed a citizen of ${away}, as ${person.the} was`,
      `a legal representative has the citizenship of the decedent rather than a personal one`,
      `For an estate, the decedent's citizenship takes the place of the representative's own. They were from different states.`,
    ],
    'yes-domicile': [
      `an estate is a citizen of the state in which it is administered`,
      `the administration of the estate in ${away} makes it a citizen of that state`,
      `It isn't the place of administration that counts. The decedent happened to live there, and that citizenship does count.`,
    ],
    'no-estate': [
      `the executor, who is the real party to the action, is a citizen of ${home}`,
      `a legal representative's own citizenship controls in an action against an estate`,
      `An executor's own citizenship counted before the statute was amended in 1988. Now the decedent's takes its place.`,
    ],
    'no-filing': [
      `the probate exception excludes a claim against a decedent's estate`,
      `an action against a legal representative belongs in the probate court`,
      `The probate exception covers probating a will and administering an estate. A claim for breach of contract is neither.`,
    ],
  }),
} satisfies DiversityCells
