const LOOKALIKES: Record<string, string> = { '<': '‹', '>': '›', '&': '＆' }

/** A notification's text: Linux takes markup in it, and a player's name must not become a link there. */
export const plainBody = (body: string, platform: NodeJS.Platform): string =>
  platform === 'linux' ? body.replace(/[<>&]/g, (sign) => LOOKALIKES[sign] ?? '') : body
