// Values as JSON and back, as the structured clone algorithm would copy them. The main process, the page and the preload
// script all use it; in a page it is loaded as text, so it requires nothing.
//
// A special value is written as { $: its kind, v: its content }. With hooks, functions and promises become numbers that
// stand for them; without hooks they cannot be cloned.

const toBase64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const fromBase64 = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

function refuse(what) {
  throw new DOMException(`${what} could not be cloned.`, 'DataCloneError')
}

const bytesOf = (value) =>
  value instanceof ArrayBuffer
    ? new Uint8Array(value)
    : new Uint8Array(value.buffer, value.byteOffset, value.byteLength)

/** Node's Buffer arrives as what it is everywhere else. */
const viewName = (view) =>
  typeof Buffer !== 'undefined' && view instanceof Buffer ? 'Uint8Array' : view.constructor.name

function encodeNumber(value) {
  if (Object.is(value, -0)) return { $: 'n', v: '-0' }
  return Number.isFinite(value) ? value : { $: 'n', v: String(value) }
}

function encodeObject(value, hooks, seen) {
  const inner = (part) => encode(part, hooks, seen)
  if (value instanceof Promise)
    return hooks.promise ? { $: 'p', v: hooks.promise(value) } : refuse('#<Promise>')
  if (value instanceof Date) return { $: 'd', v: value.getTime() }
  if (value instanceof RegExp) return { $: 'x', v: [value.source, value.flags] }
  if (value instanceof Error) return { $: 'e', v: [value.name, value.message, value.stack] }
  if (value instanceof ArrayBuffer) return { $: 'ab', v: toBase64(bytesOf(value)) }
  if (ArrayBuffer.isView(value)) return { $: 't', c: viewName(value), v: toBase64(bytesOf(value)) }
  if (value instanceof Map) return { $: 'm', v: [...value].map((pair) => pair.map(inner)) }
  if (value instanceof Set) return { $: 's', v: [...value].map(inner) }
  if (value instanceof WeakMap || value instanceof WeakSet || value instanceof WeakRef)
    return refuse(`#<${value.constructor.name}>`)
  if (Array.isArray(value)) return { $: 'a', v: value.map(inner) }
  return { $: 'o', v: Object.fromEntries(Object.keys(value).map((key) => [key, inner(value[key])])) }
}

/** @returns what JSON.stringify can write */
function encode(value, hooks = {}, seen = new Map()) {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (value === undefined) return { $: 'u' }
  if (typeof value === 'number') return encodeNumber(value)
  if (typeof value === 'bigint') return { $: 'b', v: String(value) }
  if (typeof value === 'function')
    return hooks.fn ? { $: 'f', v: hooks.fn(value) } : refuse(String(value).slice(0, 60))
  if (typeof value === 'symbol') return refuse(String(value))
  if (seen.has(value)) return { $: 'r', v: seen.get(value) }
  seen.set(value, seen.size)
  return encodeObject(value, hooks, seen)
}

function decodeError([name, message, stack]) {
  const named = globalThis[name]
  const isError = typeof named === 'function' && named.prototype instanceof Error
  return Object.assign(new (isError ? named : Error)(message), { stack })
}

/** Makes a container known before its content is read, since the content may refer to it. */
function keep(seen, container, fill) {
  seen.push(container)
  fill(container)
  return container
}

const DECODERS = {
  u: () => undefined,
  n: (content) => Number(content),
  b: (content) => BigInt(content),
  f: (content, hooks) => hooks.fn(content),
  r: (content, _hooks, seen) => seen[content],
  p: (content, hooks, seen) => keep(seen, hooks.promise(content), () => {}),
  d: (content, _hooks, seen) => keep(seen, new Date(content), () => {}),
  x: (content, _hooks, seen) => keep(seen, new RegExp(...content), () => {}),
  e: (content, _hooks, seen) => keep(seen, decodeError(content), () => {}),
  ab: (content, _hooks, seen) => keep(seen, fromBase64(content).buffer, () => {}),
  t: (content, _hooks, seen, view) => keep(seen, new globalThis[view](fromBase64(content).buffer), () => {}),
  m: (content, hooks, seen) =>
    keep(seen, new Map(), (map) => {
      for (const [key, value] of content) map.set(decode(key, hooks, seen), decode(value, hooks, seen))
    }),
  s: (content, hooks, seen) =>
    keep(seen, new Set(), (set) => {
      for (const value of content) set.add(decode(value, hooks, seen))
    }),
  a: (content, hooks, seen) =>
    keep(seen, [], (list) => {
      for (const value of content) list.push(decode(value, hooks, seen))
    }),
  o: (content, hooks, seen) =>
    keep(seen, {}, (object) => {
      for (const key of Object.keys(content)) object[key] = decode(content[key], hooks, seen)
    }),
}

/** The value that `encode` was given, or a copy of it. */
function decode(encoded, hooks = {}, seen = []) {
  if (encoded === null || typeof encoded !== 'object') return encoded
  return DECODERS[encoded.$](encoded.v, hooks, seen, encoded.c)
}

module.exports = { decode, encode }
