/** Another setup than a player's, by the environment: for development and tests. */
export interface EnvironmentSetup {
  /** the data folder instead of the system's own place */
  dataFolder: string | undefined
  /** a policy file instead of the system's */
  policyFile: string | undefined
  /** the server instead of the one in the settings */
  serverUrl: string | undefined
  /** whether a sign-in may go to the keychain */
  mayRememberSignIn: boolean
}

/**
 * The setup that BARDUEL_ variables name. An installed app reads none of them: any program of the player's could set one,
 * and send the app to its own server that way.
 */
export function environmentSetup(isPackaged: boolean, env: NodeJS.ProcessEnv): EnvironmentSetup {
  const named = isPackaged ? {} : env
  return {
    dataFolder: named.BARDUEL_DATA_FOLDER || undefined,
    policyFile: named.BARDUEL_POLICY_FILE || undefined,
    serverUrl: named.BARDUEL_SERVER_URL || undefined,
    mayRememberSignIn: named.BARDUEL_REMEMBER_SIGN_IN !== '0',
  }
}
