import { capital } from '../../../text/capital.ts'
import { He, his, The, whose } from '../../engine/party.ts'
import type { FraudsFacts, FraudsStory, Twist } from './facts.ts'

/** The beginning of a story in three ways, each by what the parties agreed on or what was owed. */
type Openings = readonly [string, string, string]

/** Work as whoever hires for it would name it: "his greenhouses". */
const ownWork = (work: string, { defendant }: FraudsStory): string =>
  work.replaceAll(whose(defendant), his(defendant))

const land = ({ plaintiff, defendant, land, landPrice }: FraudsStory): Openings => [
  `On March 3, ${defendant.a} and ${plaintiff.a} orally agreed that ${defendant.the} would sell ${plaintiff.the} ${land} for ${landPrice}, with the closing on June 1.`,
  `${capital(defendant.a)} owned ${land} that ${plaintiff.a} wanted to buy. On March 3, they orally agreed on a sale for ${landPrice}, with the closing on June 1.`,
  `${capital(plaintiff.a)} orally agreed on March 3 to buy ${land} from ${defendant.a} for ${landPrice}, with the closing on June 1.`,
]

/** Work by the month or, where no date was set, by the piece. */
function services(twist: Twist, s: FraudsStory): Openings {
  const { plaintiff, defendant, work, project, fee } = s
  const monthly = `${twist === 'later-start' ? 'for eleven months, starting on June 1,' : 'for two years, starting on May 1,'} at $4,000 a month`
  const [task, terms] = twist === 'no-date' ? [project, `for ${fee}`] : [work, monthly]
  return [
    `On March 3, ${plaintiff.a} and ${defendant.a} orally agreed that ${plaintiff.the} would ${task} ${terms}.`,
    `${capital(defendant.a)} orally hired ${plaintiff.a} on March 3 to ${ownWork(task, s)} ${terms}.`,
    `${capital(plaintiff.a)} orally agreed with ${defendant.a} on March 3 to ${task} ${terms}.`,
  ]
}

const debt = ({ plaintiff, debtor, supplied, debt }: FraudsStory): Openings => [
  `${capital(debtor.a)} owed ${plaintiff.a} ${debt} for ${supplied} and could not pay.`,
  `${capital(plaintiff.a)} had been supplying ${debtor.a} with ${supplied}. ${The(debtor)} owed ${plaintiff.the} ${debt} and could not pay.`,
  `After buying ${supplied} on credit from ${plaintiff.a}, ${debtor.a} could not pay the bill of ${debt}.`,
]

/** A sale of goods by telephone. */
function goods(twist: Twist, s: FraudsStory): Openings {
  const { plaintiff } = s
  const buyer = twist === 'consumer' ? s.consumer : s.defendant
  const prices: { readonly [T in Twist]?: string } = {
    'five-hundred': '$500',
    under: '$480',
    consumer: '$750',
  }
  const small = prices[twist]
  const sale = small === undefined ? `${s.goods} for ${s.price}` : `${s.few} for ${small}`
  const wish = twist === 'consumer' ? ` ${He(buyer)} wanted them ${s.use}.` : ''
  return [
    `On April 5, ${plaintiff.a} and ${buyer.a} agreed by telephone that ${plaintiff.the} would sell ${buyer.the} ${sale}.${wish}`,
    `${capital(buyer.a)} telephoned ${plaintiff.a} on April 5 and ordered ${sale}, and ${plaintiff.the} accepted the order.${wish}`,
    `By telephone on April 5, ${plaintiff.a} offered ${buyer.a} ${sale}, and ${buyer.the} accepted.${wish}`,
  ]
}

/** How the story of these facts may begin. */
export function openings({ bargain, twist }: FraudsFacts, s: FraudsStory): Openings {
  if (bargain === 'land') return land(s)
  if (bargain === 'year') return services(twist, s)
  return bargain === 'surety' ? debt(s) : goods(twist, s)
}
