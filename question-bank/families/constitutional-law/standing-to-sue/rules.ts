import { He, he, The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { StandingCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { StandingFacts } from './facts.ts'
import type { StandingStory } from './story.ts'

/** A sentence on the case, told by its parties. */
const of =
  (sentence: (told: StandingCase, story: StandingStory) => string) =>
  (facts: StandingFacts, story: StandingStory): string =>
    sentence(caseOf(facts, story), story)

/** The doors of a federal court. The last rule of a path says the result. */
export const rules = {
  'each-form': {
    authority: 'TransUnion LLC v. Ramirez',
    rule: 'Standing is not dispensed in gross: a plaintiff must demonstrate it for each claim and each form of relief.',
    applied: of(({ plaintiff }) => `One form of relief is all that ${plaintiff.the} seeks.`),
  },
  'past-order': {
    authority: 'City of Los Angeles v. Lyons',
    rule: 'Past exposure to illegal conduct does not support an injunction unless the plaintiff faces a real and immediate threat of being wronged again.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} will not be driving in the city, so ${he(plaintiff)} lacks standing to enjoin the policy.`,
    ),
  },
  'past-money': {
    authority: 'City of Los Angeles v. Lyons',
    rule: 'A past wrong that injured the plaintiff supports a claim for damages, even though the same facts would not support an injunction.',
    applied: of(
      ({ plaintiff }, { visit }) =>
        `${The(plaintiff)} suffered ${visit.ordeal} under the policy and can be paid for it, so ${he(plaintiff)} has standing.`,
    ),
  },
  'some-day': {
    authority: 'Lujan v. Defenders of Wildlife',
    rule: 'Harm to a place in nature injures a person who uses it, but an intention to return "some day," without concrete plans, does not make the injury actual or imminent.',
    applied: of(({ plaintiff }) => `${The(plaintiff)} has no plans at all and thus no standing.`),
  },
  weekly: {
    authority: 'Friends of the Earth, Inc. v. Laidlaw Environmental Services',
    rule: 'Persons who use an area and for whom its recreational value will be lessened by the challenged activity have an injury in fact.',
    applied: of(
      ({ plaintiff }) =>
        `The dam will put an end to a regular habit next month, and setting the approval aside would prevent that. ${The(plaintiff)} has standing.`,
    ),
  },
  'wholly-past': {
    authority: 'Steel Co. v. Citizens for a Better Environment',
    rule: 'Civil penalties that go to the Treasury do not redress the injury of a private plaintiff where the violations were wholly past when the suit was filed.',
    applied: of(
      ({ plaintiff, defendant }) =>
        `${The(defendant)} had filed its reports, and the penalties would give ${plaintiff.the} nothing. There is no standing.`,
    ),
  },
  ongoing: {
    authority: 'Friends of the Earth, Inc. v. Laidlaw Environmental Services',
    rule: 'Civil penalties that go to the Treasury redress the injury of a private plaintiff where they are likely to stop violations that are going on when the suit is filed.',
    applied: of(
      ({ plaintiff }) =>
        `Reasonable fear keeps ${plaintiff.the} from the river, and penalties are likely to end the cause of it. There is standing.`,
    ),
  },
  unsent: {
    authority: 'TransUnion LLC v. Ramirez',
    rule: 'The violation of a statute supports a suit for damages only where it did concrete harm that resembles a harm traditionally recognized in court.',
    applied: of(
      ({ plaintiff }) =>
        `A falsehood that no one read resembles a letter in a drawer. ${The(plaintiff)} lacks standing.`,
    ),
  },
  sent: {
    authority: 'TransUnion LLC v. Ramirez',
    rule: 'The violation of a statute supports a suit for damages only where it did concrete harm that resembles a harm traditionally recognized in court.',
    applied: of(
      ({ plaintiff }, { file }) =>
        `${The(file.recipient)} read the falsehood, and that resembles the old tort of defamation. ${The(plaintiff)} has standing.`,
    ),
  },
  independent: {
    authority: 'Simon v. Eastern Kentucky Welfare Rights Organization',
    rule: 'An injury is not fairly traceable to the defendant where it results from the independent action of some third party not before the court and the influence of the defendant on that party is speculative.',
    applied: of(
      ({ plaintiff }, { exemption }) =>
        `${The(exemption.one)} may have had reasons of its own, so ${plaintiff.the} lacks standing.`,
    ),
  },
  predictable: {
    authority: 'Diamond Alternative Energy, LLC v. EPA',
    rule: 'Where a rule limits what regulated businesses may use or sell, the predictable loss of sales to those who supply them is fairly traceable to the rule and likely to be redressed by its invalidation.',
    applied: of(({ plaintiff }) => `The canceled orders show exactly that. ${The(plaintiff)} has standing.`),
  },
  general: {
    authority: 'Schlesinger v. Reservists Committee to Stop the War',
    rule: 'The interest of every citizen in constitutional government is a generalized grievance, which is not a concrete injury.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} alleges nothing that sets ${he(plaintiff) === 'he' ? 'him' : 'her'} apart from other citizens and lacks standing.`,
    ),
  },
  records: {
    authority: 'Federal Election Commission v. Akins',
    rule: 'A plaintiff who cannot obtain information that a statute requires to be disclosed, and who would put it to use, suffers a concrete injury, even if many others share it.',
    applied: of(({ plaintiff }) => `${The(plaintiff)} asked, was refused, and has standing.`),
  },
  taxpayer: {
    authority: 'Frothingham v. Mellon',
    rule: "A federal taxpayer's interest in the spending of the Treasury is minute, remote, and shared with millions, and does not confer standing.",
    applied: of(() => 'Whatever is spent, the tax stays the same.'),
  },
  program: {
    authority: 'Flast v. Cohen',
    rule: 'The one exception is for spending by Congress that is challenged under the Establishment Clause.',
    applied: of(
      ({ plaintiff }) => `${The(plaintiff)} relies on limits of the spending power and lacks standing.`,
    ),
  },
  church: {
    authority: 'Flast v. Cohen',
    rule: 'A federal taxpayer has standing to challenge spending under the taxing and spending power as a violation of the Establishment Clause.',
    applied: of(
      ({ plaintiff }) =>
        `Congress itself appropriated the money for religion, so ${plaintiff.the} has standing.`,
    ),
  },
  executive: {
    authority: 'Hein v. Freedom From Religion Foundation, Inc.',
    rule: 'The exception for claims under the Establishment Clause covers spending that a statute provides for, and not spending that the executive branch chooses to make from general appropriations.',
    applied: of(
      ({ plaintiff }) => `The agency acted on its own initiative. ${The(plaintiff)} lacks standing.`,
    ),
  },
  'own-tax': {
    authority: 'Hein v. Freedom From Religion Foundation, Inc.',
    rule: 'A taxpayer has standing to challenge the collection of a specific tax from that taxpayer, since being forced to pay causes a real and immediate economic injury.',
    applied: of(
      ({ plaintiff }) => `${The(plaintiff)} paid $3,600, and a refund would redress that. There is standing.`,
    ),
  },
  association: {
    authority: 'Hunt v. Washington State Apple Advertising Commission',
    rule: 'An association may sue for its members if a member would have standing, the interests are germane to its purpose, and neither claim nor relief requires participation by individual members.',
    applied: of(({ plaintiff }) => `${The(plaintiff)} sues for its members.`),
  },
  members: {
    authority: 'Warth v. Seldin',
    rule: 'An injunction is presumed to benefit those members who are injured, so that none of them need be a party.',
    applied: of(
      ({ plaintiff }) =>
        `Thirty members lost income, the ordinance concerns their trade, and ${plaintiff.the} has standing.`,
    ),
  },
  losses: {
    authority: 'Warth v. Seldin',
    rule: 'Where damages vary from member to member, both the fact and the extent of injury require individual proof.',
    applied: of(() => 'Each of the thirty lost a sum of its own, so there is no standing to claim them.'),
  },
  outside: {
    authority: 'Hunt v. Washington State Apple Advertising Commission',
    rule: 'Interests that members hold apart from the purpose of the association are not for it to litigate.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} promotes a trade, and the fee has nothing to do with it. There is no standing.`,
    ),
  },
  unnamed: {
    authority: 'Summers v. Earth Island Institute',
    rule: 'A statistical probability that some members are affected is not enough; the association must identify a member who has suffered or will suffer harm.',
    applied: of(({ plaintiff }) => `${The(plaintiff)} identifies none and lacks standing.`),
  },
  customers: {
    authority: 'Craig v. Boren',
    rule: 'Sellers who are injured by limits on their sales may assert the rights of those who seek access to their market.',
    applied: of(
      ({ plaintiff }) =>
        `The statute costs ${plaintiff.the} sales and threatens a license, so ${he(plaintiff)} has standing to assert the rights of customers.`,
    ),
  },
  clients: {
    authority: 'Kowalski v. Tesmer',
    rule: 'To assert the rights of others, a party needs a close relation to them and must show that something hinders them from protecting their own interests.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} relies on future clients, and people like them are raising the claim themselves. ${He(plaintiff)} lacks standing.`,
    ),
  },
  over: {
    authority: 'DeFunis v. Odegaard',
    rule: 'A suit is moot once its outcome can no longer affect the rights of the plaintiff before the court.',
    applied: of(
      ({ plaintiff }) =>
        `The rule will never be applied to ${plaintiff.the} again, and an injunction is all that was requested. The suit is moot.`,
    ),
  },
  nominal: {
    authority: 'Uzuegbunam v. Preczewski',
    rule: 'Nominal damages redress a completed violation of a right, so that a claim for them stays alive after the claim for an injunction is moot.',
    applied: of(
      ({ plaintiff }) => `${The(plaintiff)} seeks one dollar for the past order. The suit is not moot.`,
    ),
  },
  ceased: {
    authority: 'FBI v. Fikre',
    rule: 'A defendant that stops challenged conduct makes a suit moot only if it shows that the conduct cannot reasonably be expected to recur.',
    applied: of(
      ({ defendant }) =>
        `A rule that is suspended for the present may return. ${The(defendant)} has shown nothing else, and the suit is not moot.`,
    ),
  },
  recurring: {
    authority: 'Federal Election Commission v. Wisconsin Right to Life, Inc.',
    rule: 'A suit is not moot where the challenged action is too short to be litigated before it ends and the same party can reasonably be expected to be subjected to it again.',
    applied: of(
      ({ plaintiff }) =>
        `The ban lasts one week a year, and ${plaintiff.the} will meet it again. The suit is not moot.`,
    ),
  },
  class: {
    authority: 'Sosna v. Iowa',
    rule: 'A certified class has a legal status separate from that of its representative, so that its suit does not become moot when the claim of the representative does.',
    applied: of(() => 'Other students remain subject to the rule, so the suit goes on.'),
  },
} as const satisfies RuleTable<StandingFacts, StandingStory>
