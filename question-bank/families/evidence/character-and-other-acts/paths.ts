import type { PathTable } from '../../engine/tables.ts'
import type { CharacterFacts } from './facts.ts'
import type { PathId } from './law.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of FRE 404 to 406 and 412 to 415, one row a path. */
export const paths = {
  'bad trait': {
    rules: ['conduct', 'not-first'],
    because: ['no-propensity'],
    arguable: ['no-door'],
    level: 3,
  },
  'bad trait > own': { rules: ['own-trait', 'rebut-own'], because: ['yes-door'], level: 4 },
  'bad trait > victim': { rules: ['same-trait'], because: ['yes-door'], level: 7 },
  'bad trait > homicide': {
    rules: ['conduct', 'homicide-only'],
    because: ['no-door'],
    arguable: ['no-propensity'],
    level: 8,
  },
  'good trait': { rules: ['own-trait', 'mercy'], because: ['yes-mercy'], level: 3, draws: 2 },
  'unrelated trait': {
    rules: ['own-trait', 'honesty'],
    because: ['no-pertinent'],
    arguable: ['no-door', 'no-propensity'],
    level: 4,
    draws: 2,
  },
  'good acts': {
    rules: ['direct', 'own-acts'],
    because: ['no-method'],
    arguable: ['no-propensity'],
    level: 5,
  },
  'asked acts': { rules: ['cross'], because: ['yes-cross'], arguable: ['yes-door'], level: 5, draws: 2 },
  'proved acts': {
    rules: ['no-proof'],
    because: ['no-extrinsic'],
    arguable: ['no-method', 'no-propensity'],
    level: 7,
    draws: 2,
  },
  'victim trait': {
    rules: ['victim-trait'],
    because: ['yes-victim'],
    arguable: ['yes-fear'],
    level: 4,
    draws: 2,
  },
  'victim acts': {
    rules: ['direct', 'victim-acts'],
    because: ['no-method'],
    arguable: ['no-propensity'],
    level: 6,
  },
  'victim acts known': { rules: ['other-purpose', 'fear'], because: ['yes-fear'], level: 6, draws: 2 },
  'victim peaceful > victim': { rules: ['rebut-victim'], because: ['yes-door'], level: 4 },
  'victim peaceful > own': {
    rules: ['doors'],
    because: ['no-door'],
    arguable: ['no-propensity'],
    level: 7,
  },
  'victim peaceful > first blow': {
    rules: ['homicide', 'not-homicide'],
    because: ['no-door'],
    arguable: ['no-propensity'],
    level: 7,
  },
  'victim peaceful > homicide': {
    rules: ['homicide', 'first-aggressor'],
    because: ['yes-homicide'],
    level: 7,
    draws: 2,
  },
  'driver > bad trait': {
    rules: ['conduct', 'driver-bad'],
    because: ['no-propensity'],
    arguable: ['no-civil', 'no-door'],
    level: 3,
    draws: 2,
  },
  'driver > good trait': {
    rules: ['civil'],
    because: ['no-civil'],
    arguable: ['no-propensity', 'no-door'],
    level: 4,
    draws: 2,
  },
  habit: { rules: ['habit', 'habit-shown'], because: ['yes-habit'], level: 4, draws: 2 },
  'general habit': {
    rules: ['habit', 'habit-general'],
    because: ['no-habit'],
    arguable: ['no-propensity'],
    level: 5,
    draws: 2,
  },
  libel: { rules: ['in-issue'], because: ['yes-essential'], level: 6, draws: 2 },
  signature: { rules: ['other-purpose', 'identity'], because: ['yes-purpose'], level: 5 },
  'common method': {
    rules: ['other-purpose', 'ordinary'],
    because: ['no-signature'],
    arguable: ['no-propensity'],
    level: 6,
    draws: 2,
  },
  knowledge: { rules: ['other-purpose', 'knowledge'], because: ['yes-purpose'], level: 4 },
  acquitted: { rules: ['huddleston', 'dowling'], because: ['yes-purpose'], level: 8 },
  unannounced: { rules: ['notice'], because: ['no-notice'], level: 7, draws: 2 },
  'other assault': { rules: ['similar'], because: ['yes-similar'], level: 5, draws: 2 },
  history: {
    rules: ['shield'],
    because: ['no-shield'],
    arguable: ['no-propensity', 'no-door'],
    level: 4,
    draws: 2,
  },
  'history together': { rules: ['with-accused'], because: ['yes-exception'], level: 5 },
  source: { rules: ['source'], because: ['yes-exception'], level: 6 },
} as const satisfies PathTable<CharacterFacts, typeof rules, typeof reasons, typeof misconceptions> &
  Readonly<Record<PathId, unknown>>
