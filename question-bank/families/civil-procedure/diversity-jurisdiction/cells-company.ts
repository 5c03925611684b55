import { whose } from '../../engine/party.ts'
import type { DiversityCells } from './reason-id.ts'

/** Reasons where the defendant is a corporation or a limited liability company. */
export const COMPANY_CELLS = {
  charter: ({ company, home, away }) => ({
    'no-corporation': [
      `${company.the} is a citizen of ${home}, its state of incorporation`,
      `incorporation in ${home} made ${company.the} a citizen of that state as well`,
      `A corporation has two kinds of citizenship, and either can destroy diversity. The charter alone makes it a citizen of the plaintiff's state.`,
    ],
    'no-members': [
      `by contracting with a citizen of ${home}, ${company.the} became one as well`,
      `a corporation is a citizen of each state whose citizens it contracts with`,
      `A contract with a citizen of a state can support personal jurisdiction. It doesn't make a corporation a citizen there.`,
    ],
    'yes-nerve': [
      `${company.the} is a citizen of ${away}, where it has its nerve center`,
      `${whose(company)} principal place of business is in ${away}`,
      `The nerve center gives a corporation a second citizenship. It doesn't take away the one that comes with incorporation.`,
    ],
    'yes-corporation': [
      `a corporation with no operations in ${home} is not a citizen of that state`,
      `incorporation in ${home} is not enough without business activity there`,
      `Incorporation is enough. It makes a corporation a citizen even of a state where it has no operations and no business activity.`,
    ],
  }),
  nerve: ({ company, home, away, third }) => ({
    'no-nerve': [
      `${whose(company)} nerve center is in ${home}, where its officers work`,
      `${company.the} is a citizen of ${home}, where its officers direct the business`,
      `The principal place of business is where the officers direct and control the corporation. Here that's the plaintiff's state.`,
    ],
    'no-corporation': [
      `a corporation is a citizen of each state in which it has an office`,
      `an office in ${home} makes ${company.the} a citizen there, whatever its use`,
      `One office among several wouldn't matter. This one is where the officers run the whole corporation.`,
    ],
    'yes-nerve': [
      `the principal place of business is in ${away}, where most of the work is done`,
      `${company.the} is a citizen of ${away}, where it has its facilities and workers`,
      `Counting facilities and workers was one old test. The Supreme Court chose the nerve center, which may lie far from the work.`,
    ],
    'yes-corporation': [
      `a corporation is a citizen of its state of incorporation alone`,
      `${company.the} is a citizen of ${third}, its state of incorporation, alone`,
      `Incorporation gives one citizenship, and the principal place of business gives another.`,
    ],
  }),
  plant: ({ company, home, away, third }) => ({
    'yes-nerve': [
      `${whose(company)} principal place of business is its nerve center in ${away}`,
      `${company.the} is not a citizen of ${home}, where it merely has its operations`,
      `Officers in another state direct the business, and that is the nerve center. Facilities and workers don't change it.`,
    ],
    'yes-corporation': [
      `a corporation is a citizen of its state of incorporation alone`,
      `${company.the} is a citizen of ${third}, its state of incorporation, alone`,
      `A corporation is also a citizen of the state of its principal place of business, so the charter doesn't end the inquiry.`,
    ],
    'no-nerve': [
      `${company.the} has its principal place of business in ${home}, where its workers are`,
      `the bulk of its operations makes ${company.the} a citizen of ${home}`,
      `Hertz rejected a count of workers and sales. The place that matters is the one from which officers direct the company.`,
    ],
    'no-corporation': [
      `a corporation is a citizen of each state in which it is subject to personal jurisdiction`,
      `personal jurisdiction over ${company.the} in ${home} makes it a citizen of that state`,
      `For venue, a corporation resides wherever it's subject to personal jurisdiction. For diversity, its citizenship is a narrower matter.`,
    ],
  }),
  shareholder: ({ company, owner, home, away, third }) => ({
    'yes-corporation': [
      `the citizenship of a shareholder is not attributed to a corporation`,
      `${company.the} is a citizen of ${third} and ${away}, whoever owns its stock`,
      `Who holds the stock doesn't matter. Incorporation and nerve center, both in other states, give this corporation its citizenship.`,
    ],
    'yes-members': [
      `a shareholder's citizenship counts if the shareholder owns all of the stock`,
      `a shareholder's citizenship is attributed to a corporation that has a single shareholder`,
      `Even a single shareholder who owns all of the stock isn't counted. A corporation has its own citizenship, and no shareholder's is attributed to it.`,
    ],
    'no-members': [
      `the majority shareholder makes ${company.the} a citizen of ${home}`,
      `${company.the} shares the citizenship of ${owner.the}, who controls its stock`,
      `A majority shareholder controls the stock and no more. It's an unincorporated association that shares the citizenship of its owners.`,
    ],
    'no-nerve': [
      `the nerve center is in ${home}, the domicile of the controlling shareholder`,
      `control by ${owner.the} moves the principal place of business to ${home}`,
      `The nerve center is where officers direct the business. Power to elect a board doesn't move it to a shareholder's home.`,
    ],
  }),
  member: ({ company, owner, home, away, third }) => ({
    'no-members': [
      `the membership of ${owner.the} makes ${company.the} a citizen of ${home}`,
      `a limited liability company has the citizenship of each of its members`,
      `An LLC has the citizenship of every member, however small the interest. One from the plaintiff's state destroys complete diversity.`,
    ],
    'no-corporation': [
      `diversity jurisdiction does not extend to unincorporated associations`,
      `a limited liability company has no citizenship under the diversity statute`,
      `Unincorporated associations can be diverse. They're citizens of the states of their members, and this one's members are the trouble.`,
    ],
    'yes-nerve': [
      `${company.the} is a citizen of ${third} and ${away}, where it is organized and run`,
      `the principal place of business and state of organization are not in ${home}`,
      `Organization and a principal place of business count for a corporation. An LLC takes its citizenship from its members.`,
    ],
    'yes-members': [
      `a member who takes no part in management does not affect diversity`,
      `${owner.the}, as a passive member, is not counted in citizenship`,
      `Every member counts, active or passive. Taking part in management has nothing to do with citizenship.`,
    ],
  }),
  llc: ({ company, home, away, third }) => ({
    'yes-members': [
      `${company.the} is a citizen of the states of its members, ${away} and ${third}`,
      `no member of ${company.the} is a citizen of ${home}`,
      `An LLC has the citizenship of its members, wherever it was organized and wherever it's run. Neither member shares the plaintiff's.`,
    ],
    'yes-corporation': [
      `an unincorporated association has no citizenship that could destroy diversity`,
      `a limited liability company has no state citizenship for diversity purposes`,
      `An LLC isn't without citizenship. It has that of each member, and here none of them is from the plaintiff's state.`,
    ],
    'no-corporation': [
      `${company.the} is a citizen of ${home}, the state of its organization`,
      `organization in ${home}, like incorporation, makes ${company.the} a citizen there`,
      `A state of incorporation counts for corporations. An LLC isn't a citizen of the state whose law it was organized under.`,
    ],
    'no-nerve': [
      `${whose(company)} principal place of business is in ${home}`,
      `its nerve center makes ${company.the} a citizen of ${home}`,
      `The nerve center matters for a corporation. An LLC borrows the citizenship of its members.`,
    ],
  }),
} satisfies DiversityCells
