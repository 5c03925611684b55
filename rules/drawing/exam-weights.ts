import type { Subject } from '../subjects.ts'

/**
 * The share of its subject that each subtopic has on the bar exam, as NCBE's outline gives them;
 * the shares of a subject sum to 1.
 */
export const EXAM_WEIGHTS: Readonly<Record<Subject, Readonly<Record<string, number>>>> = {
  'Civil Procedure': {
    'Subject-matter jurisdiction and removal': 0.111,
    'Personal jurisdiction, service and venue': 0.111,
    'Law applied by federal courts': 0.083,
    'Pleadings, joinder and class actions': 0.111,
    'Discovery and pretrial management': 0.111,
    Motions: 0.223,
    'Jury trials': 0.083,
    'Verdicts, judgments and preclusion': 0.083,
    'Appealability and review': 0.084,
  },
  'Constitutional Law': {
    'Judicial review and federal courts': 0.167,
    'Separation of powers': 0.167,
    Federalism: 0.166,
    'State action and due process': 0.11,
    'Equal protection': 0.1,
    'Takings and other limits on government': 0.08,
    'Freedom of expression': 0.14,
    'Religion, press and association': 0.07,
  },
  Contracts: {
    'Mutual assent': 0.125,
    'Consideration, substitutes and modification': 0.125,
    'Defenses to enforceability': 0.125,
    'Contract content and meaning': 0.125,
    'Conditions, performance and excuse': 0.125,
    'Breach and sales performance': 0.125,
    Remedies: 0.125,
    'Third-party rights': 0.125,
  },
  'Criminal Law/Procedure': {
    Homicide: 0.125,
    'Other crimes': 0.125,
    'Inchoate crimes and parties': 0.125,
    'General principles': 0.125,
    'Search and seizure': 0.18,
    'Confessions and identification': 0.12,
    'Trial rights and pleas': 0.12,
    'Jeopardy, punishment, proof and appeal': 0.08,
  },
  Evidence: {
    'Presentation of evidence': 0.125,
    'Impeachment and rehabilitation': 0.125,
    'Relevance, exclusion and authentication': 0.113,
    'Character and other acts': 0.13,
    'Expert testimony': 0.09,
    'Privileges and policy exclusions': 0.084,
    'Writings, recordings and photographs': 0.083,
    'Hearsay: definition and exclusions': 0.125,
    'Hearsay exceptions and confrontation': 0.125,
  },
  'Real Property': {
    'Estates and future interests': 0.1,
    'Cotenancy and landlord-tenant': 0.1,
    'Easements, profits and licenses': 0.1,
    'Covenants, fixtures and zoning': 0.1,
    'Real estate contracts': 0.2,
    'Mortgages and security devices': 0.2,
    'Deeds, adverse possession and transfer at death': 0.1,
    'Recording and title assurance': 0.1,
  },
  Torts: {
    'Intentional torts and defenses': 0.167,
    'Negligence: duty and standard of care': 0.18,
    'Negligence: proof and causation': 0.14,
    'Negligence: special limits and vicarious liability': 0.1,
    'Negligence: defenses': 0.08,
    'Strict and products liability': 0.167,
    'Nuisance, misrepresentation and business torts': 0.083,
    'Defamation and privacy': 0.083,
  },
}

/** Of a subtopic that the exam's outline does not name. */
const UNNAMED_WEIGHT = 0.1

/** Returns the share of its subject that a subtopic has on the exam. */
export const examWeight = (subject: Subject, subtopic: string): number =>
  EXAM_WEIGHTS[subject][subtopic] ?? UNNAMED_WEIGHT
