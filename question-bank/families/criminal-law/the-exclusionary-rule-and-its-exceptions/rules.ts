import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ExclusionFacts, ExclusionStory } from './facts.ts'

const MURRAY =
  'Evidence first observed during an unlawful entry is admissible if it was later seized under a warrant that was a genuinely independent source, which it is not if the decision to seek the warrant was prompted by what the officers saw.'
const FRANKS =
  'If an affiant knowingly or recklessly included a false statement, the statement is set to one side, and the warrant is void if the remaining content is insufficient to establish probable cause.'
const HERRING =
  'To trigger the exclusionary rule, police conduct must be deliberate, reckless, or grossly negligent, or in some circumstances recurring or systemic negligence; isolated negligence attenuated from the arrest is not enough.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'weak-warrant': {
    authority: 'United States v. Leon',
    rule: 'Evidence obtained in objectively reasonable reliance on a warrant issued by a detached and neutral magistrate is admissible although the warrant is later held invalid.',
    applied: (_, { detective, goods }) =>
      `${The(detective)} told the truth, the magistrate weighed it, and even the trial court found the question close. The prosecution may use ${goods}.`,
  },
  'blank-warrant': {
    authority: 'Groh v. Ramirez',
    rule: 'A warrant must itself describe the things to be seized, or incorporate a document that does, and no reasonable officer could believe that a warrant without any such description is valid.',
    applied: (_, { goods }) =>
      `The space for the things described the building, and the application stayed in the file. The prosecution may not use ${goods}.`,
  },
  'bare-warrant': {
    authority: 'United States v. Leon',
    rule: 'An officer cannot rely in good faith on a warrant based on an affidavit so lacking in indicia of probable cause as to render official belief in its existence entirely unreasonable.',
    applied: (_, { goods }) =>
      `The affidavit named no source, no dates, and no observation. Honest belief does not help, and the prosecution may not use ${goods}.`,
  },
  'needed-lie': {
    authority: 'Franks v. Delaware',
    rule: FRANKS,
    applied: (_, { suspect, goods }) =>
      `Without the invented buyer, only the sight of ${suspect.the} with a suitcase is left. The prosecution may not use ${goods}.`,
  },
  'needless-lie': {
    authority: 'Franks v. Delaware',
    rule: FRANKS,
    applied: (_, { goods }) =>
      `Without the invented buyer, two named neighbors still place ${goods} on a table there that week. The prosecution may use the evidence.`,
  },
  'clerk-record': {
    authority: 'Arizona v. Evans',
    rule: "The exclusionary rule does not require suppression where an officer acts in objectively reasonable reliance on a record that is wrong because of a court employee's error.",
    applied: (_, { goods }) =>
      `The clerk's office forgot to pass on the withdrawal, and nothing cast doubt on the record. The prosecution may use ${goods}.`,
  },
  'careless-record': {
    authority: 'Herring v. United States',
    rule: HERRING,
    applied: (_, { goods }) =>
      `A clerk of another department made a single slip, five months before the arrest. The prosecution may use ${goods}.`,
  },
  'knowing-record': {
    authority: 'Herring v. United States',
    rule: HERRING,
    applied: (_, { goods }) =>
      `The chief kept dead warrants on file for years, and the department's deliberate practice counts although the arresting detective knew nothing of it. The prosecution may not use ${goods}.`,
  },
  'old-precedent': {
    authority: 'Davis v. United States',
    rule: 'Evidence obtained during a search conducted in objectively reasonable reliance on binding appellate precedent is not subject to the exclusionary rule.',
    applied: (_, { goods }) =>
      `The law of the circuit plainly allowed the search on the day that it was made. The prosecution may use ${goods}.`,
  },
  'found-warrant': {
    authority: 'Utah v. Strieff',
    rule: 'Three factors decide whether evidence is attenuated from an unlawful stop: the time elapsed, the presence of intervening circumstances, and the purpose and flagrancy of the misconduct.',
    applied: (_, { suspect, goods }) =>
      `The time was short, but a valid warrant against ${suspect.the} predated the stop, and the mistake was an honest one. The prosecution may use ${goods}.`,
  },
  'warned-confession': {
    authority: 'Brown v. Illinois',
    rule: 'Miranda warnings alone do not always break the causal connection between an unlawful arrest and a confession; the time elapsed, intervening circumstances, and the purpose and flagrancy of the misconduct also count.',
    applied: (_, { suspect }) =>
      `${The(suspect)} spoke in less than two hours, with nothing in between but the ride. The prosecution may not use the statement.`,
  },
  'free-return': {
    authority: 'Wong Sun v. United States',
    rule: 'A statement by one who was released after an unlawful arrest and returned voluntarily several days later is so attenuated from the arrest that the taint is dissipated.',
    applied: (_, { suspect }) =>
      `${The(suspect)} went home for four days, consulted a lawyer, and came back unasked. The prosecution may use the statement.`,
  },
  'home-arrest': {
    authority: 'New York v. Harris',
    rule: 'Where the police have probable cause to arrest, the exclusionary rule does not bar a statement made outside the home, even if the arrest was made in the home without a warrant.',
    applied: (_, { suspect }) =>
      `With probable cause, the police could lawfully hold ${suspect.the} at the station, where the words were spoken. The prosecution may use the statement.`,
  },
  'own-decision': {
    authority: 'Murray v. United States',
    rule: MURRAY,
    applied: (_, { goods }) =>
      `The decision came before the entry, and the affidavit did not mention it. The prosecution may use ${goods}.`,
  },
  'prompted-decision': {
    authority: 'Murray v. United States',
    rule: MURRAY,
    applied: (_, { goods }) =>
      `Only the entry kept the case from being closed, so the silence of the affidavit does not help. The prosecution may not use ${goods}.`,
  },
  'search-party': {
    authority: 'Nix v. Williams',
    rule: 'Evidence is admissible if the prosecution shows by a preponderance that it inevitably would have been discovered by lawful means; it need not prove the absence of bad faith.',
    applied: (_, { goods }) =>
      `The officers with the warrant would have opened the unit by evening without a word from anyone. The prosecution may use ${goods}.`,
  },
  'no-knock': {
    authority: 'Hudson v. Michigan',
    rule: 'A violation of the knock-and-announce rule does not require suppression of evidence found in a search under a valid warrant.',
    applied: (_, { goods }) =>
      `The warrant, not the missing knock, led to the discovery. The prosecution may use ${goods}.`,
  },
  'willing-witness': {
    authority: 'United States v. Ceccolini',
    rule: "The exclusionary rule is invoked with greater reluctance for a live witness than for objects, and a witness's free will, the time elapsed, and the purpose of the search bear on attenuation.",
    applied: () =>
      `The clerk had long wanted to speak, four months had passed, and the search was not made to find witnesses. The prosecution may use her testimony.`,
  },
  'contradict-accused': {
    authority: 'United States v. Havens',
    rule: "Illegally seized evidence is admissible to impeach a defendant's false testimony, including answers to cross-examination that is reasonably suggested by the direct examination.",
    applied: (_, { suspect, goods }) =>
      `${The(suspect)} took the stand, and the question followed from the direct testimony. The prosecution may use ${goods} in rebuttal.`,
  },
  'contradict-witness': {
    authority: 'James v. Illinois',
    rule: "The impeachment exception to the exclusionary rule reaches the defendant's own testimony and does not extend to the testimony of other defense witnesses.",
    applied: (_, { suspect }) =>
      `The friend testified, and ${suspect.the} did not. The prosecution may not use the statement.`,
  },
  'grand-jury': {
    authority: 'United States v. Calandra',
    rule: 'A witness summoned before a grand jury may not refuse to answer on the ground that the questions are based on evidence obtained from an unlawful search.',
    applied: (_, { suspect }) =>
      `With immunity, ${suspect.the} has no other privilege to claim. The prosecutor may use the evidence there.`,
  },
  forfeiture: {
    authority: 'One 1958 Plymouth Sedan v. Pennsylvania',
    rule: 'The exclusionary rule applies to a forfeiture proceeding that is quasi-criminal because its object is to penalize for the commission of a crime.',
    applied: (_, { goods }) =>
      `The van may be taken only on proof of a crime, and its loss would exceed the fine. The state may not use ${goods}.`,
  },
  'unwarned-contradiction': {
    authority: 'Harris v. New York',
    rule: "A voluntary statement that is inadmissible in the prosecution's case in chief for lack of Miranda warnings may be used to impeach the defendant's inconsistent testimony.",
    applied: (_, { suspect }) =>
      `The court found the words voluntary, and ${suspect.the} contradicted them on the stand. The prosecution may use the statement.`,
  },
  'involuntary-contradiction': {
    authority: 'Mincey v. Arizona',
    rule: "Any criminal trial use against a defendant of an involuntary statement is a denial of due process, so it can't be used even for impeachment.",
    applied: (_, { suspect }) =>
      `In great pain in the hospital, ${suspect.the} begged for hours to be left alone. That is coercion, and the prosecution may not use the statement.`,
  },
} as const satisfies RuleTable<ExclusionFacts, ExclusionStory>
