import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const finder = ({ find }: TheftStory) => find.finder
const loser = ({ find }: TheftStory) => find.loser
const payee = ({ pay }: TheftStory) => pay.payee
const teller = ({ pay }: TheftStory) => pay.teller

/** Plots about things that are lost, or paid by mistake. */
export const CHANCE_PLOTS = {
  clue: {
    defendant: finder,
    victim: loser,
    plot: ({ find: f }, { d, v }) =>
      `${capital(v)} lost ${f.thing[0]}. An hour later, ${d} saw ${f.thing[1]} ${f.place}. ${f.clue} ${The(f.finder)} read this, decided to keep what ${he(f.finder)} had found, and only then picked it up. ${He(f.finder)} took it home and told no one.`,
  },
  'second-thought': {
    defendant: finder,
    victim: loser,
    plot: ({ find: f }, { d, v }) =>
      `${capital(v)} lost ${f.thing[0]}. An hour later, ${d} saw ${f.thing[1]} ${f.place}. ${f.clue} ${The(f.finder)} read this and took ${f.thing[1]} home, meaning to call the owner the next day. In the evening, ${he(f.finder)} changed ${his(f.finder)} mind and decided to keep it, and ${he(f.finder)} has told no one.`,
  },
  'no-clue': {
    defendant: finder,
    victim: loser,
    plot: ({ find: f }, { d, v }) =>
      `While walking home, ${v} lost ${f.cash} in loose bills. Hours later, ${d} saw the bills lying ${f.place}. No one was near, and nothing about the bills or the place told ${him(f.finder)} who might have lost them. ${The(f.finder)} picked them up, intending from the first to keep them, and spent them that week.`,
  },
  overpaid: {
    defendant: payee,
    victim: teller,
    plot: ({ pay: p }, { d, v }) =>
      `${capital(d)} handed ${v} a check for ${p.due}. Misreading the figure, ${p.teller.the} counted out ${p.paid}. ${The(p.payee)} saw what had happened while the bills still lay on the counter. Without a word, ${he(p.payee)} took them and left, intending to keep the extra ${p.excess}.`,
  },
  'found-later': {
    defendant: payee,
    victim: teller,
    plot: ({ pay: p }, { d, v }) =>
      `${capital(d)} handed ${v} a check for ${p.due}. Misreading the figure, ${p.teller.the} handed ${him(p.payee)} ${p.paid} in a thin stack of bills. ${The(p.payee)} trusted ${p.teller.the} and pocketed the bills without counting them. At home that night, ${he(p.payee)} counted them, saw what had happened, and decided to keep the extra ${p.excess}.`,
  },
} as const satisfies Plots
