import type { Story } from '../../engine/tables.ts'
import type { Association } from './associations.ts'
import type { Exemption } from './exemptions.ts'
import type { StandingFacts } from './facts.ts'
import type { ConsumerFile } from './files.ts'
import type { Grievance } from './grievances.ts'
import type { Practice } from './lawyers.ts'
import type { Market } from './markets.ts'
import type { RecordsRequest } from './records.ts'
import type { River } from './rivers.ts'
import type { Rule } from './school-rules.ts'
import type { Seller } from './sellers.ts'
import type { Taxpayer } from './taxpayers.ts'
import type { Visit } from './visits.ts'

/** One scene for each way into court, each with its own parties. */
export interface StandingStory extends Story<StandingFacts> {
  readonly visit: Visit
  readonly river: River
  readonly file: ConsumerFile
  readonly exemption: Exemption
  readonly market: Market
  readonly grievance: Grievance
  readonly request: RecordsRequest
  readonly taxpayer: Taxpayer
  readonly association: Association
  readonly seller: Seller
  readonly practice: Practice
  readonly rule: Rule
}
