import { pathOf } from './decide.ts'
import type { ExclusionFacts, ExclusionSkin } from './facts.ts'
import { spoken } from './tell-spoken.ts'

/** The facts in prose: who is suspected, what the police did, and how the evidence came to light. */
export function tell(facts: ExclusionFacts, skin: ExclusionSkin): string {
  const found = seized(facts, skin) ?? spoken(facts, skin)
  if (found === null) throw new Error('cr-12 tells legal fact patterns only')
  return `${skin.opening} ${found}`
}

/** Goods found under a warrant, a record or a precedent, or seen in an unlawful entry. */
function seized(facts: ExclusionFacts, skin: ExclusionSkin): string | null {
  const { suspect, subject, object, possessive, officer, thing, place } = skin
  const lied = `Seeking a warrant to search ${place}, ${officer} swore to the judge, knowing that it was untrue, that a buyer had shown ${thing} to an agent the day before`
  const stopped = `During a traffic stop that was itself lawful, ${officer} asked about ${suspect} by radio and was told of a warrant for ${possessive} arrest. ${officer} arrested ${object} and found ${thing} in ${possessive} coat.`
  const entered = `Without a warrant or any emergency, but under an honest mistake about the law, agents entered ${place} when nobody was in and saw ${thing}. They touched nothing, left and kept watch. ${officer} then applied for a warrant. The affidavit did not mention the entry, and the facts that it told, all known before, were probable cause. The judge signed, and the agents seized ${thing}.`
  switch (pathOf(facts)) {
    case 'weak-warrant':
      return `${officer} told a judge truthfully all that was known about ${suspect}, including some facts that spoke in ${possessive} favor. The judge, after careful thought, issued a warrant to search ${place}, and the agents who searched it as the warrant said found ${thing}. An appeals court later held, by two votes to one, that the affidavit had fallen just short of probable cause.`
    case 'blank-warrant':
      return `${officer} wrote an application with good cause that described ${thing}. In the space of the warrant where the things to be seized belong, however, ${officer} by an oversight typed a description of the building. The judge signed the warrant without noticing, and it neither named ${thing} nor referred to the application, which stayed with the judge. The agents, who had not seen the application, went through ${place} from floor to ceiling, took away whatever struck them and so found ${thing}.`
    case 'bare-warrant':
      return `${officer}, who honestly believed in the guilt of ${suspect}, gave a judge an affidavit. All that it said was that ${officer} had received reliable information from a credible person, and therefore believed, that ${thing} were in ${place}. A judge in a hurry signed a warrant that described the place and the things. The agents searched ${place} and found ${thing} there.`
    case 'needed-lie':
      return `${lied}. Apart from this the affidavit said only that ${suspect} had been seen with a large suitcase. The judge, who suspected nothing, issued a warrant in good form. The agents who carried it out had no part in the lie. They searched ${place} as the warrant said and found ${thing} behind a cupboard.`
    case 'needless-lie':
      return `${lied}. The affidavit also said, truthfully, that two neighbors who were named in it had seen ${thing} lying on a table there that very week, which was probable cause by itself. The judge, who suspected nothing, issued a warrant in good form. The agents searched ${place} as the warrant said and found ${thing} behind a cupboard.`
    case 'clerk-record':
      return `${stopped} It turned out that a judge had withdrawn that warrant two weeks earlier, and that an employee in the office of the court had forgotten to tell the police. Nothing of the kind had happened there within living memory, and ${officer} had no reason to doubt the record.`
    case 'careless-record':
      return `${stopped} It turned out that the warrant had been withdrawn five months earlier, and that a clerk of a neighboring police department had carelessly failed to enter this in its files. It was the only mistake of its kind that anybody could recall, and ${officer} had no reason to doubt what the clerk reported.`
    case 'knowing-record':
      return `${stopped} It turned out that the warrant had been withdrawn five months earlier. The head of the department that ${officer} served in had for years kept withdrawn warrants in its files on purpose, that against ${suspect} among them, so that officers would have a ground for arrests. ${officer} did not know this and trusted what the department reported.`
    case 'old-precedent':
      return `${officer} arrested ${suspect} for driving without a license, locked ${object} in the patrol car and then searched ${possessive} own car, in which ${thing} lay under a seat. At that time decisions of the court of appeals for that circuit, which bind the police and the courts there, plainly allowed such searches. A year later, before the trial, the Supreme Court held in another case that they violate the Fourth Amendment.`
    case 'found-warrant':
      return `With too little to go on for a lawful stop, but in the belief that it was enough, ${officer} stopped ${suspect} as ${subject} left ${place} on foot and asked for ${possessive} name. A routine check showed that a judge had issued a valid warrant for ${possessive} arrest months before, over an unpaid fine. ${officer} arrested ${object} on that warrant and found ${thing} in ${possessive} coat.`
    case 'own-decision':
      return `${entered} At a hearing the judge found that ${officer} had resolved to seek the warrant before the entry and would have done so whatever the agents had seen.`
    case 'prompted-decision':
      return `${entered} At a hearing the judge found that ${officer} had meant to give the case up, and decided to seek the warrant only on hearing what the agents had seen.`
    case 'no-knock':
      return `On ample cause a judge issued a warrant, in good form, to search ${place} by day for ${thing}. The rules required the agents to knock, to say who they were and to wait for a reasonable time. Nothing excused them from that, but ${officer}, who thought knocking a waste of time, threw the unlocked door open and walked in. The agents found ${thing} just where the affidavit had said that they would be.`
    default:
      return null
  }
}
