import { he, The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { ActionCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { ActionFacts } from './facts.ts'
import type { ActionStory } from './story.ts'

/** A sentence on the case, told by its parties. */
const of =
  (sentence: (told: ActionCase, story: ActionStory) => string) =>
  (facts: ActionFacts, story: ActionStory): string =>
    sentence(caseOf(facts, story), story)

/** State action, protected interests, and the process that is due. The last rule of a path says the result. */
export const rules = {
  town: {
    authority: 'Marsh v. Alabama',
    rule: 'A company that owns and operates an entire town, open to the public like other towns, is bound by the First and Fourteenth Amendments in its streets.',
    applied: of(
      ({ defendant }, { ground }) =>
        `In ${ground.town}, ${defendant.the} stands where a city would stand. The removal was state action.`,
    ),
  },
  mall: {
    authority: 'Hudgens v. NLRB',
    rule: 'A privately owned shopping center is not the equivalent of a town, and the First Amendment does not bind its owner.',
    applied: of(
      ({ plaintiff }, { ground }) =>
        `${ground.mall} has stores and walkways and lacks the other attributes of a town. The removal of ${plaintiff.the} was not state action.`,
    ),
  },
  regulated: {
    authority: 'Jackson v. Metropolitan Edison Co.',
    rule: 'Extensive regulation, a license, a monopoly, and approval of a tariff do not turn the acts of a private utility into those of the state, unless the state has put its weight behind the practice by ordering it.',
    applied: of(
      ({ defendant }) => `${The(defendant)} cut off its customer on its own. That was not state action.`,
    ),
  },
  funded: {
    authority: 'Rendell-Baker v. Kohn',
    rule: 'A private contractor that depends almost wholly on public payments is not a state actor in its personnel decisions if the state neither compelled nor influenced them.',
    applied: of(() => 'The board decided without the state, so the dismissal was not state action.'),
  },
  ordered: {
    authority: 'Blum v. Yaretsky',
    rule: 'A private decision is that of the state if the state has exercised coercive power over it or has encouraged it so significantly that the choice must be deemed its own.',
    applied: of(
      ({ plaintiff }, { school }) =>
        `${The(school.home)} dismissed ${plaintiff.the} because an official left it no choice. That is state action.`,
    ),
  },
  entwined: {
    authority: 'Brentwood Academy v. Tennessee Secondary School Athletic Association',
    rule: 'A nominally private association is a state actor if public institutions and public officials are pervasively entwined in its composition and workings.',
    applied: of(
      ({ defendant }) =>
        `Most members of ${defendant.the} are public schools, and principals and state board members direct it. The ban is state action.`,
    ),
  },
  seized: {
    authority: 'Lugar v. Edmondson Oil Co.',
    rule: "A private party's joint participation with state officials in seizing disputed property under a state statute is enough to make that party a state actor.",
    applied: of(
      ({ defendant }) =>
        `${The(defendant)} invoked a state procedure and had the sheriff take the goods. The seizure was state action.`,
    ),
  },
  sold: {
    authority: 'Flagg Bros., Inc. v. Brooks',
    rule: 'A sale of stored goods by a private creditor, authorized by statute but carried out without any public official, is not attributable to the state.',
    applied: of(({ defendant }) => `${The(defendant)} sold the goods itself. There was no state action.`),
  },
  enforced: {
    authority: 'Shelley v. Kraemer',
    rule: 'Enforcement of a racially restrictive covenant by a state court is state action within the Fourteenth Amendment.',
    applied: of(
      ({ plaintiff }) =>
        `But for the court, ${plaintiff.the} could have kept a house that a willing seller had sold. There was state action.`,
    ),
  },
  voluntary: {
    authority: 'Shelley v. Kraemer',
    rule: 'A racially restrictive covenant, standing alone, does not violate the Fourteenth Amendment as long as its purposes are carried out by voluntary adherence.',
    applied: of(
      ({ defendant }) => `${The(defendant)} adhered to it without a court. There was no state action.`,
    ),
  },
  tenure: {
    authority: 'Perry v. Sindermann',
    rule: "A property interest in employment can rest on rules or mutual understandings, such as a college's own promise of tenure, and calls for a hearing before it ends.",
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} had served ten years under such a promise and was never heard. Due process was denied.`,
    ),
  },
  expired: {
    authority: 'Board of Regents v. Roth',
    rule: 'Property requires a legitimate claim of entitlement, more than an abstract need or a unilateral expectation, and a public employee hired for one year has none to renewal where it is left to discretion.',
    applied: of(({ plaintiff }) => `Nothing gave ${plaintiff.the} such a claim. No hearing was due.`),
  },
  label: {
    authority: 'Paul v. Davis',
    rule: 'Harm to reputation by an official is not by itself a deprivation of liberty or property; a right or status recognized by law must be altered or extinguished too.',
    applied: of(
      ({ plaintiff }) => `The list changed no legal right of ${plaintiff.the}. Due process was not denied.`,
    ),
  },
  'label-plus': {
    authority: 'Wisconsin v. Constantineau',
    rule: 'An official who posts a degrading label on a person, with the effect that the law withdraws a right from that person, must first give notice and an opportunity to be heard.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} lost both a good name and a right, and ${he(plaintiff)} was not heard. Due process was denied.`,
    ),
  },
  mathews: {
    authority: 'Mathews v. Eldridge',
    rule: "What process is due depends on the private interest, the risk of error and the value of further safeguards, and the government's interest.",
    applied: of(
      () => 'The payments are property, and the dispute is over when the oral hearing must be held.',
    ),
  },
  welfare: {
    authority: 'Goldberg v. Kelly',
    rule: 'Because welfare is the means to obtain food and housing, due process requires an oral evidentiary hearing before it is ended.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} could answer in writing only, on a question of who was telling the truth. Due process was denied.`,
    ),
  },
  disability: {
    authority: 'Mathews v. Eldridge',
    rule: 'Disability benefits may be ended after notice and a written reply, with an evidentiary hearing afterward, since they are not based on need and turn on medical documents.',
    applied: of(({ defendant }) => `${The(defendant)} did all of that. Due process was not denied.`),
  },
  unheard: {
    authority: 'Cleveland Board of Education v. Loudermill',
    rule: 'A public employee who may be dismissed only for cause is entitled to notice of the charges, an explanation of the evidence, and an opportunity to respond before dismissal, even if a full hearing follows.',
    applied: of(({ plaintiff }) => `${The(plaintiff)} had none of these. Due process was denied.`),
  },
  heard: {
    authority: 'Cleveland Board of Education v. Loudermill',
    rule: 'If a full hearing follows, it is enough before the dismissal of a tenured employee to give notice of the charges, an explanation of the evidence, and an opportunity to respond.',
    applied: of(
      ({ plaintiff }) => `${The(plaintiff)} was given each of these in the talk. Due process was not denied.`,
    ),
  },
  suspended: {
    authority: 'Goss v. Lopez',
    rule: 'Before a suspension of ten days or less, a student must be told of the charge and, if it is denied, of the evidence, and must be able to present his or her side, save in case of danger or disruption.',
    applied: of(({ plaintiff }) => `${The(plaintiff)} was neither told nor asked. Due process was denied.`),
  },
  talked: {
    authority: 'Goss v. Lopez',
    rule: 'For a suspension of ten days or less, an informal talk is enough in which the student learns of the charge and the evidence and can explain; it may follow the notice at once.',
    applied: of(() => 'The principal held just that talk. Due process was not denied.'),
  },
  random: {
    authority: 'Hudson v. Palmer',
    rule: 'An intentional deprivation of property by a random and unauthorized act of a state employee does not violate due process if state law provides a meaningful remedy afterward.',
    applied: of(
      ({ defendant }) =>
        `${The(defendant)} broke the rules, and a suit for the full value is open. Due process was not denied.`,
    ),
  },
  established: {
    authority: 'Logan v. Zimmerman Brush Co.',
    rule: 'A remedy in tort afterward is not enough where the loss results from an established state procedure and not from a random and unauthorized act; there must be a hearing first.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} lost the thing under a written procedure that provides for no notice. Due process was denied.`,
    ),
  },
  negligent: {
    authority: 'Daniels v. Williams',
    rule: 'The Due Process Clause is not implicated by a negligent act of an official that causes unintended loss of property, whether or not state law gives a remedy.',
    applied: of(({ defendant }) => `${The(defendant)} meant no harm. Due process was not denied.`),
  },
  citywide: {
    authority: 'Bi-Metallic Investment Co. v. State Board of Equalization',
    rule: 'A rule of conduct or an increase in taxes that applies to more than a few people on general grounds may be adopted without hearing each of them.',
    applied: of(
      ({ plaintiff }) => `${The(plaintiff)} is affected like 50,000 others. Due process was not denied.`,
    ),
  },
  street: {
    authority: 'Londoner v. City and County of Denver',
    rule: 'Where a board decides how much each of a few owners must pay for a public improvement, each is entitled to a hearing with argument and, if need be, proof; written objections are not enough.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} was charged on individual grounds and could only write. Due process was denied.`,
    ),
  },
} as const satisfies RuleTable<ActionFacts, ActionStory>
