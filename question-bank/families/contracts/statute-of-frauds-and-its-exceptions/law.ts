import type { FraudsFacts, Twist } from './facts.ts'

const TWISTS: Readonly<Record<FraudsFacts['bargain'], readonly Twist[]>> = {
  land: ['land-note', 'land-letter', 'land-no-price', 'land-two-papers', 'land-paid', 'land-possession'],
  year: ['two-years', 'refusal', 'performed', 'part-performed', 'later-start', 'no-date'],
  surety: ['favor', 'main-purpose', 'to-debtor'],
  goods: [
    'five-hundred',
    'under',
    'told',
    'no-price',
    'no-quantity',
    'confirmed',
    'objected',
    'objected-late',
    'consumer',
    'special',
    'accepted',
    'part-accepted',
    'admitted',
  ],
}

/** The path that these facts take; null for a twist of another kind of bargain. */
export function decide({ bargain, twist }: FraudsFacts): Twist | null {
  return TWISTS[bargain].includes(twist) ? twist : null
}
