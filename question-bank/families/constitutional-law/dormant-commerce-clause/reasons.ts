import { whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  aim,
  beyond,
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

const isExport = ({ law }: TradeFacts) => law === 'export'

/** A reason that speaks of something the stem lacks is struck at sight, so it does not apply there. */
export const reasons = {
  'yes-danger': {
    side: 'yes',
    texts: (at, story) => [
      `the ${measure(at)} discriminates for the purpose of ${aim(at, story)}, and no nondiscriminatory alternatives would serve it`,
      `the discrimination is justified by the purpose of ${aim(at, story)} and the lack of nondiscriminatory alternatives`,
    ],
    right: rights['yes-danger'],
    lesson: lessons['yes-danger'],
    applies: (at) => isBan(at) || isEven(at),
  },
  'yes-balance': {
    side: 'yes',
    texts: (at) => [
      `the ${measure(at)} is evenhanded and its burden is not clearly excessive in relation to local benefits`,
      `under Pike balancing, the evenhanded ${measure(at)} does not place an undue burden on interstate commerce`,
    ],
    right: rights['yes-balance'],
    lesson: lessons['yes-balance'],
  },
  'yes-dealer': {
    side: 'yes',
    texts: (at, { goods }) => [
      `${dealer(at)} is a market participant in ${market(at, goods)} and may choose the terms on which it deals`,
      `as a market participant in ${market(at, goods)}, ${dealer(at)} may prefer its own residents and firms`,
    ],
    right: rights['yes-dealer'],
    lesson: lessons['yes-dealer'],
    applies: (at) => isDealing(at) || isExport(at) || at.law === 'subsidy',
  },
  'yes-public': {
    side: 'yes',
    texts: (at) => [
      `the ${measure(at)} favors a traditional government function and treats all private firms alike`,
      `${dealer(at)} may favor its own public entity if in-state and out-of-state firms are treated alike`,
    ],
    right: rights['yes-public'],
    lesson: lessons['yes-public'],
    applies: isDealing,
  },
  'yes-subsidy': {
    side: 'yes',
    texts: (_, { growers }) => [
      `State A may subsidize its own ${growers} without discriminating against interstate commerce`,
      `a subsidy for local ${growers} does not discriminate against interstate commerce`,
    ],
    right: rights['yes-subsidy'],
    lesson: lessons['yes-subsidy'],
    applies: ({ law }) => law === 'subsidy' || law === 'rebate' || law === 'exemption',
  },
  'yes-congress': {
    side: 'yes',
    texts: (at, { goods }) =>
      at.congress === 'consents'
        ? [
            `Congress has permitted ${consented(at)} that the dormant Commerce Clause would otherwise forbid`,
            `the dormant Commerce Clause yields to an act of Congress that permits ${consented(at)}`,
          ]
        : [
            `Congress by its silence permits control of ${goods} that the dormant Commerce Clause would otherwise forbid`,
            `the dormant Commerce Clause yields to state control of ${goods} unless Congress has prohibited it`,
          ],
    wordedBy: ({ congress }) => congress,
    right: rights['yes-congress'],
    lesson: lessons['yes-congress'],
    applies: ({ congress, law }) =>
      congress === 'consents' || !['label', 'no nexus', 'private plant'].includes(law),
  },
  'yes-tax': {
    side: 'yes',
    texts: (_, { trader }) => [
      `the tax is fairly apportioned, does not discriminate, and has a substantial nexus with ${whose(trader)} business`,
      `the tax is fairly apportioned and evenhanded and has a substantial nexus with ${whose(trader)} business`,
    ],
    right: rights['yes-tax'],
    lesson: lessons['yes-tax'],
    applies: isTax,
  },
  'no-shield': {
    side: 'no',
    texts: (at, story) => [
      `the ${measure(at)} discriminates against interstate commerce for the purpose of favoring ${favored(at, story)}`,
      `favoring ${favored(at, story)} is not a legitimate purpose for discriminating against interstate commerce`,
    ],
    right: rights['no-shield'],
    lesson: lessons['no-shield'],
  },
  'no-means': {
    side: 'no',
    texts: (at, story) => [
      `reasonable nondiscriminatory alternatives to the ${measure(at)} would serve the legitimate purpose of ${aim(at, story)}`,
      `the legitimate purpose of ${aim(at, story)} could be served by reasonable nondiscriminatory alternatives`,
    ],
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
      'the ordinance discriminates against interstate commerce even though it also excludes in-state rivals',
      'excluding in-state rivals too does not keep the ordinance from discriminating against interstate commerce',
    ],
    right: rights['no-county'],
    lesson: lessons['no-county'],
    applies: ({ law }) => law === 'county' || law === 'public plant' || law === 'private plant',
  },
  'no-burden': {
    side: 'no',
    texts: (at) => [
      `the evenhanded ${measure(at)} imposes a burden that is clearly excessive in relation to local benefits`,
      `under Pike balancing, the evenhanded ${measure(at)} places an undue burden on interstate commerce`,
    ],
    right: rights['no-burden'],
    lesson: lessons['no-burden'],
    applies: (at) => !isTax(at),
  },
  'no-dealer': {
    side: 'no',
    texts: (at, { goods }) =>
      at.law === 'packing'
        ? [
            'State A is not a market participant in packing and may not impose a downstream restriction there',
            'the duty to pack in State A is a downstream restriction outside the market that the state has entered',
          ]
        : [
            `${dealer(at)} is not a market participant in ${market(at, goods)} but acts there as a regulator`,
            `the ${measure(at)} makes ${dealer(at)} a regulator of ${market(at, goods)} rather than a market participant`,
          ],
    wordedBy: ({ law }) => (law === 'packing' ? 'downstream' : 'regulator'),
    right: rights['no-dealer'],
    lesson: lessons['no-dealer'],
    applies: isDealing,
  },
  'no-nexus': {
    side: 'no',
    // Nexus is a test for taxes. Other laws are thought to reach beyond the border.
    texts: (at, story) =>
      isTax(at)
        ? [
            `the tax extends to ${beyond(at, story)} without the substantial nexus that the clause requires`,
            `State A lacks the substantial nexus with ${beyond(at, story)} that the dormant Commerce Clause requires`,
          ]
        : [
            `the ${measure(at)} extends to ${beyond(at, story)} without the territorial power that the clause requires`,
            `State A lacks the territorial power over ${beyond(at, story)} that the dormant Commerce Clause requires`,
          ],
    wordedBy: (at) => (isTax(at) ? 'tax' : 'effect'),
    right: rights['no-nexus'],
    lesson: lessons['no-nexus'],
    applies: (at) => isTax(at) || isEven(at) || (isBan(at) && at.law !== 'county'),
  },
  'no-share': {
    side: 'no',
    texts: (_, { trader }) => [
      `the tax is not fairly apportioned to the part of ${whose(trader)} business that is done in State A`,
      `the tax reaches more than State A's share of ${whose(trader)} business and so is not fairly apportioned`,
    ],
    right: rights['no-share'],
    lesson: lessons['no-share'],
    applies: isTax,
  },
} as const satisfies ReasonTable<TradeFacts, TradeStory>

const dealer = ({ law }: TradeFacts) =>
  law === 'public plant' || law === 'private plant' ? 'the county' : 'State A'

function market({ law }: TradeFacts, goods: string): string {
  if (law === 'packing') return `the market for ${goods}`
  return law === 'public plant' || law === 'private plant' ? 'waste disposal' : `the sale of ${goods}`
}

function consented({ law }: TradeFacts): string {
  if (law === 'export') return 'a ban on sales to outside buyers'
  return law === 'shield' ? 'a ban on sales of outside goods' : 'tax relief for local goods'
}
