import type { ExcuseCells } from './reason-id.ts'

/** Reasons where a performer falls ill, or what was rented loses its use. */
export const PURPOSE_CELLS = {
  illness: ({ owner }) => ({
    'no-personal': [
      `the singer's incapacity discharged her duty of personal service`,
      `a duty of personal service is discharged by the performer's incapacity`,
      `Only this singer's voice would do, and she lost it without fault. Incapacity of a necessary person is an excuse.`,
    ],
    'no-frustration': [
      `the illness frustrated the principal purpose of the contract for ${owner.the}`,
      `the singer was discharged by frustration of purpose when she fell ill`,
      `Frustration is for the party whose purpose fails. The singer's excuse is that she could not perform.`,
    ],
    'no-condition': [
      `the singer's good health was an express condition of her duty to sing`,
      `an express condition, that the singer be in good voice, did not occur`,
      `The contract has no express condition of health or voice. The law supplies the excuse.`,
    ],
    'yes-assumed': [
      `a singer who signs a contract that is silent on illness assumes the risk of it`,
      `the singer assumed the risk of illness by omitting it from the contract`,
      `Silence doesn't assume the risk of illness. Health is a basic assumption of a contract for a voice.`,
    ],
    'yes-delegation': [
      `the singer had a duty to send another singer by delegation`,
      `a personal service must be performed through a delegation if the performer is ill`,
      `Delegation to a substitute isn't possible where a duty depends on one singer's talent.`,
    ],
    'yes-cost': [
      `the illness made performance more burdensome but not impracticable`,
      `a performance that becomes more burdensome is not impracticable`,
      `Singing wasn't merely a heavier burden or harder. She could not sing at all.`,
    ],
  }),
  parade: () => ({
    'no-frustration': [
      `the cancellation frustrated the principal purpose of the rental`,
      `the agency was discharged by frustration of purpose when the parade was canceled`,
      `Both sides understood that the balcony was for the parade. The use is possible and worth nothing, which is frustration.`,
    ],
    'no-impossible': [
      `the cancellation made use of the balcony impossible`,
      `the agency was discharged by impossibility when the parade was canceled`,
      `The balcony was still there and the agency could still pay, so nothing was impossible. What failed is the purpose.`,
    ],
    'no-condition': [
      `the parade was an express condition of the duty to pay the rent`,
      `an express condition must be strictly met, and no parade took place`,
      `The lease did not mention the parade, so there's no express condition. Frustration needs none.`,
    ],
    'yes-profit': [
      `a rental that has lost some of its value is not frustrated`,
      `a decline in the value of a rental is not a frustration of purpose`,
      `The use wasn't merely less profitable or of less value. Without a parade, the balcony was rented for nothing.`,
    ],
    'yes-cost': [
      `a rent that proves to be excessive does not make performance impracticable`,
      `the agency's loss on the rent is not impracticability`,
      `It's no question of an excessive rent, a loss, or impracticability. The purpose that both sides had in mind was gone.`,
    ],
    'yes-assumed': [
      `the agency assumed the risk by signing a lease that did not mention the parade`,
      `a lease that omits an event puts on the tenant the risk of its cancellation`,
      `Silence doesn't assume the risk of what both sides take for granted. The advertisement shows the purpose.`,
    ],
  }),
  profit: () => ({
    'yes-profit': [
      `a reduction in the value of the lease is not a frustration of purpose`,
      `a loss of half of the tourists does not frustrate the principal purpose of the lease`,
      `Gifts could still be sold to half of the tourists. Frustration takes an almost total loss of value.`,
    ],
    'yes-fault': [
      `the dealer was at fault for signing a lease that did not allow for fewer tourists`,
      `frustration does not excuse a tenant at fault for not protecting herself in the lease`,
      `Nobody in a gift shop is at fault for a bridge. The claim succeeds because the loss was only partial.`,
    ],
    'yes-divisible': [
      `the lease is divisible, and each month of it is a contract of its own`,
      `the rent under a divisible lease is due for the months that have begun`,
      `Even in a divisible lease an excuse would end the later months. There was no excuse.`,
    ],
    'no-frustration': [
      `the closing of the bridge frustrated the principal purpose of the lease`,
      `the dealer was discharged by frustration of purpose when the bridge was closed`,
      `The principal purpose was known to both, but it wasn't destroyed. Half of the tourists still came.`,
    ],
    'no-impossible': [
      `the closing of the bridge made use of the shop impossible`,
      `the dealer was discharged by impossibility when the bridge was closed`,
      `The dealer could run the shop and pay the rent. Neither performance was impossible.`,
    ],
    'no-ban': [
      `a governmental order closed the bridge and thereby discharged the lease`,
      `the closing of the bridge by governmental order made performance impracticable`,
      `Neither performance became unlawful: the order closed a bridge and forbade neither the shop nor the rent.`,
    ],
    'no-condition': [
      `the usual number of tourists was an express condition of the rent`,
      `an express condition of the rent, that the bridge be open, did not occur`,
      `That both knew of the tourists and the bridge makes no express condition. The lease stated none.`,
    ],
  }),
} satisfies ExcuseCells
