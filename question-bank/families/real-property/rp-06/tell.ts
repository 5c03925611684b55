import type { TransferFacts, TransferSkin } from './facts.ts'

/** The facts in prose: the lease, the transfer, what was agreed about it, what came after, the default. */
export function tell(facts: TransferFacts, skin: TransferSkin): string {
  return [lease(facts, skin), transfer(facts, skin), terms(facts, skin), leave(facts, skin)]
    .concat(later(facts, skin), sale(facts, skin), unpaid(facts, skin))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function lease({ duty, leave: asked, transfer: kind }: TransferFacts, skin: TransferSkin): string {
  const { landlord, tenant, premises, use } = skin
  const made = `In a state that applies the common law of leases, ${landlord} leased ${premises} to ${tenant} for ten years, for use as ${use}`
  const promised = {
    rent: `, and the lease obliged ${tenant} to pay ${skin.rent} a month as rent.`,
    repair: `. The lease obliged ${tenant} to pay rent and to keep ${skin.part} in good repair.`,
    personal: `. The lease obliged ${tenant} to pay rent and to ${skin.favor}.`,
  }[duty]
  const forbidden = kind === 'sublease' ? 'assignment and subletting' : 'assignment'
  const ban = asked === 'banned' ? ` It prohibited ${forbidden} without ${landlord}'s written consent.` : ''
  return `${made}${promised}${ban}`
}

function transfer({ transfer: kind }: TransferFacts, skin: TransferSkin): string {
  const { tenant, taker, moved } = skin
  const who = `After three years ${tenant}, who ${moved},`
  if (kind === 'sublease')
    return `${who} executed a document that transferred the premises to ${taker} for six of the seven remaining years, with possession to return to ${tenant} for the final year.`
  if (kind === 'misnamed')
    return `${who} executed a document entitled "Sublease" that transferred the premises to ${taker} for the entire seven years that remained.`
  return `${who} executed a document that transferred the entire remainder of the term to ${taker}.`
}

function terms({ claim, transfer: kind, assumed }: TransferFacts, skin: TransferSkin): string {
  const { landlord, tenant, taker } = skin
  if (assumed === 'yes')
    return claim === 'tenant v taker'
      ? `In the same document ${taker} promised ${tenant} to perform every obligation in the lease until its expiration.`
      : `In a letter to ${landlord}, ${taker} promised to perform every obligation in the lease until its expiration, and ${landlord} accepted the promise in writing.`
  if (kind === 'sublease')
    return `${taker} promised ${tenant} a separate monthly rent, and nobody mentioned the obligations in the original lease.`
  return `Neither of them said or wrote anything about responsibility for the obligations in the lease.`
}

function leave({ claim, leave: asked, owner }: TransferFacts, skin: TransferSkin): string {
  const { landlord, tenant, taker } = skin
  switch (asked) {
    case 'banned':
      return `${tenant} never requested consent, and ${landlord}, who soon discovered the transfer, has taken no action on account of it.`
    case 'consent':
      return `${landlord} signed a note that read, "I consent to the assignment of this lease to ${taker}."`
    case 'release':
      return `${landlord} signed a note to both that read, "I take ${taker} as my tenant in place of ${tenant}, who from today owes me nothing more." ${tenant} and ${taker} signed it too.`
    case 'not asked':
      return claim === 'landlord v tenant' && owner === 'same'
        ? `${landlord} accepted rent from ${taker} for several months without commenting on the transfer.`
        : ''
  }
}

function later({ stage }: TransferFacts, skin: TransferSkin): string {
  if (stage === 'holding') return ''
  const gone = `transferred that entire interest to ${skin.last}, who took possession`
  return stage === 'passed' ? `A year later ${skin.taker} ${gone} immediately.` : ''
}

function sale({ owner }: TransferFacts, skin: TransferSkin): string {
  return owner === 'sold'
    ? `${skin.landlord} then sold and conveyed the building to ${skin.buyer}, by a deed that did not mention the lease.`
    : ''
}

function unpaid({ claim, transfer: kind, duty, stage }: TransferFacts, skin: TransferSkin): string {
  const { tenant, taker, last } = skin
  const holder = stage === 'passed' ? last : taker
  if (claim === 'tenant v taker') {
    if (kind === 'sublease')
      return `${taker} and ${last} paid ${tenant} everything that was due under the second document. ${tenant} fell behind with the rent under the original lease and eventually paid the landlord ${skin.owed} of it.`
    return `${holder} then stopped paying rent, and ${tenant}, from whom the landlord demanded it, paid ${skin.owed}.`
  }
  const failed = {
    rent: `${holder} then stopped paying rent, until the arrears amounted to ${skin.owed}.`,
    repair: `Several months later ${skin.part} deteriorated badly, nobody made repairs, and the necessary work cost the owner of the building ${skin.cost}.`,
    personal: `${holder} then refused to do anything of the kind, which cost the landlord ${skin.worth}.`,
  }[duty]
  return stage === 'earlier'
    ? `${failed} A month after that ${taker} transferred that entire interest to ${last}, who took possession immediately.`
    : failed
}
