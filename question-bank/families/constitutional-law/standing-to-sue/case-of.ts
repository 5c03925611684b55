import { feeCase, tradeCase } from './associations.ts'
import type { StandingCase } from './case.ts'
import { exemptionCase } from './exemptions.ts'
import type { StandingFacts } from './facts.ts'
import { fileCase } from './files.ts'
import { grievanceCase } from './grievances.ts'
import { clientsCase } from './lawyers.ts'
import { marketCase } from './markets.ts'
import { recordsCase } from './records.ts'
import { damCase, dischargeCase, lateReportsCase } from './rivers.ts'
import { ruleCase } from './school-rules.ts'
import { sellerCase } from './sellers.ts'
import type { StandingStory } from './story.ts'
import { executiveCase, refundCase, spendingCase } from './taxpayers.ts'
import { visitCase } from './visits.ts'

/** Returns the suit that a story tells for these facts. */
export function caseOf({ twist }: StandingFacts, story: StandingStory): StandingCase {
  switch (twist) {
    case 'past-order':
      return visitCase(story.visit, 'injunction')
    case 'past-money':
      return visitCase(story.visit, 'damages')
    case 'some-day':
    case 'weekly':
      return damCase(story.river, twist === 'weekly')
    case 'wholly-past':
      return lateReportsCase(story.river)
    case 'ongoing':
      return dischargeCase(story.river)
    case 'unsent':
    case 'sent':
      return fileCase(story.file, twist === 'sent')
    case 'independent':
      return exemptionCase(story.exemption)
    case 'predictable':
      return marketCase(story.market)
    case 'general':
      return grievanceCase(story.grievance)
    case 'records':
      return recordsCase(story.request)
    case 'program':
    case 'church':
      return spendingCase(story.taxpayer, twist === 'church')
    case 'executive':
      return executiveCase(story.taxpayer)
    case 'own-tax':
      return refundCase(story.taxpayer)
    case 'members':
    case 'losses':
    case 'unnamed':
      return tradeCase(story.association, twist)
    case 'outside':
      return feeCase(story.association)
    case 'customers':
      return sellerCase(story.seller)
    case 'clients':
      return clientsCase(story.practice)
    default:
      return ruleCase(story.rule, twist)
  }
}
