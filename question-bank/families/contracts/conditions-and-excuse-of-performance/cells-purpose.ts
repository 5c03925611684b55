import type { ExcuseCells } from './reason-id.ts'

/** Reasons where a performer falls ill, or what was rented loses its use. */
export const PURPOSE_CELLS = {
  illness: ({ owner }) => ({
    'no-personal': [
      `her incapacity discharged a duty of personal service`,
      `a personal service is discharged by illness of the performer`,
      `Only this singer's voice would do, and she lost it without fault. Incapacity of a necessary person is an excuse.`,
    ],
    'no-frustration': [
      `the illness frustrated the principal purpose of ${owner.the}`,
      `frustration of purpose discharges each side from its duties`,
      `Frustration is for the party whose purpose fails. The singer's excuse is that she could not perform.`,
    ],
    'no-condition': [
      `good health was an express condition of her duty to sing`,
      `an express condition, that she be in good voice, did not occur`,
      `The contract has no express condition of health or voice. The law supplies the excuse.`,
    ],
    'yes-assumed': [
      `a singer who signs without a clause on illness assumes the risk of it`,
      `a contract without a clause on excuse puts the risk on the performer`,
      `Silence doesn't assume the risk of illness. Health is a basic assumption of a contract for a voice.`,
    ],
    'yes-delegation': [
      `delegation was possible, and another singer could have been sent`,
      `a personal service may be performed through a substitute`,
      `Delegation to a substitute isn't possible where a duty depends on one singer's talent.`,
    ],
    'yes-cost': [
      `illness made the performance harder, which is no impracticability`,
      `a heavier burden of performance is no impracticability`,
      `Singing wasn't merely a heavier burden or harder. She could not sing at all.`,
    ],
  }),
  parade: () => ({
    'no-frustration': [
      `the principal purpose of both sides was frustrated by the cancellation`,
      `frustration of purpose discharged the agency when the parade was canceled`,
      `Both sides understood that the balcony was for the parade. The use is possible and worth nothing, which is frustration.`,
    ],
    'no-impossible': [
      `the cancellation made use of the balcony impossible`,
      `impossibility discharged the agency from its duty to pay`,
      `The balcony was still there and the agency could still pay, so nothing was impossible. What failed is the purpose.`,
    ],
    'no-condition': [
      `the parade was an express condition of the rent`,
      `an express condition must be met strictly, and no parade took place`,
      `The lease did not mention the parade, so there's no express condition. Frustration needs none.`,
    ],
    'yes-profit': [
      `the balcony had lost some of its value, which is no frustration`,
      `a less profitable use is no frustration of purpose`,
      `The use wasn't merely less profitable or of less value. Without a parade, the balcony was rented for nothing.`,
    ],
    'yes-cost': [
      `a bargain that turns out costly is no impracticability`,
      `a rent that proves too high is a cost and no impracticability`,
      `It's no question of a costly bargain or a high rent. The purpose that both sides had in mind was gone.`,
    ],
    'yes-assumed': [
      `the agency assumed the risk by signing a lease without a clause on the parade`,
      `a lease that does not mention the parade puts the risk on the agency`,
      `Silence doesn't assume the risk of what both sides take for granted. The advertisement shows the purpose.`,
    ],
  }),
  profit: () => ({
    'yes-profit': [
      `a shop that has become less profitable is no frustration of purpose`,
      `the value of the lease was reduced and not destroyed, so there is no frustration`,
      `Gifts could still be sold to half of the tourists. Frustration takes an almost total loss of value.`,
    ],
    'yes-fault': [
      `the dealer was at fault for not foreseeing that bridges need repair`,
      `impracticability does not excuse a party whose fault brought it about`,
      `Nobody in a gift shop is at fault for a bridge. The claim succeeds because the loss was only partial.`,
    ],
    'yes-divisible': [
      `the lease is divisible, and each month is a contract of its own`,
      `in a divisible contract, rent is due for months that have begun`,
      `Even in a divisible lease an excuse would end the later months. There was no excuse.`,
    ],
    'no-frustration': [
      `closing the bridge frustrated the principal purpose of the lease`,
      `frustration of purpose discharged the dealer when the tourists stayed away`,
      `The principal purpose was known to both, but it wasn't destroyed. Half of the tourists still came.`,
    ],
    'no-impossible': [
      `the closed bridge made use of the shop impossible`,
      `impossibility discharged the dealer from the duty to pay`,
      `The dealer could run the shop and pay the rent. Neither performance was impossible.`,
    ],
    'no-ban': [
      `a governmental order closed the bridge and so discharged the lease`,
      `performance became unlawful when the state closed the bridge`,
      `Neither performance became unlawful: the order closed a bridge and forbade neither the shop nor the rent.`,
    ],
    'no-condition': [
      `the usual number of tourists was an express condition of the rent`,
      `an express condition of the rent, an open bridge, had failed`,
      `That both knew of the tourists and the bridge makes no express condition. The lease stated none.`,
    ],
  }),
} satisfies ExcuseCells
