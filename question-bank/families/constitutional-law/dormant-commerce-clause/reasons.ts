import { whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  aim,
  favored,
  isBan,
  isDealing,
  isEven,
  isTax,
  measure,
  type TradeFacts,
  type TradeStory,
} from './facts.ts'
import { lessons, rights } from './lessons.ts'
import { burden, consented, danger, dealer, dealing, market, publicly, reach } from './wordings.ts'

const isExport = ({ law }: TradeFacts) => law === 'export'

/** Each law has wordings of its own, so that the weights keep every wrong reason in play. */
const wordedBy = ({ law, congress }: TradeFacts): string => (congress === 'silent' ? law : `${law} > consent`)

/** A reason that speaks of something the stem lacks is struck at sight, so it does not apply there. */
export const reasons = {
  'yes-danger': {
    side: 'yes',
    texts: danger,
    wordedBy,
    right: rights['yes-danger'],
    lesson: lessons['yes-danger'],
    applies: (at) => isBan(at) || isEven(at),
  },
  'yes-balance': {
    side: 'yes',
    texts: (at) => [
      'the burden on interstate commerce is not clearly excessive in relation to the local benefits',
      `the ${measure(at)} satisfies Pike balancing and places no undue burden on interstate commerce`,
    ],
    wordedBy,
    right: rights['yes-balance'],
    lesson: lessons['yes-balance'],
  },
  'yes-dealer': {
    side: 'yes',
    texts: dealing,
    wordedBy,
    right: rights['yes-dealer'],
    lesson: lessons['yes-dealer'],
    applies: (at) => isDealing(at) || isExport(at) || at.law === 'subsidy',
  },
  'yes-public': {
    side: 'yes',
    texts: publicly,
    wordedBy,
    right: rights['yes-public'],
    lesson: lessons['yes-public'],
    applies: isDealing,
  },
  'yes-subsidy': {
    side: 'yes',
    texts: ({ law }, { growers }) => [
      `State A may subsidize its own ${growers} without discriminating against interstate commerce`,
      law === 'exemption'
        ? `a tax exemption is a subsidy, which does not discriminate against interstate commerce`
        : `payments to local growers are a subsidy, which does not discriminate against interstate commerce`,
    ],
    wordedBy,
    right: rights['yes-subsidy'],
    lesson: lessons['yes-subsidy'],
    applies: ({ law }) => law === 'subsidy' || law === 'rebate' || law === 'exemption',
  },
  'yes-congress': {
    side: 'yes',
    texts: (at) =>
      at.congress === 'consents'
        ? [
            `Congress has authorized ${consented(at)}, which the dormant Commerce Clause would otherwise forbid`,
            'the dormant Commerce Clause yields to a state law that Congress has expressly authorized',
          ]
        : [
            'the dormant Commerce Clause leaves the states free to regulate where Congress has remained silent',
            'a state may regulate its own market under the dormant Commerce Clause until Congress acts',
          ],
    wordedBy,
    right: rights['yes-congress'],
    lesson: lessons['yes-congress'],
    applies: ({ congress, law }) =>
      congress === 'consents' || !['label', 'no nexus', 'private plant'].includes(law),
  },
  'yes-tax': {
    side: 'yes',
    texts: ({ law }, { trader }) => [
      law === 'exemption'
        ? 'the tax is fairly apportioned, since it reaches only sales that have a substantial nexus with State A'
        : `the tax is fairly apportioned, does not discriminate, and has a substantial nexus with ${whose(trader)} business`,
      law === 'exemption'
        ? 'a sale in State A has a substantial nexus with the state, and the tax is fairly apportioned'
        : `the tax has a single rate, is fairly apportioned, and has a substantial nexus with State A`,
    ],
    wordedBy,
    right: rights['yes-tax'],
    lesson: lessons['yes-tax'],
    applies: isTax,
  },
  'no-shield': {
    side: 'no',
    texts: (at, story) => [
      `the ${measure(at)} discriminates against interstate commerce for the purpose of favoring ${favored(at, story)}`,
      `the ${measure(at)} discriminates against interstate commerce in order to favor ${favored(at, story)}`,
    ],
    wordedBy,
    right: rights['no-shield'],
    lesson: lessons['no-shield'],
  },
  'no-means': {
    side: 'no',
    texts: (at, story) => [
      `reasonable nondiscriminatory alternatives could serve the legitimate purpose of ${aim(at, story)}`,
      `State A has reasonable nondiscriminatory alternatives for the purpose of ${aim(at, story)}`,
    ],
    wordedBy,
    right: rights['no-means'],
    lesson: lessons['no-means'],
    applies: (at) =>
      (isBan(at) && at.law !== 'pest, no other means') ||
      (isEven(at) && at.law !== 'useless') ||
      at.law === 'subsidy',
  },
  'no-county': {
    side: 'no',
    texts: () => [
      'an ordinance that excludes in-state rivals as well still discriminates against interstate commerce',
      'the ordinance discriminates against interstate commerce as well as against in-state rivals',
    ],
    wordedBy,
    right: rights['no-county'],
    lesson: lessons['no-county'],
    applies: ({ law }) => law === 'county' || law === 'public plant' || law === 'private plant',
  },
  'no-burden': {
    side: 'no',
    texts: burden,
    wordedBy,
    right: rights['no-burden'],
    lesson: lessons['no-burden'],
    applies: (at) => !isTax(at),
  },
  'no-dealer': {
    side: 'no',
    texts: (at, { goods }) =>
      at.law === 'packing'
        ? [
            'the duty to pack in State A is a restriction downstream of the market that the state has entered',
            'a market participant may set the terms of its own sales but may regulate no one downstream',
          ]
        : [
            `${dealer(at)} acts as a regulator of ${market(at, goods)} rather than as a market participant`,
            `${dealer(at)} acts by ${measure(at)}, which makes it a regulator and not a market participant`,
          ],
    wordedBy,
    right: rights['no-dealer'],
    lesson: lessons['no-dealer'],
    applies: isDealing,
  },
  'no-nexus': {
    side: 'no',
    texts: reach,
    wordedBy,
    right: rights['no-nexus'],
    lesson: lessons['no-nexus'],
    applies: (at) => isTax(at) || isEven(at) || (isBan(at) && at.law !== 'county'),
  },
  'no-share': {
    side: 'no',
    texts: (_, { trader }) => [
      `the tax reaches more of ${whose(trader)} business than is fairly apportioned to State A`,
      `the tax exceeds the part of ${whose(trader)} business that may be fairly apportioned to State A`,
    ],
    wordedBy,
    right: rights['no-share'],
    lesson: lessons['no-share'],
    applies: isTax,
  },
} as const satisfies ReasonTable<TradeFacts, TradeStory>
