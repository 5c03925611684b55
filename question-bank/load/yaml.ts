import { parse } from 'yaml'

/** Returns the content of a YAML text, or the reason in one line why it cannot be read. */
export function readYaml(text: string): { readonly content: unknown } | { readonly reason: string } {
  try {
    return { content: parse(text) }
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { reason: `not readable as YAML: ${line}` }
  }
}
