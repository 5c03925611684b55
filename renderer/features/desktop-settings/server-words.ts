import type { ServerCheck, ServerChoice, ServerChosen } from '#protocol/bridge.ts'

/** The check of the server in force. */
export const CHECK_WORDS: Record<ServerCheck | 'none', string> = {
  none: 'Enter your study server’s address. Your school or study group has it.',
  reachable: 'Connected to a Bar Duel server.',
  not_ready: 'This Bar Duel server isn’t ready. Try again in a minute.',
  no_answer: 'No answer from this server. Check your connection, then try again.',
  not_bar_duel: 'Something answered, but it isn’t a Bar Duel server. Check the address.',
  unknown_address: 'We can’t find this address. Check the spelling and your connection.',
  bad_certificate: 'This computer doesn’t trust the server’s certificate. Ask the person who runs it.',
}

/** The outcome of a change. A server that failed its check isn't used. */
export const CHOSEN_WORDS: Record<ServerChosen | 'too_often', string> = {
  ...CHECK_WORDS,
  saved: 'Saved. Bar Duel is restarting...',
  declined: 'Nothing changed.',
  not_allowed: 'Enter an address that starts with https://, such as https://study.school.edu.',
  fixed: 'Your administrator manages this server. You can’t change it.',
  too_often: 'Too many tries. Wait a minute, then try again.',
}

/** The line under a server that can't be changed here. */
export const managedWords = ({ address }: ServerChoice): string =>
  address === null
    ? 'Your administrator’s policy names no server we can use. Nothing syncs.'
    : 'Managed by your administrator. You can’t change it.'
