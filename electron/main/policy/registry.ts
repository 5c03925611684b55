const VALUE = /^ {4}(\S.*?) {4}(REG_\w+)(?: {4}(.*))?$/

/** The key's value without a name, which `reg` names in its own language: (Default), (Standard). */
const NAMELESS = /^\(.*\)$/

/** The values that `reg query` printed: a number for REG_DWORD, text for REG_SZ, null for every other kind. */
export function registryValues(printed: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const line of printed.split(/\r?\n/)) {
    const [, name, kind, text = ''] = VALUE.exec(line) ?? []
    if (!name || NAMELESS.test(name)) continue
    values[name] = kind === 'REG_DWORD' ? Number(text) : kind === 'REG_SZ' ? text : null
  }
  return values
}

/** Whether `reg query` of a key lists this subkey; paths are compared without case, as the registry does. */
export const listsKey = (printed: string, subkey: string): boolean =>
  printed.split(/\r?\n/).some((line) => line.trim().toLowerCase().endsWith(`\\${subkey.toLowerCase()}`))
