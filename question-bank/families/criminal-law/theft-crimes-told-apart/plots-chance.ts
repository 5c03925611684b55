import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Find } from './finds.ts'
import type { Payment } from './payments.ts'
import type { Plots } from './plot.ts'
import type { TheftStory } from './story.ts'

const finder = ({ find }: TheftStory) => find.finder
const payee = ({ pay }: TheftStory) => pay.payee

function found({ finder: f, loser, thing, place }: Find): [string, string] {
  return [
    `${capital(loser.a)} lost ${thing[0]}. An hour later, ${f.a} saw ${thing[1]} lying ${place}.`,
    `${capital(f.a)} saw ${thing[0]} lying ${place}, where ${loser.a} had lost it an hour before.`,
  ]
}

function cashed({ payee: p, teller, due }: Payment): [string, string] {
  return [
    `${capital(p.a)} went to a bank to cash a check for ${due}.`,
    `${capital(teller.a)} was cashing a check for ${due} for ${p.a}.`,
  ]
}

/** Plots about things that are lost, or paid by mistake. */
export const CHANCE_PLOTS = {
  clue: {
    defendant: finder,
    plot: ({ find: f }) => ({
      opens: found(f),
      rest: `${f.clue} ${The(f.finder)} read this, decided to keep ${f.thing[1]}, and only then picked it up. ${He(f.finder)} took it home and told no one.`,
    }),
  },
  'second-thought': {
    defendant: finder,
    plot: ({ find: f }) => ({
      opens: found(f),
      rest: `${f.clue} ${The(f.finder)} read this and took ${f.thing[1]} home, meaning to call the owner the next day. That evening, ${he(f.finder)} changed ${his(f.finder)} mind and decided to keep it, and ${he(f.finder)} has told no one.`,
    }),
  },
  'no-clue': {
    defendant: finder,
    plot: ({ find: f }) => ({
      opens: [
        `While walking home, ${f.loser.a} lost ${f.cash} in loose bills. Hours later, ${f.finder.a} saw the bills lying ${f.place}.`,
        `${capital(f.finder.a)} saw ${f.cash} in loose bills lying ${f.place}, where ${f.loser.a} had lost them hours before while walking home.`,
      ],
      rest: `No one was near, and nothing about the bills or the place told ${him(f.finder)} who might have lost them. ${The(f.finder)} picked them up, intending from the first to keep them, and spent them that week.`,
    }),
  },
  overpaid: {
    defendant: payee,
    plot: ({ pay: p }) => ({
      opens: cashed(p),
      rest: `Misreading the figure, ${p.teller.the} counted out ${p.paid} on the counter. ${The(p.payee)} saw what had happened while the bills still lay there. Without a word, ${he(p.payee)} picked them up and left, intending to keep the extra ${p.excess}.`,
    }),
  },
  'found-later': {
    defendant: payee,
    plot: ({ pay: p }) => ({
      opens: cashed(p),
      rest: `Misreading the figure, ${p.teller.the} handed over ${p.paid} in a thin stack of bills, which ${p.payee.the} put in ${his(p.payee)} pocket without counting. At home that night, ${he(p.payee)} counted them and realized what had happened. ${He(p.payee)} decided to keep the extra ${p.excess}. ${The(p.payee)} had trusted ${p.teller.the} and until then had known nothing of ${whose(p.teller)} mistake.`,
    }),
  },
} as const satisfies Plots
