const TABS = ['mastery', 'subtopics', 'performance', 'history', 'analytics'] as const

export type StatsTab = (typeof TABS)[number]

/** The tab that one's own page opens at (spec section 2). */
export const DEFAULT_TAB: StatsTab = 'subtopics'

/** The tab an address asks for; an unknown one is the default. */
export const tabIn = (asked: string | null): StatsTab => TABS.find((tab) => tab === asked) ?? DEFAULT_TAB

/** Of another player two tabs are open, and the first is the default (spec section 2). */
export const publicTabIn = (asked: string | null): 'mastery' | 'performance' =>
  asked === 'performance' ? 'performance' : 'mastery'
