/** Returns a harm with 'a' or 'an', or without an article where it can't be counted. */
export const unspecified = (harm: string): string =>
  /failure$|distress$|paralysis$|blindness$|^loss|^(frostbite|hypothermia|pneumonia)$/.test(harm)
    ? harm
    : `${/^[aeiou]/.test(harm) ? 'an' : 'a'} ${harm}`
