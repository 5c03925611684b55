import type { Away, AwayChoice, DesktopNews, OpenedNews } from './away.ts'
import type { LiveEvent } from './live-wire.ts'

/** The calls the desktop's page may make to its shell: a closed list of typed verbs (design section 8). Nothing else crosses. */
export interface DesktopBridge extends DesktopVerbs {
  live: LiveBridge
  /** the shell has something for the page: `openedNews` or `settingsAsked` has an answer; asked for once a page */
  onCalled(listener: () => void): void
}

/** The cloud's real-time socket, which the engine opens with the session it holds. Wires are numbered by the page. */
export interface LiveBridge {
  open(wire: number): void
  send(wire: number, text: string): void
  close(wire: number): void
  /** what befalls wires; asked for once a page */
  onMessage(listener: (event: LiveEvent) => void): void
}

/** Questions of the page, each answered once. A verb called too often rejects with the message 'rate_limited'. */
export interface DesktopVerbs {
  /** versions for the 'about' box */
  about(): Promise<DesktopAbout>
  /** whether a sign-in outlives this run, or why not */
  signInKept(): Promise<SignInKept>
  /** what the computer's owner decided, for the page to follow and to say */
  managed(): Promise<Managed>
  /** things to tell the player that happened while no page could; each is told once */
  notices(): Promise<string[]>
  /** the server's address, and whether it may be changed here */
  server(): Promise<ServerChoice>
  /** whether the server in force can be reached now; 'none' where there is none */
  checkServer(): Promise<ServerCheck | 'none'>
  /** Another server, null for the app's own: the shell asks the player, checks the server, and starts the app again. */
  chooseServer(address: string | null): Promise<ServerChosen>
  /** what the app does while its window is not in front, and what of it this computer offers */
  away(): Promise<Away>
  chooseAway(choice: AwayChoice): Promise<AwayChosen>
  /** Shows a system notification, where one is wanted now. */
  tellNews(news: DesktopNews): Promise<void>
  /** Takes back what was told of it: a challenge that is gone. */
  dropNews(id: string): Promise<void>
  /** the notification clicked last, for the page to go there; told once */
  openedNews(): Promise<OpenedNews | null>
  /** whether the menu's Settings was chosen; told once */
  settingsAsked(): Promise<boolean>
}

/** The keys of a managed policy, by which it binds the app. */
export type PolicyKey =
  | 'serverUrl'
  | 'ephemeral'
  | 'idleSignOutMinutes'
  | 'disableUpdates'
  | 'disableCompanion'
  | 'disableNotifications'
  | 'rememberSignIn'

export interface Managed {
  /** whether a policy binds anything at all */
  isManaged: boolean
  /** the keys by which it does */
  bound: PolicyKey[]
  ephemeral: boolean
  idleSignOutMinutes: number
  companion: boolean
  /** what is wrong with the policy, in words for whoever looks after the computer */
  problems: string[]
}

export interface ServerChoice {
  /** null where the policy names none that can be used, and where no one has chosen yet */
  address: string | null
  /** chosen by the policy or the environment, and not to be changed in the app */
  fixed: boolean
  /** the app's own server, or null where its build names none */
  own: string | null
}

/**
 * reachable: a Bar Duel server that takes players. not_ready: one that doesn't now. unknown_address: no server has this
 * name. bad_certificate: this computer doesn't trust it.
 */
export type ServerCheck =
  | 'reachable'
  | 'not_ready'
  | 'no_answer'
  | 'not_bar_duel'
  | 'unknown_address'
  | 'bad_certificate'

/** not_allowed: no https address. fixed: somebody else's to choose. declined: the player said no to the shell's question. */
export type ServerChosen = 'saved' | 'not_allowed' | 'fixed' | 'declined' | Exclude<ServerCheck, 'reachable'>

/** not_allowed: no such choice. forbidden: whoever looks after the computer wants none of it. */
export type AwayChosen = 'saved' | 'not_allowed' | 'forbidden'

export interface DesktopAbout {
  version: string
  /** of Electron, Chromium and Node; empty where the runtime says none */
  runtime: string
  platform: string
  updates: UpdatesFrom
}

/**
 * maker: fetched by the app. system: brought by what installed the app, such as a package manager. administrator: the
 * computer's owner deploys them. none: this app was built without a feed.
 */
export type UpdatesFrom = 'maker' | 'system' | 'administrator' | 'none'

/**
 * keychain: kept by the system. memory: forgotten when the app closes, because the system offers no keychain now.
 * policy: forgotten because the computer's owner wants it so.
 */
export type SignInKept = 'keychain' | 'memory' | 'policy'

/** IPC channels, one a verb. */
export const BRIDGE_CHANNELS = {
  about: 'bar-duel:about',
  signInKept: 'bar-duel:sign-in-kept',
  managed: 'bar-duel:managed',
  notices: 'bar-duel:notices',
  server: 'bar-duel:server',
  checkServer: 'bar-duel:check-server',
  chooseServer: 'bar-duel:choose-server',
  away: 'bar-duel:away',
  chooseAway: 'bar-duel:choose-away',
  tellNews: 'bar-duel:tell-news',
  dropNews: 'bar-duel:drop-news',
  openedNews: 'bar-duel:opened-news',
  settingsAsked: 'bar-duel:settings-asked',
} as const satisfies Record<keyof DesktopVerbs, string>

/** The shell's reply to a verb that the page calls too often; the bridge rejects with its code. */
export const TOO_OFTEN = { refused: 'rate_limited' } as const

export const isTooOften = (reply: unknown): reply is typeof TOO_OFTEN =>
  typeof reply === 'object' && reply !== null && 'refused' in reply && reply.refused === TOO_OFTEN.refused

/** The channel of live messages, both ways. */
export const LIVE_CHANNEL = 'bar-duel:live'

/** The channel by which the shell calls the page; it carries nothing. */
export const CALL_CHANNEL = 'bar-duel:call'

/** The name the bridge has on the page's window. */
export const BRIDGE_NAME = 'barDuelDesktop'

/** The renderer's address on the desktop (design section 8). */
export const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://barduel'
