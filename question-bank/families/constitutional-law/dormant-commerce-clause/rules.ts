import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { TradeFacts, TradeStory } from './facts.ts'

const DISCRIMINATES =
  'A law that discriminates against interstate commerce is invalid unless it serves a legitimate local purpose that no reasonable nondiscriminatory alternative would serve.'
const EVENHANDED =
  'A law that regulates evenhandedly is valid unless its burden on interstate commerce is clearly excessive in relation to the putative local benefits (Pike v. Bruce Church, Inc.).'
const PROTECTION =
  'A law that bars goods because they come from other states is virtually per se invalid, and protecting local business from competition is not a legitimate purpose.'
const HOARDING =
  'A state may not keep goods for its own people by forbidding private owners to sell them to buyers from other states.'
const EXEMPTION =
  'A tax that exempts local goods but not competing goods from other states discriminates against interstate commerce.'

/** The rules of the dormant Commerce Clause, each with the case that stands for it. */
export const rules = {
  shield: {
    authority: 'City of Philadelphia v. New Jersey',
    rule: PROTECTION,
    applied: (_, { growers }) =>
      `State A excludes sound goods only so that its ${growers} will not have to compete, so the statute is invalid.`,
  },
  'shield-as-such': {
    authority: 'City of Philadelphia v. New Jersey',
    rule: PROTECTION,
    applied: () => 'Standing alone, the State A statute would therefore be invalid.',
  },
  'other-means': {
    authority: 'Dean Milk Co. v. City of Madison',
    rule: DISCRIMINATES,
    applied: (_, { pest }) =>
      `Keeping out the ${pest} is a legitimate purpose, but inspections would achieve it without excluding goods by origin, so the ban is invalid.`,
  },
  'no-other-means': {
    authority: 'Maine v. Taylor',
    rule: DISCRIMINATES,
    applied: (_, { victim }) =>
      `State A's ${victim} are threatened, and nothing short of a ban would protect them, so this one is valid although it discriminates on its face.`,
  },
  export: {
    authority: 'Hughes v. Oklahoma',
    rule: HOARDING,
    applied: () =>
      'There is no shortage, and lower prices at home are not a legitimate reason to cut off outside buyers, so the statute is invalid.',
  },
  'export-as-such': {
    authority: 'Hughes v. Oklahoma',
    rule: HOARDING,
    applied: () => 'Standing alone, the State A statute would therefore be invalid.',
  },
  county: {
    authority: 'Fort Gratiot Sanitary Landfill, Inc. v. Michigan Department of Natural Resources',
    rule: 'A county that discriminates against goods from outside its borders discriminates against interstate commerce. It is no defense that goods from the rest of the state are excluded with them.',
    applied: () =>
      'Inspections would meet the danger without any ban by origin, so the ordinance cannot be justified.',
  },
  label: {
    authority: 'Minnesota v. Clover Leaf Creamery Co.',
    rule: EVENHANDED,
    applied: () => 'The stamp is cheap and has done some good, so the statute is valid.',
  },
  useless: {
    authority: 'Bibb v. Navajo Freight Lines, Inc.',
    rule: EVENHANDED,
    applied: () =>
      'Mudguards that conflict with the law of the neighboring states and make no road safer are an undue burden, so the statute is invalid.',
  },
  shops: {
    authority: 'Exxon Corp. v. Governor of Maryland',
    rule: EVENHANDED,
    applied: () =>
      'The clause protects the interstate market and not particular firms or ways of doing business. The statute is valid.',
  },
  methods: {
    authority: 'National Pork Producers Council v. Ross',
    rule: EVENHANDED,
    applied: () =>
      'A statute that regulates in-state sales without regard to origin is not invalid merely because it has effects in other states. The small increase in cost does not exceed the benefit to health, so the statute is valid.',
  },
  seller: {
    authority: 'Reeves, Inc. v. Stake',
    rule: 'A state that acts as a market participant, rather than as a regulator, may favor its own residents.',
    applied: (_, { goods }) => `State A sells the ${goods} itself, so its preference is valid.`,
  },
  packing: {
    authority: 'South-Central Timber Development, Inc. v. Wunnicke',
    rule: 'A state that acts as a market participant may not impose conditions that have a substantial regulatory effect outside the particular market that it has entered.',
    applied: (_, { trader }) =>
      `The statute governs what ${trader.the} must do after the purchase, in a business in which the state takes no part, and so it is invalid.`,
  },
  public: {
    authority: 'United Haulers Association, Inc. v. Oneida-Herkimer Solid Waste Management Authority',
    rule: 'A law that favors a public entity performing a traditional government function and treats all private firms alike does not discriminate. It is valid unless its burden is clearly excessive.',
    applied: () => 'The plant is public, and the added cost is small, so the ordinance is valid.',
  },
  private: {
    authority: 'C & A Carbone, Inc. v. Town of Clarkstown',
    rule: 'A law that requires local waste to be processed by a favored local private firm discriminates against interstate commerce.',
    applied: () =>
      'Plants in other states are deprived of access to the local market. Raising money for a plant is no justification, so the ordinance is invalid.',
  },
  subsidy: {
    authority: 'New Energy Co. of Indiana v. Limbach',
    rule: 'The dormant Commerce Clause restricts regulation and taxation that discriminate. A direct subsidy to domestic industry does not ordinarily violate it.',
    applied: (_, { growers }) =>
      `The ${growers} are paid out of taxes on the income of State A's people and not out of a charge on rival goods, so the statute is valid.`,
  },
  rebate: {
    authority: 'West Lynn Creamery, Inc. v. Healy',
    rule: 'A tax on all goods whose proceeds are paid to local producers operates like a protective tariff and discriminates against interstate commerce.',
    applied: () =>
      'A tax and a subsidy that might each be valid alone are invalid when the one pays for the other.',
  },
  exemption: {
    authority: 'Bacchus Imports, Ltd. v. Dias',
    rule: EXEMPTION,
    applied: () => 'Help for struggling local growers is no excuse for it, so the tax is invalid.',
  },
  'exemption-as-such': {
    authority: 'Bacchus Imports, Ltd. v. Dias',
    rule: EXEMPTION,
    applied: () => 'Standing alone, the State A tax would therefore be invalid.',
  },
  remote: {
    authority: 'South Dakota v. Wayfair, Inc.',
    rule: 'A state tax must have a substantial nexus with the state, be fairly apportioned, not discriminate, and be fairly related to services provided by the state. Physical presence is not required.',
    applied: (_, { trader }) =>
      `With $2.4 million in sales, ${trader.the} has made use of State A's market, so the duty to collect is valid.`,
  },
  nexus: {
    authority: 'Complete Auto Transit, Inc. v. Brady',
    rule: 'A state may tax an activity only if the activity has a substantial nexus with the state.',
    applied: (_, { trader }) => `${The(trader)} does no business in State A, so the tax is invalid.`,
  },
  apportioned: {
    authority: 'Complete Auto Transit, Inc. v. Brady',
    rule: 'A tax on an interstate business must be fairly apportioned, so that each state taxes only its fair share.',
    applied: () =>
      'State A is entitled to tax the tenth that is earned there. By taxing all of it, the state goes too far.',
  },
  consent: {
    authority: 'Prudential Insurance Co. v. Benjamin',
    rule: 'Congress may authorize state laws that the dormant Commerce Clause would otherwise forbid, if its consent is unmistakably clear.',
    applied: () => 'The words of the federal statute cover the challenged law, which is valid.',
  },
} as const satisfies RuleTable<TradeFacts, TradeStory>
